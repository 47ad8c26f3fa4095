import type { Database } from '../db/database.ts';
import { NotFound } from '../errors.ts';
import { findActiveDealership } from './dealership-store.ts';

/** The dealership visitors know by this id or slug; one that is not public does not exist for them. */
export async function findDealership({ db }: { db: Database }, idOrSlug: string) {
  const dealership = await findActiveDealership(db, idOrSlug);
  if (!dealership) throw new NotFound('dealership');
  return dealership;
}
