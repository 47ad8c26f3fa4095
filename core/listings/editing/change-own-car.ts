import type { OwnListing } from '@kardan/contract/calls/stock/own-listing';
import type { Actor } from '../../accounts/actor.ts';
import { findOwnDealership } from '../../accounts/find-own-dealership.ts';
import { inTransaction, type Tx } from '../../db/database.ts';
import type { CatalogueServices } from '../../vehicles/catalogue/catalogue-of.ts';
import { type CarReference, holdOwnCar, type OwnCar, readOwnCar } from './own-car.ts';
import { presentOwnListing } from './present-own-listing.ts';

/** A car as its own people see it, in any state. */
export async function readOwnListing(
  services: CatalogueServices,
  actor: Actor,
  reference: CarReference,
): Promise<OwnListing> {
  return presentOwnListing(services, await readOwnCar(services.db, actor, reference));
}

/** Changes a car of the actor's in one transaction, held against other changes, and tells how it is then. */
export async function changeOwnCar(
  services: CatalogueServices,
  actor: Actor,
  reference: CarReference,
  change: (tx: Tx, car: OwnCar) => Promise<void>,
): Promise<OwnListing> {
  await withOwnCar(services, actor, reference, change);
  return readOwnListing(services, actor, reference);
}

/** The same for a change after which the car may be gone. */
export async function withOwnCar(
  { db }: CatalogueServices,
  actor: Actor,
  { dealershipId, listingId }: CarReference,
  change: (tx: Tx, car: OwnCar) => Promise<void>,
): Promise<void> {
  const { id } = await findOwnDealership({ db }, actor, dealershipId);
  await inTransaction(db, async (tx) => change(tx, await holdOwnCar(tx, actor, id, listingId)));
}
