import { type Database, inTransaction, type Tx } from './database.ts';

/** A change of all rows of a large table, made in chunks by id. */
export interface Backfill {
  name: string;
  /** Changes the next rows after an id and returns the last id it came to; undefined when there are none left. */
  nextChunk: (tx: Tx, afterId: number) => Promise<number | undefined>;
  /** The highest id there is, for progress. */
  lastId: (db: Database) => Promise<number>;
}

type Progress = (reached: number, lastId: number) => void;

/**
 * Runs a backfill to its end, each chunk in a transaction of its own together with how far it has come: rows are locked for
 * a moment, an interrupted run goes on where it was, one that has finished does nothing. Several processes take turns.
 */
export async function runBackfill(db: Database, backfill: Backfill, progress?: Progress): Promise<void> {
  await db
    .insertInto('backfill')
    .values({ name: backfill.name })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const lastId = await backfill.lastId(db);
  for (;;) {
    const reached = await inTransaction(db, (tx) => runChunk(tx, backfill));
    if (reached === undefined) return;
    progress?.(reached, lastId);
  }
}

async function runChunk(tx: Tx, { name, nextChunk }: Backfill): Promise<number | undefined> {
  const state = await tx
    .selectFrom('backfill')
    .select(['afterId', 'finishedAt'])
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (state.finishedAt !== null) return undefined;
  const reached = await nextChunk(tx, state.afterId);
  const progress = reached === undefined ? { finishedAt: new Date() } : { afterId: reached };
  await tx.updateTable('backfill').set(progress).where('name', '=', name).execute();
  return reached;
}
