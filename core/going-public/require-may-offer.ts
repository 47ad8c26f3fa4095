import type { Database, Tx } from '../db/database.ts';
import { Failure } from '../kernel/errors.ts';
import { hasBanOnNewOffers } from './going-public-store.ts';

/** Whether the portal lets a dealership bring further cars online; those on offer stay. */
export async function mayOfferMore(db: Database | Tx, dealershipId: number): Promise<boolean> {
  return !(await hasBanOnNewOffers(db, dealershipId));
}

/** Refuses a further car of a dealership that the portal has restricted so. */
export async function requireMayOffer(tx: Tx, dealershipId: number): Promise<void> {
  if (!(await mayOfferMore(tx, dealershipId))) throw new Failure('no-new-listings');
}
