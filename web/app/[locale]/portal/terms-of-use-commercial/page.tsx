import { textMetadata } from '#features/portal/portal-metadata.ts';
import { TextPage } from '#features/portal/text-page.tsx';

export function generateMetadata(props: PageProps<'/[locale]/portal/terms-of-use-commercial'>) {
  return textMetadata('terms-of-use-commercial', props);
}

export default function TermsOfUseCommercialPage() {
  return <TextPage name="terms-of-use-commercial" />;
}
