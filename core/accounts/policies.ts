import { Failure, NotFound } from '../kernel/errors.ts';
import type { Actor } from './actor.ts';

/**
 * Who may do what. A use case asks here with the object it has loaded, never with what a path says of it; access rules of
 * the API only refuse earlier. What belongs to another dealership does not exist for the actor: NotFound, never a hint.
 */

/** Whether the actor works for the dealership, in any role; operators work for all. */
export function worksFor(actor: Actor, dealershipId: number): boolean {
  return actor.role === 'operator' || ('dealershipId' in actor && actor.dealershipId === dealershipId);
}

/** Refuses whoever does not work for the dealership that the object belongs to. */
export function requireStaff(actor: Actor, dealershipId: number, object: string): void {
  if (!worksFor(actor, dealershipId)) throw new NotFound(object);
}

/** Refuses whoever is not owner of the dealership: staff is told so, to others the object does not exist. */
export function requireOwner(actor: Actor, dealershipId: number, object: string): void {
  requireStaff(actor, dealershipId, object);
  if (actor.role === 'dealer-staff') throw new Failure('forbidden');
}

/** Refuses everybody but operators. */
export function requireOperator(actor: Actor): void {
  if (actor.role !== 'operator') throw new Failure('forbidden');
}

/** Refuses everybody but editors and operators: texts of the site are theirs. */
export function requireEditor(actor: Actor): void {
  if (actor.role !== 'operator' && actor.role !== 'editor') throw new Failure('forbidden');
}
