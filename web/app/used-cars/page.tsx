import type { Metadata } from 'next';
import { NoSuchPage } from '#features/search/no-such-page.tsx';
import { lastPageOf, pageFromUrl, pathOfPage } from '#features/search/page-number.ts';
import { Results } from '#features/search/results.tsx';
import { SearchOutage } from '#features/search/search-outage.tsx';
import { searchUsedCars } from '#features/search/search-used-cars.ts';

const path = '/used-cars';

export async function generateMetadata({ searchParams }: PageProps<'/used-cars'>): Promise<Metadata> {
  const page = pageFromUrl((await searchParams).page) ?? 1;
  return {
    title: page === 1 ? 'Gebrauchtwagen' : `Gebrauchtwagen, Seite ${page}`,
    description: 'Gebrauchtwagen von Händlern aus ganz Österreich.',
    alternates: { canonical: pathOfPage(path, page) },
  };
}

export default async function UsedCarsPage({ searchParams }: PageProps<'/used-cars'>) {
  const page = pageFromUrl((await searchParams).page);
  if (page === undefined) return <NoSuchPage path={path} lastPage={1} />;
  const answer = await searchUsedCars(page);
  if (answer.failed) return <SearchOutage failure={answer} path={pathOfPage(path, page)} />;
  const lastPage = lastPageOf(answer.total);
  if (page > lastPage) return <NoSuchPage path={path} lastPage={lastPage} />;
  return (
    <>
      <h1>Gebrauchtwagen</h1>
      <Results answer={answer} path={path} page={page} />
    </>
  );
}
