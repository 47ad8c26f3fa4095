import type { Actor } from '../../accounts/actor.ts';
import { requireOperator } from '../../accounts/policies.ts';
import { recordAct } from '../../audit/record-act.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { NotFound } from '../../kernel/errors.ts';
import { loadMapping, loadProposed, saveDecision } from './mapping-store.ts';

const maxProposed = 200;

/** Mappings that dealers propose for all feeds of a format, those that most feeds share first. */
export async function listProposed({ db }: { db: Database }, actor: Actor) {
  requireOperator(actor);
  const proposed = await loadProposed(db, maxProposed);
  return { items: proposed.map(({ feedId: _, at, ...mapping }) => ({ ...mapping, cars: 0, at: at.toISOString() })) };
}

/** Lets a mapping count for all feeds of its format, or for its own alone. */
export async function decideMapping(
  { db }: { db: Database },
  actor: Actor,
  mappingId: number,
  { accept }: { accept: boolean },
): Promise<void> {
  requireOperator(actor);
  await inTransaction(db, async (tx) => {
    const mapping = await loadMapping(tx, mappingId);
    if (mapping?.reach !== 'proposed') throw new NotFound('mapping');
    await saveDecision(tx, mapping, accept, actor.accountId);
    const { column, raw, value, format } = mapping;
    const object = { id: mappingId, label: `${column}: ${raw}` };
    await recordAct(tx, actor, { action: 'value-mapping.decided', object, after: { format, value, accept } });
  });
}
