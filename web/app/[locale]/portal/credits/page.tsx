import { textMetadata } from '#features/portal/portal-metadata.ts';
import { TextPage } from '#features/portal/text-page.tsx';

export function generateMetadata(props: PageProps<'/[locale]/portal/credits'>) {
  return textMetadata('credits', props);
}

export default function CreditsPage() {
  return <TextPage name="credits" />;
}
