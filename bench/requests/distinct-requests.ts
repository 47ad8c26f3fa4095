import type { SearchRequest } from '@kardan/contract/calls/search/search';
import { normaliseRequest } from '@kardan/core/search/query/normalise-request';
import { journey } from './journey.ts';
import type { Market } from './market.ts';
import { valueDrawer } from './narrow.ts';
import { randomFrom } from './random.ts';

/**
 * That many requests of which no two are the same question after normalising, the most often drawn first: drawing them
 * by rank is drawing them by popularity. The same market and seed give the same requests.
 */
export function distinctRequests(market: Market, seed: number, count: number): SearchRequest[] {
  const random = randomFrom(seed);
  const values = valueDrawer(market);
  const drawn = new Map<string, { request: SearchRequest; times: number }>();
  for (let visitors = 0; drawn.size < count; visitors++) {
    if (visitors > count * 20) throw new Error(`the market is too small for ${count} distinct requests`);
    for (const request of journey(market, values, random)) {
      const question = JSON.stringify(normaliseRequest(request));
      const known = drawn.get(question);
      if (known) known.times++;
      else if (drawn.size < count) drawn.set(question, { request, times: 1 });
    }
  }
  return [...drawn.values()].sort((a, b) => b.times - a.times).map(({ request }) => request);
}
