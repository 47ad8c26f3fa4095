import { textMetadata } from '#features/portal/portal-metadata.ts';
import { TextPage } from '#features/portal/text-page.tsx';

export function generateMetadata(props: PageProps<'/[locale]/portal/interfaces'>) {
  return textMetadata('interfaces', props);
}

export default function InterfacesPage() {
  return <TextPage name="interfaces" />;
}
