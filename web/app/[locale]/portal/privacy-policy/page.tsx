import { textMetadata } from '#features/portal/portal-metadata.ts';
import { TextPage } from '#features/portal/text-page.tsx';

export function generateMetadata(props: PageProps<'/[locale]/portal/privacy-policy'>) {
  return textMetadata('privacy-policy', props);
}

export default function PrivacyPolicyPage() {
  return <TextPage name="privacy-policy" />;
}
