import type { Actor } from '../accounts/actor.ts';
import { requireOperator } from '../accounts/policies.ts';
import { recordAct } from '../audit/record-act.ts';
import { type Database, inTransaction } from '../db/database.ts';
import { addressWords } from '../kernel/address-words.ts';
import { findFreeGroupSlug, insertGroup } from './group-store.ts';

/** More groups of one name there are not. */
const maxTwins = 99;

/** Makes a group without dealerships and people, under a slug of its own that is made of its name, for operators. */
export async function createGroup(
  { db }: { db: Database },
  actor: Actor,
  name: string,
): Promise<{ id: number; slug: string; name: string }> {
  requireOperator(actor);
  return inTransaction(db, async (tx) => {
    const slug = await findFreeGroupSlug(tx, slugsFor(name));
    if (slug === undefined) throw new Error(`no free slug for the group ${name}`);
    const group = await insertGroup(tx, { slug, name });
    await recordAct(tx, actor, {
      action: 'group.created',
      object: { id: group.id, label: name },
      after: { name, slug },
    });
    return group;
  });
}

function slugsFor(name: string): string[] {
  const words = addressWords(name, 100);
  const own = /[a-z]/.test(words) ? words : `gruppe-${words}`.replace(/-$/, '');
  return [own, ...Array.from({ length: maxTwins }, (_, twin) => `${own}-${twin + 2}`)];
}
