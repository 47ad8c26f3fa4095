import { type Calls, calls } from '@kardan/contract/calls/calls';
import { z } from 'zod';
import type { Places } from './portal-store.ts';

export interface Question {
  call: keyof Calls;
  query: string;
  path: string;
  /** A download, which nobody waits for with a page. */
  isFile: boolean;
}

/** What is asked beyond the bare address: what a call needs, and the filters that people use. */
const queries = (places: Places): { [Name in keyof Calls]?: string[] } => ({
  findings: ['kind=vin&state=open', 'kind=price&state=open', 'kind=picture&state=decided'],
  portalListings: [
    '',
    'state=blocked',
    'q=volkswagen',
    'q=golf&state=active',
    `q=${places.vin}`,
    `dealership=${places.dealershipSlug}`,
    'q=autohaus',
    'q=gibtesnicht',
  ],
  transparency: ['year=2026'],
  exportTransparency: ['year=2026&language=de-AT'],
  operatorNotices: ['', 'state=open', 'assigned=nobody'],
  officeDealerships: ['', 'q=haus', 'q=gibtesnicht', 'state=active&sort=cars', 'restricted=true'],
  portalHistory: ['', 'action=listing.published', `dealershipId=${places.dealershipId}`],
  contentDifference: ['from=1&to=1'],
  contentReferences: ['language=de-AT'],
  contentCarBlock: ['text=Golf&language=de-AT'],
  creditConditions: ['kind=credit'],
  creditConditionExample: ['kind=credit&nominalInterestPercent=5.9&processingFeeEur=150&language=de-AT'],
  vitalsHealth: ['metric=LCP'],
  searchHealth: ['language=de-AT'],
  operatorFeeds: ['', 'text=haus', 'filter=broken'],
  wordMeaning: ['word=bulli'],
});

/** Every call that only reads, of operators and editors. */
export function questionsOf(places: Places): Question[] {
  const asked = queries(places);
  return Object.entries(calls)
    .filter(([, { method, path }]) => method === 'GET' && path.startsWith('/admin/operator/'))
    .flatMap(([name, { path, response }]) =>
      (asked[name as keyof Calls] ?? ['']).map((query) => ({
        call: name as keyof Calls,
        query,
        path: path.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(places[key] ?? '')),
        isFile: response instanceof z.ZodFile,
      })),
    );
}
