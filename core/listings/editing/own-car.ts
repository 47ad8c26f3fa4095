import type { StockState } from '@kardan/contract/values/stock';
import type { Actor } from '../../accounts/actor.ts';
import { findOwnDealership } from '../../accounts/find-own-dealership.ts';
import { requireStaff, requireStaffToRead } from '../../accounts/policies.ts';
import type { Database, Tx } from '../../db/database.ts';
import { NotFound } from '../../kernel/errors.ts';
import {
  type CarPicture,
  loadDrafts,
  loadOnlineCars,
  lockCars,
  type OnlineCar,
  type StoredDraft,
} from './working-copy-store.ts';

/** A car of a dealership: what is or was online, its working copy, or both. */
export interface OwnCar {
  id: number;
  dealershipId: number;
  online: OnlineCar | undefined;
  draft: StoredDraft | undefined;
}

/** Which car of which dealership, as a path names them. */
export interface CarReference {
  dealershipId: string;
  listingId: number;
}

/** A car that the actor may look at; another dealership's does not exist. */
export async function readOwnCar(db: Database, actor: Actor, reference: CarReference): Promise<OwnCar> {
  const { dealershipId, listingId } = reference;
  const { id } = await findOwnDealership({ db }, actor, dealershipId);
  requireStaffToRead(actor, id, `car ${listingId}`);
  return foundCar(listingId, await loadOwnCars(db, id, [listingId], false));
}

/** A car that the actor may change, held against other changes until the transaction ends. */
export async function holdOwnCar(tx: Tx, actor: Actor, dealershipId: number, listingId: number): Promise<OwnCar> {
  return foundCar(listingId, await holdOwnCars(tx, actor, dealershipId, [listingId]));
}

/** The same for many cars of a dealership, by id; those that are not there, or another's, are left out. */
export async function holdOwnCars(
  tx: Tx,
  actor: Actor,
  dealershipId: number,
  listingIds: readonly number[],
): Promise<Map<number, OwnCar>> {
  requireStaff(actor, dealershipId, `car ${listingIds[0]}`);
  await lockCars(tx, listingIds);
  return loadOwnCars(tx, dealershipId, listingIds, true);
}

function foundCar(listingId: number, cars: ReadonlyMap<number, OwnCar>): OwnCar {
  const car = cars.get(listingId);
  if (!car) throw new NotFound(`car ${listingId}`);
  return car;
}

async function loadOwnCars(
  db: Database | Tx,
  dealershipId: number,
  listingIds: readonly number[],
  hold: boolean,
): Promise<Map<number, OwnCar>> {
  // Publishing makes a listing of a draft: whoever asks for the listing first may miss both.
  const drafts = new Map((await loadDrafts(db, listingIds)).map((draft) => [draft.id, draft]));
  const online = new Map((await loadOnlineCars(db, listingIds, { hold })).map((car) => [car.id, car]));
  const cars = listingIds.map((id) => ({ id, dealershipId, online: online.get(id), draft: drafts.get(id) }));
  const own = cars.filter((car) => (car.online ?? car.draft)?.dealershipId === dealershipId);
  return new Map(own.map((car) => [car.id, car]));
}

export function stateOf({ online }: OwnCar): StockState {
  return online?.state ?? 'draft';
}

export function picturesOf({ online, draft }: OwnCar): CarPicture[] {
  return draft?.pictures ?? picturesOnline(online);
}

export function picturesOnline(online: OnlineCar | undefined): CarPicture[] {
  return (online?.pictures ?? []) as unknown as CarPicture[];
}
