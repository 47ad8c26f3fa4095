import { textMetadata } from '#features/portal/portal-metadata.ts';
import { TextPage } from '#features/portal/text-page.tsx';

export function generateMetadata(props: PageProps<'/[locale]/portal/data-protection'>) {
  return textMetadata('data-protection', props);
}

export default function DataProtectionPage() {
  return <TextPage name="data-protection" />;
}
