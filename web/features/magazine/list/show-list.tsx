import type { ArticleList } from '@kardan/contract/calls/content/articles';
import type { ApiFailure } from '#lib/api/api-failure.ts';
import { NotFound } from '#lib/page/not-found.tsx';
import { PageOutage } from '#lib/page/page-outage.tsx';
import type { ListAsked } from '../load-magazine.ts';
import { MagazinePage } from './magazine-page.tsx';

/** A list, or why there is none: a page beyond the last does not exist. */
export function ShowList({ list, asked }: { list: ArticleList | ApiFailure; asked: ListAsked }) {
  if ('failed' in list) return <PageOutage failure={list} />;
  return asked.page > list.pages ? <NotFound /> : <MagazinePage list={list} asked={asked} />;
}
