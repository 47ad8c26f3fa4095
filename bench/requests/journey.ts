import { type SearchFilters, type SearchRequest, searchRequest } from '@kardan/contract/calls/search/search';
import type { Sort } from '@kardan/contract/values/sorts';
import { writeCursor } from '@kardan/core/search/query/cursor';
import { facetsOnScreen } from './facets-on-screen.ts';
import type { Market } from './market.ts';
import type { valueDrawer } from './narrow.ts';
import type { Random } from './random.ts';
import { weighted } from './weighted.ts';

type Values = ReturnType<typeof valueDrawer>;
type Landing = (values: Values, random: Random) => SearchFilters;

/** Where visitors enter: category pages, make and model pages from search engines, regional pages, the box for words. */
const drawLanding = weighted<Landing>([
  [(values, random) => ({ category: values.draw('category', random) }), 30],
  [(values, random) => ({ vehicles: values.draw('vehicles', random) }), 26],
  [(values, random) => ({ category: ['used'], vehicles: values.draw('vehicles', random) }), 12],
  [(values, random) => ({ category: ['used'], region: values.draw('region', random) }), 8],
  [(values, random) => ({ place: values.draw('place', random) }), 8],
  [() => ({ fuel: ['electric'] }), 7],
  [() => ({ body: ['cabriolet'] }), 2],
  [(values, random) => ({ text: values.draw('text', random) }), 4],
]);

const drawStep = weighted<'narrow' | 'widen' | 'sort' | 'page' | 'scroll'>([
  ['narrow', 70],
  ['widen', 6],
  ['sort', 9],
  ['page', 13],
  ['scroll', 2],
]);

const drawSort = weighted<Sort>([
  ['price-asc', 50],
  ['newest', 26],
  ['mileage-asc', 9],
  ['registration-desc', 7],
  ['price-desc', 5],
  ['distance', 3],
]);

const drawPage = weighted([
  [2, 60],
  [3, 22],
  [4, 11],
  [5, 7],
]);

const maxFilters = 5;

/**
 * One visitor's searches: landing, then step by step a filter more, now and then a filter less, another order or a
 * further page. Three steps follow the landing on average.
 */
export function* journey(market: Market, values: Values, random: Random): Generator<SearchRequest> {
  let filters = drawLanding(random)(values, random);
  let sort: Sort = 'relevance';
  yield firstPage(filters, sort);
  while (random() < 0.75) {
    switch (drawStep(random)) {
      case 'narrow':
        if (Object.keys(filters).length >= maxFilters) return;
        filters = values.narrow(filters, random);
        yield firstPage(filters, sort);
        break;
      case 'widen':
        filters = withoutLast(filters);
        if (sort === 'distance' && !filters.place) sort = 'relevance';
        yield firstPage(filters, sort);
        break;
      case 'sort':
        sort = drawSort(random);
        if (sort === 'distance' && !filters.place) sort = 'newest';
        yield firstPage(filters, sort);
        break;
      case 'page':
        yield { ...firstPage(filters, sort), page: drawPage(random) };
        break;
      case 'scroll':
        yield searchRequest.parse({ ...filters, sort: 'newest', cursor: cursorAmongNewest(market, random) });
        break;
    }
  }
}

function firstPage(filters: SearchFilters, sort: Sort): SearchRequest {
  return searchRequest.parse({ ...filters, sort, facets: facetsOnScreen(filters) });
}

function withoutLast(filters: SearchFilters): SearchFilters {
  return Object.fromEntries(Object.entries(filters).slice(0, -1));
}

/** As after some pages of the newest cars: a car published up to two days before the newest. */
function cursorAmongNewest(market: Market, random: Random): string {
  const publishedAt = market.newestAt.getTime() - Math.floor(random() * 2 * 86_400_000);
  return writeCursor('newest', [publishedAt, 1 + Math.floor(random() * market.total)]);
}
