import { cityTag, districtTag } from '@kardan/contract/cache-tags';
import type { Tx } from '../db/database.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { enqueuePurge } from './enqueue-purge.ts';

interface CityFacts {
  id: number;
  name: string;
  postcode: string;
  districtId: number;
  latitude: number;
  longitude: number;
}

/** What search documents hold of a city; a large one has tens of thousands of cars, which other changes leave alone. */
const shownByListings = ['name', 'postcode', 'districtId', 'latitude', 'longitude'] as const;

/** Where search agents around a postcode measure from. */
const measuredFrom = ['postcode', 'latitude', 'longitude'] as const;

/**
 * Has a city that was added (`before` is missing), changed or removed (`after` is missing) brought before visitors, once
 * that commits: its listings, the agents that look around it, and the pages in caches that name it or list it.
 */
export async function announceCity(
  tx: Tx,
  { before, after }: { before?: CityFacts; after?: CityFacts },
): Promise<void> {
  const states = [before, after].filter((state) => state !== undefined);
  const hasChanged = (field: keyof CityFacts) => before?.[field] !== after?.[field];
  // No listing stands in a city that is new or about to go.
  if (before && after && shownByListings.some(hasChanged)) {
    await enqueue(tx, 'refresh-listings-in-city', [{ cityId: after.id }], { priority: 'bulk' });
  }
  if (measuredFrom.some(hasChanged)) {
    const postcodes = new Set(states.map(({ postcode }) => postcode));
    const jobs = [...postcodes].map((postcode) => ({ postcode }));
    await enqueue(tx, 'refresh-agents-around', jobs, { priority: 'bulk' });
  }
  await enqueuePurge(
    tx,
    states.flatMap(({ id, districtId }) => [cityTag(id), districtTag(districtId)]),
  );
}
