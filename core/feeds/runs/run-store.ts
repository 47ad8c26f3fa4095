import type { RunReason } from '@kardan/contract/values/feeds';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';
import type { FeedRun } from '../../db/schema.gen.ts';
import type { FeedOwner } from '../set-up/feed-store.ts';
import type { CountsBySite } from './run-counts.ts';

/** By dealership: cars that the feed kept before the run, how many of them are not in the file, and how many it withdrew lately. */
export type Vanishing = Record<string, { cars: number; vanishing: number; lately: number }>;

/** What workers begin so often without its getting on ends: they die of it, or are replaced while several look at its file. */
export const maxStarts = 10;

export type StoredRun = NonNullable<Awaited<ReturnType<typeof loadRun>>>;

type Row = Awaited<ReturnType<ReturnType<typeof selectRuns>['executeTakeFirstOrThrow']>>;

function selectRuns(db: Database | Tx) {
  return db.selectFrom('feedRun').selectAll('feedRun');
}

function typed(row: Row) {
  return {
    ...row,
    reason: row.reason as RunReason | null,
    counts: row.counts as unknown as CountsBySite,
    vanishing: row.vanishing as unknown as Vanishing,
  };
}

export async function loadRun(db: Database | Tx, runId: string) {
  const row = await selectRuns(db).where('id', '=', runId).executeTakeFirst();
  return row && typed(row);
}

/** The run as it is now, held until the transaction ends. */
export async function holdRun(tx: Tx, runId: string) {
  const row = await selectRuns(tx).where('id', '=', runId).forUpdate().executeTakeFirst();
  return row && typed(row);
}

export async function loadRunByNumber(db: Database | Tx, feedId: string, number: number) {
  const row = await selectRuns(db).where('feedId', '=', feedId).where('number', '=', number).executeTakeFirst();
  return row && typed(row);
}

/** The last runs of a feed, newest first. */
export async function loadRuns(db: Database | Tx, feedId: string, limit: number) {
  const rows = await selectRuns(db).where('feedId', '=', feedId).orderBy('number', 'desc').limit(limit).execute();
  return rows.map(typed);
}

/** What a feed has in hand: the run that was begun, or is to be taken back; else the one that waits for its turn. */
export async function loadNextRun(db: Database | Tx, feedId: string) {
  const row = await selectRuns(db)
    .where('feedId', '=', feedId)
    .where('state', 'in', ['reading', 'applying', 'undoing', 'queued'])
    .orderBy(sql`state = 'queued'`)
    .orderBy('number')
    .limit(1)
    .executeTakeFirst();
  return row && typed(row);
}

