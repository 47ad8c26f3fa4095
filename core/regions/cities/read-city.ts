import type { City } from '@kardan/contract/calls/regions/regions';
import type { Database } from '../../db/database.ts';
import { NotFound } from '../../kernel/errors.ts';
import { idOrSlug } from '../../kernel/id-or-slug.ts';
import { loadCity, loadCityOfName } from './city-store.ts';

/** The city that an id, a slug, an earlier slug or a slug without postcode names; its slug of today is in the answer. */
export async function readCity({ db }: { db: Database }, reference: string): Promise<City> {
  const key = idOrSlug(reference);
  const named = key && (await loadCity(db, key));
  const city = named ?? (key?.slug && (await loadCityOfName(db, key.slug)));
  if (!city) throw new NotFound('city');
  return city;
}
