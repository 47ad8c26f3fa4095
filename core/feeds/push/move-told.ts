import type { Actor } from '../../accounts/actor.ts';
import type { Tx } from '../../db/database.ts';
import { InvalidRequest } from '../../kernel/errors.ts';
import type { ListingChange } from '../../listings/changing/change-listing.ts';
import type { ChangeBatch } from '../../listings/changing/settle-changes.ts';
import { fieldsOf } from '../../listings/editing/car-fields.ts';
import { moveCar } from '../../listings/editing/move-listing.ts';
import { type OwnCar, stateOf } from '../../listings/editing/own-car.ts';
import { type AppliedCar, nameOf, refusedCar, unchangedCar } from '../cars/applied-car.ts';
import { refusals, wholeCar } from '../cars/line-issues.ts';
import { isOffered } from '../cars/plan-car.ts';
import type { LineIssue } from '../feed-car.ts';
import type { KnownCar } from './find-known-cars.ts';
import type { ToldCar } from './told-car.ts';

type State = NonNullable<ListingChange['state']>;

/**
 * What a state alone decides, before fields are looked at: a car that is gone needs none. A sale that is taken back is on offer
 * again first, and `changed`. Undefined where only the fields are to be looked at.
 */
export async function settleByState(
  tx: Tx,
  actor: Actor,
  car: ToldCar,
  known: KnownCar | undefined,
  batch: ChangeBatch,
): Promise<AppliedCar | undefined> {
  const { state } = car;
  if (state === 'withdrawn') return withdraw(tx, actor, car, known, batch);
  if (state === 'sold') {
    if (!known?.own.online) return refusedCar(car, [stateRefuses(known)], known?.own.id ?? null);
    return isOffered(known.own) ? undefined : move(tx, actor, car, known.own, 'sold', batch);
  }
  if (state === undefined || known?.own.online?.state !== 'sold') return undefined;
  if (known.locked.includes('state')) return unchangedCar(car, known.own.id, [keptState(car, known.own)]);
  return move(tx, actor, car, known.own, 'active', batch);
}

/** Brings a car that is on offer into the state that was told. What somebody has set by hand stays, but a sale counts. */
export async function moveAfter(
  tx: Tx,
  actor: Actor,
  car: ToldCar,
  applied: AppliedCar,
  { own, locked, batch }: KnownCar & { batch: ChangeBatch },
): Promise<AppliedCar> {
  const { state } = car;
  if (state === undefined) return applied;
  if (!isOffered(own)) {
    const isSo = state === 'active' || stateOf(own) === state;
    return isSo ? applied : withIssue(applied, { ...stateRefuses({ own, locked: [] }), severity: 'drops' });
  }
  if (stateOf(own) === state) return applied;
  if (state !== 'sold' && locked.includes('state')) return withIssue(applied, keptState(car, own));
  const moved = await move(tx, actor, car, own, state, batch);
  if (moved.fate === 'refused') return withIssue(applied, ...moved.issues);
  return {
    ...applied,
    fate: applied.fate === 'unchanged' ? 'changed' : applied.fate,
    changes: [...applied.changes, ...moved.changes],
  };
}

async function withdraw(
  tx: Tx,
  actor: Actor,
  car: ToldCar,
  known: KnownCar | undefined,
  batch: ChangeBatch,
): Promise<AppliedCar> {
  if (!known) return refusedCar(car, [stateRefuses(known)]);
  const { own } = known;
  // A draft stays: what somebody has put into it is not a system's to throw away.
  if (!own.online) return { ...unchangedCar(car, own.id), fate: 'withdrawn', title: titleOf(car, own), isDraft: true };
  if (!isOffered(own)) return { ...unchangedCar(car, own.id), title: titleOf(car, own) };
  const moved = await move(tx, actor, car, own, 'withdrawn', batch);
  return moved.fate === 'refused' ? moved : { ...moved, fate: 'withdrawn' };
}

async function move(
  tx: Tx,
  actor: Actor,
  car: ToldCar,
  own: OwnCar,
  state: State,
  batch: ChangeBatch,
): Promise<AppliedCar> {
  const before = stateOf(own);
  if (before === state) return { ...unchangedCar(car, own.id), title: titleOf(car, own) };
  try {
    await moveCar(tx, actor, own, state, { source: 'api', batch });
  } catch (error) {
    // Found before anything was written: the step is none, or the car lacks what the catalogue demands today.
    if (!(error instanceof InvalidRequest)) throw error;
    const isStep = error.issues.some(({ code }) => code === 'invalid-transition');
    const issues = isStep ? [stateRefuses({ own, locked: [] })] : refusals(error.issues);
    return refusedCar(car, issues, own.id);
  }
  const changes = [{ field: 'state', before, after: state }];
  return { ...unchangedCar(car, own.id), fate: 'changed', title: titleOf(car, own), changes };
}

function stateRefuses(known: KnownCar | undefined): LineIssue {
  return wholeCar('state-refuses', 'refuses', { column: 'state', understood: known ? stateOf(known.own) : null });
}

function keptState({ state }: ToldCar, own: OwnCar): LineIssue {
  return wholeCar('field-locked', 'keeps', { column: 'state', raw: state ?? null, understood: stateOf(own) });
}

function withIssue(applied: AppliedCar, ...issues: readonly LineIssue[]): AppliedCar {
  return { ...applied, issues: [...applied.issues, ...issues] };
}

function titleOf(car: ToldCar, { online, draft }: OwnCar): string {
  return fieldsOf(online, draft).title ?? nameOf(car);
}
