import { textMetadata } from '#features/portal/portal-metadata.ts';
import { ReachFigures } from '#features/portal/reach/reach-figures.tsx';
import { WaysToAdvertise } from '#features/portal/reach/ways-to-advertise.tsx';
import { TextPage } from '#features/portal/text-page.tsx';

export function generateMetadata(props: PageProps<'/[locale]/portal/media-data'>) {
  return textMetadata('media-data', props);
}

export default function MediaDataPage() {
  return (
    <TextPage name="media-data" before={<ReachFigures />}>
      <WaysToAdvertise />
    </TextPage>
  );
}