/** Whether some other feed of the owner has a run that is worked on; one that nothing was heard of for an hour is not. */
export async function isOwnerBusy(tx: Tx, { id, dealershipId, groupId }: FeedOwner & { id: string }): Promise<boolean> {
  const row = await ofOwner(tx, { dealershipId, groupId })
    .select('feedRun.id')
    .where('feed.id', '<>', id)
    .where('feedRun.state', 'in', ['reading', 'applying', 'undoing'])
    .where('feedRun.updatedAt', '>', sql<Date>`now() - interval '1 hour'`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The owner's feeds that have something in hand, whoever has waited longest first. */
export async function loadWaitingFeeds(tx: Tx, owner: FeedOwner): Promise<string[]> {
  const rows = await ofOwner(tx, owner)
    .select('feedRun.feedId')
    .where('feedRun.state', 'in', ['queued', 'undoing'])
    .orderBy('feedRun.createdAt')
    .execute();
  return [...new Set(rows.map(({ feedId }) => feedId))];
}

function ofOwner(tx: Tx, { dealershipId, groupId }: FeedOwner) {
  return tx
    .selectFrom('feed')
    .innerJoin('feedRun', 'feedRun.feedId', 'feed.id')
    .where((where) =>
      dealershipId === null ? where('feed.groupId', '=', groupId) : where('feed.dealershipId', '=', dealershipId),
    );
}

/** The last run that was through, and changed cars; or the last that only showed what it would do. */
export async function loadLastDone(db: Database | Tx, feedId: string, { dry }: { dry: boolean }) {
  const row = await selectRuns(db)
    .where('feedId', '=', feedId)
    .where('dry', '=', dry)
    .where('state', '=', 'done')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && typed(row);
}

/** The last run whose file counts: it was through, or is under way, or waits. */
export async function loadLastStanding(db: Database | Tx, feedId: string, { dry }: { dry: boolean }) {
  const row = await selectRuns(db)
    .where('feedId', '=', feedId)
    .where('dry', '=', dry)
    .where('state', 'in', ['queued', 'reading', 'waiting', 'applying', 'done'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && typed(row);
}

/** Whether workers have died of a feed's file. */
export async function isDeadly(db: Database | Tx, feedId: string, fileHash: string): Promise<boolean> {
  const died = selectRuns(db).where('feedId', '=', feedId).where('fileHash', '=', fileHash);
  const row = await died.where('state', '=', 'failed').where('failures', '>', maxStarts).limit(1).executeTakeFirst();
  return row !== undefined;
}

/** The last run that has a file, whatever became of it. */
export async function loadLastWithFile(db: Database | Tx, feedId: string) {
  const row = await selectRuns(db)
    .where('feedId', '=', feedId)
    .where('fileKey', 'is not', null)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && typed(row);
}

/** Begins a run under the next number of its feed, in the name that whoever wants it has now. */
export async function insertRun(tx: Tx, run: Omit<Insertable<FeedRun>, 'number'>): Promise<string> {
  const { accountId = null, actorName = null } = run;
  const { id } = await tx
    .insertInto('feedRun')
    .values({
      ...run,
      number: sql<number>`1 + coalesce((select max(number) from feed_run where feed_id = ${run.feedId}), 0)`,
      accountId: sql<number | null>`(select id from account where id = ${accountId})`,
      actorName: sql<string | null>`coalesce((select display_name from account where id = ${accountId}), ${actorName})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateRun(db: Database | Tx, runId: string, changes: Updateable<FeedRun>): Promise<void> {
  await db.updateTable('feedRun').set(changes).where('id', '=', runId).execute();
}

/**
 * Counts that a run was taken up, before anything is done with it: whoever dies of it counts nothing afterwards. Gives how often it
 * was since it last got on.
 */
export async function countStart(tx: Tx, runId: string): Promise<number> {
  const row = await tx
    .updateTable('feedRun')
    .set({ failures: sql<number>`least(failures + 1, 1000)` })
    .where('id', '=', runId)
    .returning('failures')
    .executeTakeFirst();
  return row?.failures ?? 0;
}

/** What stopped the run was no fault of its own. */
export async function uncountStart(db: Database, runId: string): Promise<void> {
  await db
    .updateTable('feedRun')
    .set({ failures: sql<number>`failures - 1` })
    .where('id', '=', runId)
    .where('failures', '>', 0)
    .execute();
}

/** Leaves off what waits for its turn or for a person; gives how many. */
export async function supersedeRuns(
  tx: Tx,
  feedId: string,
  { reason, withDry }: { reason: 'newer-file' | 'feed-paused'; withDry: boolean },
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('feedRun')
    .set({ state: 'failed', reason, finishedAt: sql<Date>`now()` })
    .where('feedId', '=', feedId)
    .where('state', 'in', ['queued', 'waiting'])
    .where('dry', 'in', withDry ? [true, false] : [false])
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Forgets runs of so many days ago. */
export async function deleteOldRuns(db: Database, days: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('feedRun')
    .where('createdAt', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .where('state', 'in', ['done', 'failed', 'undone'])
    .executeTakeFirst();
  return Number(numDeletedRows);
}
