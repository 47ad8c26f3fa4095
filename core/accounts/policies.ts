import { freshSignInMinutes } from '@kardan/contract/values/accounts';
import { Failure, NotFound } from '../kernel/errors.ts';
import type { Actor, ActorSession, DealershipRight } from './actor.ts';

/**
 * Who may do what. A use case asks here with the object it has loaded, never with what a path says of it; access rules of
 * the API only refuse earlier. What belongs to another dealership does not exist for the actor: NotFound, never a hint.
 */

/** Whether the actor works for the dealership, in any role; operators look at all. */
export function worksFor(actor: Actor, dealershipId: number): boolean {
  return actor.isOperator || actor.memberships.has(dealershipId);
}

/** Whether the dealership speaks through the actor: one of the portal who only reads in it, or acts for it, is not its own. */
export function isStaffOf(actor: Actor, dealershipId: number): boolean {
  const right = actor.memberships.get(dealershipId)?.right;
  return right === 'owner' || right === 'staff';
}

/** The same for what only an owner says for the dealership. */
export function isOwnerOf(actor: Actor, dealershipId: number): boolean {
  return actor.memberships.get(dealershipId)?.right === 'owner';
}

/** Whether somebody of the portal looks at a dealership that is not theirs: that is on record. */
export function looksFromOutside(actor: Actor, dealershipId: number): boolean {
  return actor.isOperator && !actor.memberships.has(dealershipId);
}

/** Refuses whoever has nothing to do with the dealership that the object belongs to. */
export function requireMember(actor: Actor, dealershipId: number, object: string): void {
  if (!worksFor(actor, dealershipId)) throw new NotFound(object);
}

/** Refuses whoever may not look at what staff works with; a suspended dealership's may. */
export function requireStaffToRead(actor: Actor, dealershipId: number, object: string): void {
  requireMember(actor, dealershipId, object);
  if (!actor.isOperator && actor.memberships.get(dealershipId)?.right === 'reader') throw new Failure('forbidden');
}

/** Refuses whoever may not change what staff works with. */
export function requireStaff(actor: Actor, dealershipId: number, object: string): void {
  requireStaffToRead(actor, dealershipId, object);
  requireToChange(actor, dealershipId, ['owner', 'staff']);
}

/** Refuses whoever may not look at what is the owner's: staff is told so, to others the object does not exist. */
export function requireOwnerToRead(actor: Actor, dealershipId: number, object: string): void {
  requireMember(actor, dealershipId, object);
  if (!actor.isOperator && actor.memberships.get(dealershipId)?.right !== 'owner') throw new Failure('forbidden');
}

/** Refuses whoever may not change what is the owner's. */
export function requireOwner(actor: Actor, dealershipId: number, object: string): void {
  requireOwnerToRead(actor, dealershipId, object);
  requireToChange(actor, dealershipId, ['owner']);
}

/** Whether an owner's things can be changed by the actor, as the pages show it. */
export function mayChangeAsOwner(actor: Actor, dealershipId: number): boolean {
  return mayChange(actor, dealershipId, ['owner']);
}

/** The same for what staff works with. */
export function mayChangeAsStaff(actor: Actor, dealershipId: number): boolean {
  return mayChange(actor, dealershipId, ['owner', 'staff']);
}

function mayChange(actor: Actor, dealershipId: number, rights: readonly DealershipRight[]): boolean {
  if (actor.actingFor?.has(dealershipId)) return true;
  const membership = actor.memberships.get(dealershipId);
  return membership !== undefined && rights.includes(membership.right) && !membership.isSuspended;
}

/** An operator says for which dealership, and why, before changing anything of it: one's own rights in it are no such act. */
function requireToChange(actor: Actor, dealershipId: number, rights: readonly DealershipRight[]): void {
  if (actor.isOperator && actor.actingFor?.has(dealershipId)) return;
  const membership = actor.memberships.get(dealershipId);
  if (!membership || !rights.includes(membership.right)) throw new Failure('acting-undeclared');
  if (membership.isSuspended) throw new Failure('dealership-suspended');
}

/** Refuses everybody but operators. */
export function requireOperator(actor: Actor): void {
  if (!actor.isOperator) throw new Failure('forbidden');
}

/** Refuses everybody but editors and operators: texts of the site are theirs. */
export function requireEditor(actor: Actor): void {
  if (!actor.isOperator && !actor.isEditor) throw new Failure('forbidden');
}

/** The account of the person who acts; what is a person's own is no key's and no feed's. */
export function accountOf({ accountId }: Actor): number {
  if (accountId === null) throw new Failure('forbidden');
  return accountId;
}

/** The session that calls; what has none cannot sign out or change how somebody signs in. */
export function sessionOf({ session }: Actor): ActorSession {
  if (!session) throw new Failure('unauthenticated');
  return session;
}

/** Whether the sign-in is recent enough to change how somebody signs in. */
export function isFresh({ signedInAt }: ActorSession): boolean {
  return Date.now() - signedInAt.getTime() <= freshSignInMinutes * 60_000;
}
