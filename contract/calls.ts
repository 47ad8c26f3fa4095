import { carPageCalls } from './car-pages.ts';
import { costCalls } from './costs.ts';
import { creditExampleCalls } from './credit-examples.ts';
import { dealershipSearchCalls } from './dealership-search.ts';
import { dealershipCalls } from './dealerships.ts';
import { homePageCalls } from './home-page.ts';
import { leftBarCalls } from './left-bar.ts';
import { listingCalls } from './listings.ts';
import { mailCalls } from './mail.ts';
import { mediaCalls } from './media.ts';
import { noticeCalls } from './notices.ts';
import { priceRatingCalls } from './price-rating.ts';
import { referenceCalls } from './references.ts';
import { regionNavigationCalls } from './region-navigation.ts';
import { regionalCalls } from './regional.ts';
import { cityCalls, regionCalls } from './regions.ts';
import { savedCarCalls } from './saved-cars.ts';
import { searchCalls } from './search.ts';
import { searchAgentCalls } from './search-agent.ts';
import { searchMapCalls } from './search-map.ts';
import { searchRescueCalls } from './search-rescue.ts';
import { searchTextCalls } from './search-text.ts';
import { similarListingCalls } from './similar-listings.ts';
import { sitemapCalls } from './sitemap.ts';
import { statisticsCalls } from './statistics.ts';

/** Every call there is: the server registers each of them, the client sends them, OpenAPI describes them. */
export const calls = {
  ...regionCalls,
  ...cityCalls,
  ...listingCalls,
  ...priceRatingCalls,
  ...costCalls,
  ...creditExampleCalls,
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
  ...mailCalls,
  ...statisticsCalls,
  ...similarListingCalls,
  ...savedCarCalls,
  ...noticeCalls,
  ...dealershipSearchCalls,
  ...searchAgentCalls,
  ...dealershipCalls,
  ...regionNavigationCalls,
  ...regionalCalls,
};
export type Calls = typeof calls;
