import type { FeedCar } from '../feed-car.ts';
import type { FeedSite, StoredFeed } from '../set-up/feed-store.ts';

export type SiteFinder = (car: Pick<FeedCar, 'site'>) => number | null;

/**
 * Says which dealership a car of a feed stands at. A feed of one dealership needs no names of sites; once some are told, a car of
 * another site is not taken for its own.
 */
export function siteFinder({ dealershipId, siteMap }: StoredFeed, sites: readonly FeedSite[]): SiteFinder {
  const own = new Set(sites.map(({ id }) => id));
  const hasNames = Object.keys(siteMap).length > 0;
  return ({ site }) => {
    if (dealershipId !== null && (!hasNames || site === null)) return dealershipId;
    const found = site === null || !Object.hasOwn(siteMap, site) ? undefined : siteMap[site];
    // A dealership that has left the group since is none of the feed's.
    return found !== undefined && own.has(found) ? found : null;
  };
}
