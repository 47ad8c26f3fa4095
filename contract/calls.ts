import { listingCalls } from './listings.ts';
import { cityCalls, regionCalls } from './regions.ts';
import { searchCalls } from './search.ts';
import { sitemapCalls } from './sitemap.ts';

/** Every call there is: the server registers each of them, the client sends them, OpenAPI describes them. */
export const calls = {
  ...regionCalls,
  ...cityCalls,
  ...listingCalls,
  ...sitemapCalls,
  ...searchCalls,
};
export type Calls = typeof calls;
