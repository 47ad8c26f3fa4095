import { textMetadata } from '#features/portal/portal-metadata.ts';
import { PressList } from '#features/portal/press-list.tsx';
import { TextPage } from '#features/portal/text-page.tsx';

export function generateMetadata(props: PageProps<'/[locale]/portal/press'>) {
  return textMetadata('press', props);
}

export default function PressPage() {
  return (
    <TextPage name="press" lists="press">
      <PressList />
    </TextPage>
  );
}
