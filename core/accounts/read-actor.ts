import type { DealershipState } from '@kardan/contract/values/accounts';
import type { Database, Tx } from '../db/database.ts';
import type { Actor, ActorMembership, DealershipRight } from './actor.ts';
import { loadAccountRights, loadActor, type StoredActor } from './actor-store.ts';
import type { SessionClaims } from './sessions/access-token.ts';

const rights: Record<StoredActor['memberships'][number]['role'], DealershipRight> = {
  'dealer-owner': 'owner',
  'group-owner': 'owner',
  'dealer-staff': 'staff',
  'group-analyst': 'reader',
};
const order: DealershipRight[] = ['reader', 'staff', 'owner'];

/**
 * Who a session's claims speak for, with the rights they have now: a token only says which session it is, so what is
 * ended, locked, suspended or taken away holds from the next call on. Nobody when session or account are over.
 */
export async function readActor({ db }: { db: Database }, claims: SessionClaims): Promise<Actor | undefined> {
  const { accountId, sessionId } = claims;
  const stored = await loadActor(db, accountId, sessionId);
  if (!stored) return undefined;
  const { isOperator, isEditor, signedInAt, expiresAt, isStrong } = stored;
  const needsSecondFactor = isOperator && !isStrong;
  const session = { id: sessionId, signedInAt, expiresAt, isStrong, needsSecondFactor };
  if (needsSecondFactor) {
    return { accountId, session, isOperator: false, isEditor: false, memberships: new Map() };
  }
  const actingFor = new Set(stored.actingFor);
  return { accountId, session, isOperator, isEditor, actingFor, memberships: membershipsOf(stored) };
}

/**
 * Somebody whose act a worker goes on with, with the rights they have now; whoever has left or was locked has none, so that
 * every use case refuses.
 */
export async function readActorOfAccount(
  { db }: { db: Database },
  accountId: number | null,
  requestId?: string,
): Promise<Actor> {
  const stored = accountId === null ? undefined : await loadAccountRights(db, accountId);
  return {
    accountId,
    isOperator: stored?.isOperator ?? false,
    isEditor: stored?.isEditor ?? false,
    actingFor: new Set(stored?.actingFor),
    memberships: stored ? membershipsOf(stored) : new Map(),
    ...(requestId !== undefined && { requestId }),
  };
}

/** An actor with the rights of this very moment, never more of the portal than before: whoever has waited for a lock may have lost them. */
export async function readActorAgain(tx: Tx, actor: Actor): Promise<Actor> {
  const now = await readActorOfAccount({ db: tx }, actor.accountId, actor.requestId);
  const isOperator = actor.isOperator && now.isOperator;
  return { ...actor, ...now, isOperator, isEditor: actor.isEditor && now.isEditor };
}

/** Of several rights in one dealership the widest counts. */
function membershipsOf({ memberships }: Pick<StoredActor, 'memberships'>): Map<number, ActorMembership> {
  const byDealership = new Map<number, ActorMembership>();
  for (const { dealershipId, role, state } of memberships) {
    const right = rights[role];
    const known = byDealership.get(dealershipId);
    if (known && order.indexOf(known.right) >= order.indexOf(right)) continue;
    byDealership.set(dealershipId, { right, isSuspended: isSuspended(state) });
  }
  return byDealership;
}

/** Whether a dealership in this state can be looked at by its people, and changed by none of them. */
export function isSuspended(state: DealershipState): boolean {
  return state === 'suspended' || state === 'closed';
}
