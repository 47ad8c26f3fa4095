import type { Actor } from '../../../accounts/actor.ts';
import { requireOperator } from '../../../accounts/policies.ts';
import { recordAct } from '../../../audit/record-act.ts';
import { type Database, inTransaction } from '../../../db/database.ts';
import { NotFound } from '../../../kernel/errors.ts';
import { deleteColloquialName } from './colloquial-name-store.ts';

/** Takes a colloquial name back that an operator has added; what the product itself knows stays. */
export async function removeColloquialName({ db }: { db: Database }, actor: Actor, nameId: number): Promise<void> {
  requireOperator(actor);
  await inTransaction(db, async (tx) => {
    const removed = await deleteColloquialName(tx, nameId);
    if (!removed) throw new NotFound('colloquial name');
    await recordAct(tx, actor, { action: 'colloquial-name.removed', object: { id: nameId, label: removed.word } });
  });
}
