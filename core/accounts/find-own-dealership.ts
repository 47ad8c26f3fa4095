import type { Database } from '../db/database.ts';
import { NotFound } from '../kernel/errors.ts';
import { idOrSlug } from '../kernel/id-or-slug.ts';
import type { Actor } from './actor.ts';
import { loadDealershipId } from './own-dealership-store.ts';
import { requireMember } from './policies.ts';

/** What each actor's names of dealerships led to: one lives as long as a request, and its parts ask one after the other. */
const found = new WeakMap<Actor, Map<string, number>>();

/**
 * The dealership of this id, slug or earlier slug, public or not, that the actor works for in any role; another does not
 * exist for him. What he may do there is another question.
 */
export async function findOwnDealership(
  { db }: { db: Database },
  actor: Actor,
  reference: string,
): Promise<{ id: number }> {
  const key = idOrSlug(reference);
  // Whose number it is needs no question to the database.
  if (key?.id !== undefined) requireMember(actor, key.id, 'dealership');
  const id = found.get(actor)?.get(reference) ?? (key && (await loadDealershipId(db, key)));
  if (id === undefined) throw new NotFound('dealership');
  requireMember(actor, id, 'dealership');
  found.set(actor, (found.get(actor) ?? new Map()).set(reference, id));
  return { id };
}
