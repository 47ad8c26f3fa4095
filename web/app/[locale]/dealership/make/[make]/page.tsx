import { directoryMetadata } from '#features/dealership-directory/directory-metadata.ts';
import { DirectoryPage } from '#features/dealership-directory/directory-page.tsx';

type Props = PageProps<'/[locale]/dealership/make/[make]'>;

export async function generateMetadata({ params, searchParams }: Props) {
  const { make } = await params;
  return directoryMetadata({ path: { make }, query: await searchParams });
}

export default async function DealershipsOfMakePage({ params, searchParams }: Props) {
  const { make } = await params;
  return <DirectoryPage path={{ make }} query={await searchParams} />;
}
