import type { StockState } from '@kardan/contract/values/stock';
import type { Actor } from '../../accounts/actor.ts';
import { findOwnDealership } from '../../accounts/find-own-dealership.ts';
import { requireStaff, requireStaffToRead } from '../../accounts/policies.ts';
import type { Database, Tx } from '../../db/database.ts';
import { NotFound } from '../../kernel/errors.ts';
import {
  type CarPicture,
  loadDraft,
  loadOnlineCar,
  lockCar,
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
  const { id } = await findOwnDealership({ db }, actor, reference.dealershipId);
  return loadOwnCar(db, actor, id, reference.listingId, false);
}

/** A car that the actor may change, held against other changes until the transaction ends. */
export async function holdOwnCar(tx: Tx, actor: Actor, dealershipId: number, listingId: number): Promise<OwnCar> {
  await lockCar(tx, listingId);
  return loadOwnCar(tx, actor, dealershipId, listingId, true);
}

async function loadOwnCar(
  db: Database | Tx,
  actor: Actor,
  dealershipId: number,
  listingId: number,
  hold: boolean,
): Promise<OwnCar> {
  const object = `car ${listingId}`;
  (hold ? requireStaff : requireStaffToRead)(actor, dealershipId, object);
  const online = await loadOnlineCar(db, listingId, { hold });
  const draft = await loadDraft(db, listingId);
  if ((online ?? draft)?.dealershipId !== dealershipId) throw new NotFound(object);
  return { id: listingId, dealershipId, online, draft };
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
