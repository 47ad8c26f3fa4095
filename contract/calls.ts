import { carPageCalls } from './car-pages.ts';
import { homePageCalls } from './home-page.ts';
import { leftBarCalls } from './left-bar.ts';
import { listingCalls } from './listings.ts';
import { mediaCalls } from './media.ts';
import { referenceCalls } from './references.ts';
import { cityCalls, regionCalls } from './regions.ts';
import { searchCalls } from './search.ts';
import { searchMapCalls } from './search-map.ts';
import { searchRescueCalls } from './search-rescue.ts';
import { searchTextCalls } from './search-text.ts';
import { sitemapCalls } from './sitemap.ts';

/** Every call there is: the server registers each of them, the client sends them, OpenAPI describes them. */
export const calls = {
  ...regionCalls,
  ...cityCalls,
  ...listingCalls,
  ...sitemapCalls,
  ...searchCalls,
  ...searchRescueCalls,
  ...searchMapCalls,
  ...searchTextCalls,
  ...homePageCalls,
  ...carPageCalls,
  ...leftBarCalls,
  ...referenceCalls,
  ...mediaCalls,
};
export type Calls = typeof calls;
