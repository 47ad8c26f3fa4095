import type { Actor } from '../accounts/actor.ts';
import { requireOperator } from '../accounts/policies.ts';
import { requireFresh } from '../accounts/second-factor/require-fresh.ts';
import { recordAct } from '../audit/record-act.ts';
import { type Database, inTransaction } from '../db/database.ts';
import { Failure, NotFound } from '../kernel/errors.ts';
import { findGroup } from './find-group.ts';
import { deleteGroup, holdGroup } from './group-store.ts';

/** Removes a group that nothing belongs to any more, with its people's roles in it, for operators; they sign in anew for it. */
export async function removeGroup({ db }: { db: Database }, actor: Actor, named: string): Promise<void> {
  requireOperator(actor);
  const { id } = await findGroup({ db }, named);
  await inTransaction(db, async (tx) => {
    await requireFresh(tx, actor);
    const group = await holdGroup(tx, id);
    if (!group) throw new NotFound('group');
    const { name, slug, dealerships, keys, feeds, webhooks, hasCompanyAccount } = group;
    const left = Object.entries({ dealerships, keys, feeds, webhooks, 'company-account': hasCompanyAccount });
    const issues = left
      .filter(([, there]) => Boolean(there))
      .map(([what, there]) => ({ path: [what], code: 'still-set-up', message: `${what}: ${there}` }));
    if (issues.length > 0) throw new Failure('group-in-use', { issues });
    await deleteGroup(tx, id);
    await recordAct(tx, actor, { action: 'group.removed', object: { id, label: name }, before: { name, slug } });
  });
}
