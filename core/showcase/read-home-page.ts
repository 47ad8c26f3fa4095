import type { HomePage } from '@kardan/contract/calls/pages/home-page';
import { byName } from '@kardan/contract/values/by-name';
import type { Language } from '@kardan/contract/values/identifiers';
import type { Database } from '../db/database.ts';
import { listRegions } from '../regions/list-regions.ts';
import type { SearchEngine } from '../search/engine.ts';
import { bodyCounts, counted, namedGroups } from '../search/summary/named-groups.ts';
import { sectionCounts, sectionGroups } from '../search/summary/section-counts.ts';
import { summariseListings } from '../search/summary/summarise-listings.ts';
import { vehicleDirectory } from '../vehicles/vehicle-directory.ts';
import { countActiveDealerships } from './active-dealership-store.ts';

const popularMakes = 18;
const newestCars = 8;
const bestRated = 8;
const priceDrops = 8;
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Everything the home page shows, asked of the engine in one round trip. */
export async function readHomePage(
  services: { db: Database; search: SearchEngine },
  language: Language,
  now = new Date(),
): Promise<HomePage> {
  const daysAgo = (days: number) => wholeMinute(now.getTime() - days * dayMs);
  const [makes, regions, dealerships, { summaries, asOf }] = await Promise.all([
    vehicleDirectory(services),
    listRegions(services, language),
    countActiveDealerships(services.db),
    summariseListings(services, [
      { filters: {}, groups: { ...sectionGroups, make: [], region: [] } },
      { filters: { withPictures: true }, cards: { order: 'newest', limit: newestCars, spread: true } },
      { filters: {}, cards: { order: 'newest', limit: newestCars } },
      { filters: {}, cheaperSince: daysAgo(1) },
      {
        // The newest and not the cheapest of them: those are mostly cars whose listing does not tell why.
        filters: { priceRating: ['very-good'], withPictures: true },
        cards: { order: 'newest', limit: bestRated, spread: true },
      },
      {
        filters: {},
        cheaperSince: daysAgo(7),
        cards: { order: 'latest-price-drop', limit: priceDrops, spread: true },
      },
    ]),
  ]);
  const [market, newest, newestOfAll, cheaperToday, goodPrices, cheaper] = summaries;
  const makesWithCars = namedGroups(market.groups.make, makes).map(counted);
  return {
    total: market.total,
    dealerships,
    sections: sectionCounts(market),
    popularMakes: makesWithCars.slice(0, popularMakes),
    makes: makesWithCars.length,
    bodies: bodyCounts(market.groups.body),
    regions: namedGroups(market.groups.region, regions).map(counted).sort(byName),
    newest: (newest.total > 0 ? newest : newestOfAll).cards,
    bestRated: goodPrices.cards,
    priceDrops: { lastDay: cheaperToday.total, latest: cheaper.cards },
    asOf,
  };
}

/** The same moment for all who ask within a minute, so that the engine can answer from its cache. */
function wholeMinute(momentMs: number): Date {
  return new Date(Math.floor(momentMs / minuteMs) * minuteMs);
}
