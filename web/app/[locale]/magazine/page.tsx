import { cache } from 'react';
import { askedList } from '#features/magazine/list/asked-list.ts';
import { ShowList } from '#features/magazine/list/show-list.tsx';
import { loadArticles } from '#features/magazine/load-magazine.ts';
import { magazineMetadata } from '#features/magazine/magazine-metadata.ts';
import { missingMetadata } from '#lib/page/missing-metadata.ts';
import { NotFound } from '#lib/page/not-found.tsx';
import { currentLocale } from '#lib/texts/current-locale.ts';

type Props = PageProps<'/[locale]/magazine'>;

const load = cache(async (search: string | undefined, page: number) =>
  loadArticles(await currentLocale(), { search, page }),
);

export async function generateMetadata({ searchParams }: Props) {
  const query = await searchParams;
  const asked = askedList(query);
  return asked ? magazineMetadata(await load(asked.search, asked.page), asked, query) : missingMetadata('unknown');
}

/** The magazine, and what a search in it finds. */
export default async function MagazineListPage({ searchParams }: Props) {
  const asked = askedList(await searchParams);
  return asked ? <ShowList list={await load(asked.search, asked.page)} asked={asked} /> : <NotFound />;
}
