import type { OwnListing } from '@kardan/contract/calls/stock/own-listing';
import type { Actor } from '../../accounts/actor.ts';
import { recordAct } from '../../audit/record-act.ts';
import { announcePictures } from '../../changes/announce-pictures.ts';
import type { Tx } from '../../db/database.ts';
import type { ListingState } from '../../db/schema.gen.ts';
import { InvalidRequest } from '../../kernel/errors.ts';
import type { CatalogueServices } from '../../vehicles/catalogue/catalogue-of.ts';
import { changeListing, type ListingChange } from '../changing/change-listing.ts';
import type { WriteOptions } from '../changing/write-change.ts';
import { blockedTwinIssues } from '../checking/blocked-twin.ts';
import { publicationIssues } from '../checking/publication-issues.ts';
import { loadTwins } from '../checking/twin-store.ts';
import { fieldsOf, fieldsOnline } from './car-fields.ts';
import { changeOwnCar, withOwnCar } from './change-own-car.ts';
import { type CarReference, type OwnCar, picturesOf, picturesOnline } from './own-car.ts';
import { deleteDraft, deletePublications, deleteSchedules } from './working-copy-store.ts';

/** Reserves, sells or withdraws a car that is or was online, or takes that back; what is not online yet stays aside. */
export function moveListing(
  services: CatalogueServices,
  actor: Actor,
  reference: CarReference,
  state: NonNullable<ListingChange['state']>,
): Promise<OwnListing> {
  return changeOwnCar(services, actor, reference, (tx, car) => moveCar(tx, actor, car, state));
}

/**
 * The same with a car that is held. One that comes back is held to what the catalogue demands today, and to blocks; back to a
 * reservation it goes by way of the offer.
 */
export async function moveCar(
  tx: Tx,
  actor: Actor,
  car: OwnCar,
  state: NonNullable<ListingChange['state']>,
  how: Pick<WriteOptions, 'source' | 'priority' | 'batch'> = {},
): Promise<void> {
  const { id, dealershipId, online } = car;
  if (!online) throw notFromHere(state);
  if (state === 'reserved' && goneByHand.some((each) => each === online.state) && !how.batch)
    await moveCar(tx, actor, car, 'active', how);
  if (comesBack(online.state, state)) {
    const twins = await loadTwins(tx, { id, dealershipId, vin: online.vin, externalId: null });
    const issues = [...publicationIssues(fieldsOnline(online)), ...blockedTwinIssues(twins)];
    if (issues.length > 0) throw new InvalidRequest(issues);
  }
  await changeListing(tx, actor, id, { state }, how);
  if (state === 'sold' || state === 'withdrawn') await deletePublications(tx, id);
}

const goneByHand = ['sold', 'withdrawn'] as const satisfies ListingState[];

export function comesBack(from: string, to: string): boolean {
  return to === 'active' && from !== 'active' && from !== 'reserved';
}

function notFromHere(state: string): InvalidRequest {
  const message = `a draft cannot become ${state}`;
  return new InvalidRequest([{ path: ['state'], code: 'invalid-transition', message }]);
}

/** Withdraws a car; one that was never online is deleted. */
export function withdrawListing(services: CatalogueServices, actor: Actor, reference: CarReference): Promise<void> {
  return withOwnCar(services, actor, reference, async (tx, car) => {
    if (car.online) await moveCar(tx, actor, car, 'withdrawn');
    else await forgetDraft(tx, actor, car);
  });
}

/** Throws away what is not online yet; a car that never was goes. */
export function discardChanges(services: CatalogueServices, actor: Actor, reference: CarReference): Promise<void> {
  return withOwnCar(services, actor, reference, async (tx, car) => {
    if (car.online) await forgetChanges(tx, car);
    else await forgetDraft(tx, actor, car);
  });
}

async function forgetChanges(tx: Tx, car: OwnCar): Promise<void> {
  await deleteDraft(tx, car.id);
  await announcePictures(tx, picturesOf(car), picturesOnline(car.online));
}

async function forgetDraft(tx: Tx, actor: Actor, car: OwnCar): Promise<void> {
  const { id, dealershipId, online, draft } = car;
  await forgetChanges(tx, car);
  await deleteSchedules(tx, id);
  const label = fieldsOf(online, draft).title ?? `#${id}`;
  await recordAct(tx, actor, { action: 'listing.deleted', dealershipId, object: { id, label } });
}
