import { textMetadata } from '#features/portal/portal-metadata.ts';
import { TextPage } from '#features/portal/text-page.tsx';

export function generateMetadata(props: PageProps<'/[locale]/portal/ranking'>) {
  return textMetadata('ranking', props);
}

export default function RankingPage() {
  return <TextPage name="ranking" />;
}
