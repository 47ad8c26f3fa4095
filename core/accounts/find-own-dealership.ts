import type { Database } from '../db/database.ts';
import { NotFound } from '../kernel/errors.ts';
import { idOrSlug } from '../kernel/id-or-slug.ts';
import type { Actor } from './actor.ts';
import { loadDealershipId } from './own-dealership-store.ts';
import { requireMember } from './policies.ts';

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
  const id = key && (await loadDealershipId(db, key));
  if (id === undefined) throw new NotFound('dealership');
  requireMember(actor, id, 'dealership');
  return { id };
}
