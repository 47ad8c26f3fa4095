import type { Actor } from '../../accounts/actor.ts';
import { type Database, inTransaction, type Tx } from '../../db/database.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { Failure, NotFound } from '../../kernel/errors.ts';
import { holdFeed, updateFeed } from '../set-up/feed-store.ts';
import { insertRun, isDeadly, loadLastStanding, loadRun, type StoredRun, supersedeRuns } from './run-store.ts';

/** A file of a feed as it was kept. */
export interface KeptFile {
  key: string;
  sha256: string;
  bytes: number;
  name: string | null;
}

interface NewRun {
  feedId: string;
  file: KeptFile;
  dry: boolean;
  /** Who wants it, where somebody does; the caller has seen that they may. */
  by?: Actor | undefined;
  /** Also with the file of the last run: what it means has changed. */
  again?: boolean;
}

/**
 * Has a job run a feed with a file, in the place of one that still waits. A feed that is not live only shows what it would do.
 * Null where the file is that of the last such run, one that still waits too: it says nothing new, and only that the source was looked at is noted.
 */
export function beginRun({ db }: { db: Database }, run: NewRun): Promise<StoredRun | null> {
  return inTransaction(db, (tx) => beginRunIn(tx, run));
}

export async function beginRunIn(tx: Tx, { feedId, file, dry, by, again = false }: NewRun): Promise<StoredRun | null> {
  const feed = await holdFeed(tx, feedId);
  if (!feed) throw new NotFound('feed');
  if (feed.state === 'paused' && !dry) throw new Failure('feed-not-possible');
  const isDry = dry || feed.state !== 'live';
  await updateFeed(tx, feedId, { lookedAt: new Date() });
  const last = await loadLastStanding(tx, feedId, { dry: isDry });
  if (!again && last?.fileHash === file.sha256) return null;
  // A source that knows no versions sends it each time; a person may try.
  if (!by && (await isDeadly(tx, feedId, file.sha256))) return null;
  await supersedeRuns(tx, feedId, { reason: 'newer-file', withDry: true });
  const runId = await insertRun(tx, {
    feedId,
    fileKey: file.key,
    fileHash: file.sha256,
    fileBytes: file.bytes,
    fileName: file.name?.slice(0, 255) ?? null,
    dry: isDry,
    accountId: by?.accountId ?? null,
    actorName: by?.name ?? null,
  });
  await enqueue(tx, 'run-feed', [{ feedId }]);
  return (await loadRun(tx, runId)) ?? null;
}
