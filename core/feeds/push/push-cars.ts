import type { CarToPush, PushedCar, PushedCars } from '@kardan/contract/calls/stock/push';
import type { Actor } from '../../accounts/actor.ts';
import { findOwnDealership } from '../../accounts/find-own-dealership.ts';
import { requireStaff } from '../../accounts/policies.ts';
import { inTransaction, type Tx } from '../../db/database.ts';
import { Failure } from '../../kernel/errors.ts';
import type { CatalogueServices } from '../../vehicles/catalogue/catalogue-of.ts';
import { answerOnce } from './answer-once.ts';
import { applyTold, type PushPlace } from './apply-told.ts';
import { findKnownCars, type KnownCar } from './find-known-cars.ts';
import { notePushed } from './note-pushed.ts';
import { presentPushed } from './present-pushed.ts';
import { openPushFeed, tryLockStock } from './push-store.ts';
import { pushTurns } from './push-turns.ts';
import { refusalOf } from './refused-car.ts';
import { readToldCars, type ToldCar, toldCar } from './told-car.ts';

interface Named {
  /** By which the caller names the request; the same again does nothing. */
  idempotencyKey?: string | undefined;
}

/** Creates or changes many cars by the dealer's own numbers; one that is refused keeps no other from being taken. */
export async function pushCars(
  services: CatalogueServices,
  actor: Actor,
  dealership: string,
  cars: readonly unknown[],
  { idempotencyKey: key }: Named,
): Promise<PushedCars> {
  const dealershipId = await findStock(services, actor, dealership);
  return inTurn(services, dealershipId, (tx) =>
    answerOnce(tx, { dealershipId, key, request: cars }, async () => {
      const told = readToldCars(cars);
      const { items, place, number } = await pushTold(services, tx, actor, dealershipId, told, { alone: false });
      return { items, run: { feedId: place.feedId, number } };
    }),
  );
}

/** Creates or changes one car by the dealer's own number; refuses with everything that is wrong, on record. */
export function pushCar(
  services: CatalogueServices,
  actor: Actor,
  { dealership, number }: { dealership: string; number: string },
  car: CarToPush,
  named: Named & { ifMatch?: number | undefined },
): Promise<PushedCar> {
  return pushAlone(services, actor, dealership, toldCar(1, number, car), named);
}

/** Withdraws the car of this number. */
export async function withdrawPushedCar(
  services: CatalogueServices,
  actor: Actor,
  { dealership, number }: { dealership: string; number: string },
  { ifMatch }: { ifMatch?: number | undefined },
): Promise<PushedCar> {
  const told = toldCar(1, number, { fields: {}, state: 'withdrawn' });
  return pushAlone(services, actor, dealership, told, { ifMatch, mustExist: true });
}

interface Alone extends Named {
  ifMatch?: number | undefined;
  mustExist?: boolean;
}

async function pushAlone(
  services: CatalogueServices,
  actor: Actor,
  dealership: string,
  told: ToldCar,
  { idempotencyKey: key, ifMatch, mustExist = false }: Alone,
): Promise<PushedCar> {
  const dealershipId = await findStock(services, actor, dealership);
  const pushed = await inTurn(services, dealershipId, (tx) =>
    answerOnce(tx, { dealershipId, key, request: { told, ifMatch } }, async () => {
      const { items } = await pushTold(services, tx, actor, dealershipId, [told], { alone: true, ifMatch, mustExist });
      return items[0] as PushedCar;
    }),
  );
  // After it is on record: whoever looks at the run sees what was refused, and why.
  if (pushed.fate === 'refused') throw refusalOf(pushed);
  return pushed;
}

/** One call of a dealership at a time: in this process they wait before they take a connection, in others they come again. */
function inTurn<Answer>(
  { db }: CatalogueServices,
  dealershipId: number,
  work: (tx: Tx) => Promise<Answer>,
): Promise<Answer> {
  return pushTurns.take(dealershipId, () =>
    inTransaction(db, async (tx) => {
      if (!(await tryLockStock(tx, dealershipId))) throw new Failure('request-in-progress');
      return work(tx);
    }),
  );
}

async function pushTold(
  services: CatalogueServices,
  tx: Tx,
  actor: Actor,
  dealershipId: number,
  told: readonly ToldCar[],
  { alone, ...wanted }: { alone: boolean } & Pick<Alone, 'ifMatch' | 'mustExist'>,
): Promise<{ items: PushedCar[]; place: PushPlace; number: number }> {
  const feed = await openPushFeed(tx, dealershipId);
  if (feed.state === 'paused')
    throw new Failure('feed-not-possible', { message: 'its owner has paused the push feed' });
  const place = { feedId: feed.id, dealershipId };
  const numbers = [...new Set(told.flatMap(({ number }) => number ?? []))];
  const known = await findKnownCars(tx, actor, place, numbers);
  if (alone) refuseOther(known.get(numbers[0] ?? ''), wanted);
  const applied = await applyTold(services, tx, actor, place, told, known);
  const number = await notePushed(tx, actor, place, applied, { alone });
  return { items: await presentPushed(tx, applied), place, number };
}

/** Refuses what is based on another revision than the car has, and what needs a car where there is none. */
function refuseOther(known: KnownCar | undefined, { ifMatch, mustExist }: Pick<Alone, 'ifMatch' | 'mustExist'>): void {
  if (mustExist && !known) throw new Failure('not-found');
  if (ifMatch !== undefined && ifMatch !== (known ? (known.own.online?.revision ?? 0) : undefined))
    throw new Failure('stale-revision');
}

async function findStock({ db }: CatalogueServices, actor: Actor, dealership: string): Promise<number> {
  const { id } = await findOwnDealership({ db }, actor, dealership);
  requireStaff(actor, id, 'dealership');
  return id;
}
