import type { Actor } from '../accounts/actor.ts';
import { requireOperator } from '../accounts/policies.ts';
import { recordAct } from '../audit/record-act.ts';
import { type Database, inTransaction } from '../db/database.ts';
import { findGroup } from './find-group.ts';
import { saveGroupName } from './group-store.ts';

/** Gives a group another name, for operators; its slug stays, since addresses hold it. */
export async function renameGroup({ db }: { db: Database }, actor: Actor, named: string, name: string): Promise<void> {
  requireOperator(actor);
  const group = await findGroup({ db }, named);
  if (group.name === name) return;
  await inTransaction(db, async (tx) => {
    await saveGroupName(tx, group.id, name);
    await recordAct(tx, actor, {
      action: 'group.renamed',
      object: { id: group.id, label: name },
      before: { name: group.name },
      after: { name },
    });
  });
}
