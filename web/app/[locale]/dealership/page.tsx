import { directoryMetadata } from '#features/dealership-directory/directory-metadata.ts';
import { DirectoryPage } from '#features/dealership-directory/directory-page.tsx';

type Props = PageProps<'/[locale]/dealership'>;

export async function generateMetadata({ searchParams }: Props) {
  return directoryMetadata({ path: {}, query: await searchParams });
}

export default async function DealershipsPage({ searchParams }: Props) {
  return <DirectoryPage path={{}} query={await searchParams} />;
}
