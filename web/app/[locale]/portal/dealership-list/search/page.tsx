import { directoryMetadata } from '#features/dealership-directory/directory-metadata.ts';
import { PortalSearchPage } from '#features/dealership-directory/portal/portal-search-page.tsx';

type Props = PageProps<'/[locale]/portal/dealership-list/search'>;

export async function generateMetadata({ searchParams }: Props) {
  return directoryMetadata({ path: { portal: true }, query: await searchParams });
}

export default async function DealershipListSearchPage({ searchParams }: Props) {
  return <PortalSearchPage query={await searchParams} />;
}
