import { articleTagOf, articleTagWords } from '@kardan/contract/labels/content';
import type { ArticleTag } from '@kardan/contract/values/content';
import { permanentRedirect } from 'next/navigation';
import { cache } from 'react';
import { askedList } from '#features/magazine/list/asked-list.ts';
import { ShowList } from '#features/magazine/list/show-list.tsx';
import { tagHref } from '#features/magazine/list/tag-href.ts';
import { loadArticles } from '#features/magazine/load-magazine.ts';
import { magazineMetadata } from '#features/magazine/magazine-metadata.ts';
import { missingMetadata } from '#lib/page/missing-metadata.ts';
import { NotFound } from '#lib/page/not-found.tsx';
import { currentLocale } from '#lib/texts/current-locale.ts';

type Props = PageProps<'/[locale]/magazine/topic/[tag]'>;

const load = cache(async (tag: ArticleTag, page: number) => loadArticles(await currentLocale(), { tag, page }));

export async function generateMetadata({ params, searchParams }: Props) {
  const query = await searchParams;
  const tag = articleTagOf((await params).tag);
  const asked = tag && askedList(query, tag);
  return asked ? magazineMetadata(await load(tag, asked.page), asked, query) : missingMetadata('unknown');
}

/** Articles of a topic; its name in another language leads to this one's. */
export default async function TopicPage({ params, searchParams }: Props) {
  const { tag: slug } = await params;
  const [locale, query] = await Promise.all([currentLocale(), searchParams]);
  const tag = articleTagOf(slug);
  if (tag && articleTagWords[locale][tag].slug !== slug) permanentRedirect(tagHref(locale, tag));
  const asked = tag && askedList(query, tag);
  return asked ? <ShowList list={await load(tag, asked.page)} asked={asked} /> : <NotFound />;
}
