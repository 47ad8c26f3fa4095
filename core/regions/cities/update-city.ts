import type { City, CityInput } from '@kardan/contract/calls/regions/regions';
import type { Tx } from '../../db/database.ts';
import { Failure, NotFound } from '../../kernel/errors.ts';
import { idOrSlug } from '../../kernel/id-or-slug.ts';
import { refreshListingsInCity } from '../../listings/refresh-listings-in-city.ts';
import { enqueueAgentsAround } from '../../search-agents/agent-index/enqueue-agents-around.ts';
import { announceCity } from './announce-city.ts';
import { checkCity } from './check-city.ts';
import { loadCityForChange, saveCity } from './city-store.ts';
import { refusingTakenSlug } from './slug-conflict.ts';

/** What search documents hold of a city; a large one has tens of thousands of cars, which other changes leave alone. */
const shownByListings = ['name', 'postcode', 'districtId', 'latitude', 'longitude'] as const;

/** Where search agents around a postcode measure from. */
const measuredFrom = ['postcode', 'latitude', 'longitude'] as const;

/**
 * Replaces a city's data, in the search documents of its listings and of agents around it too, unless somebody changed it
 * since that revision. A new slug must be given; the old one still leads here.
 */
export async function updateCity(tx: Tx, reference: string, revision: number, input: CityInput): Promise<City> {
  const key = idOrSlug(reference);
  const city = key && (await loadCityForChange(tx, key));
  if (!city) throw new NotFound('city');
  if (city.revision !== revision) throw new Failure('stale-revision');
  const fields = await checkCity(tx, { ...input, slug: input.slug ?? city.slug });
  const saved = await refusingTakenSlug(saveCity(tx, city.id, fields));
  const hasChanged = (field: keyof City) => saved[field] !== city[field];
  if (shownByListings.some(hasChanged)) await refreshListingsInCity(tx, city.id);
  if (measuredFrom.some(hasChanged)) await enqueueAgentsAround(tx, [city.postcode, saved.postcode]);
  await announceCity(tx, city, saved);
  return saved;
}
