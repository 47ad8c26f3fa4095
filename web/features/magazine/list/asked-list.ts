import type { ArticleTag } from '@kardan/contract/values/content';
import { type Query, toSearchParams } from '#lib/routes/query.ts';
import type { ListAsked } from '../load-magazine.ts';

const maxSearch = 100;

/** What an address asks of the magazine; undefined when there can be no such page. */
export function askedList(query: Query, tag?: ArticleTag): ListAsked | undefined {
  const params = toSearchParams(query);
  const page = params.get('page') ?? '1';
  if (!/^[1-9]\d{0,2}$/.test(page)) return undefined;
  const search = tag ? undefined : params.get('q')?.trim().slice(0, maxSearch) || undefined;
  return { tag, search, page: Number(page) };
}
