import { directoryMetadata } from '#features/dealership-directory/directory-metadata.ts';
import { DirectoryPage } from '#features/dealership-directory/directory-page.tsx';

type Props = PageProps<'/[locale]/dealership/region/[region]'>;

export async function generateMetadata({ params, searchParams }: Props) {
  const { region } = await params;
  return directoryMetadata({ path: { region }, query: await searchParams });
}

export default async function DealershipsInRegionPage({ params, searchParams }: Props) {
  const { region } = await params;
  return <DirectoryPage path={{ region }} query={await searchParams} />;
}
