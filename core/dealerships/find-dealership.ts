import type { Database } from '../db/database.ts';
import { NotFound } from '../kernel/errors.ts';
import { idOrSlug } from '../kernel/id-or-slug.ts';
import { loadActiveDealership } from './dealership-store.ts';

/** The dealership visitors know by this id, slug or earlier slug; one that is not public does not exist for them. */
export async function findDealership({ db }: { db: Database }, reference: string) {
  const key = idOrSlug(reference);
  const dealership = key && (await loadActiveDealership(db, key));
  if (!dealership) throw new NotFound('dealership');
  return dealership;
}
