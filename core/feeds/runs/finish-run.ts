import type { RunReason } from '@kardan/contract/values/feeds';
import { count } from '@kardan/telemetry/metrics/record';
import { type Database, inTransaction, type Tx } from '../../db/database.ts';
import { tellOwners } from '../mails/tell-owners.ts';
import { countGroups } from '../mappings/count-groups.ts';
import { holdFeed, type StoredFeed, updateFeed } from '../set-up/feed-store.ts';
import { forgetVersion } from '../sources/feed-source-store.ts';
import { announceRun } from './announce-run.ts';
import { sumCounts } from './run-counts.ts';
import { holdRun, loadLastDone, loadRuns, type StoredRun, updateRun } from './run-store.ts';

type Services = { db: Database };

/** What was wrong is not the file: the source is to send it again, the same one too. */
const isNotTheFile: readonly RunReason[] = ['feed-paused', 'dealership-not-public', 'unexpected'];

/**
 * Ends a run that cannot be done, with the reason; what it has changed so far stays. Owners are told the first time. A file that
 * may kill workers is not looked at again before it is another one, nor is one that somebody takes back.
 */
export function failRun(
  { db }: Services,
  runId: string,
  reason: RunReason,
  {
    line = null,
    detail = null,
    mayKill = false,
  }: { line?: number | null; detail?: string | null; mayKill?: boolean } = {},
): Promise<void> {
  return ending(db, reason === 'feed-paused' ? 'left-off' : 'failed', async (tx) => {
    const run = await holdRun(tx, runId);
    if (!run || !isOpen(run)) return false;
    const told = { reason, reasonLine: line, reasonDetail: detail };
    await updateRun(tx, runId, { state: 'failed', ...told, finishedAt: new Date() });
    const isWantedAgain = !run.dry && !mayKill && run.state !== 'undoing' && isNotTheFile.includes(reason);
    if (isWantedAgain) await forgetVersion(tx, run.feedId);
    // Whoever has paused the feed knows.
    if (reason === 'feed-paused') return true;
    const before = await runBefore(tx, run);
    if (before?.state !== 'failed' || before.reason !== reason) await tellOwners(tx, run.feedId, runId);
    return true;
  });
}

/** Has a run wait until somebody has said whether so many cars are gone. */
export function holdUpRun({ db }: Services, feed: StoredFeed, runId: string): Promise<void> {
  return ending(db, 'waiting', async (tx) => {
    const run = await holdRun(tx, runId);
    if (run?.state !== 'reading') return false;
    await updateRun(tx, runId, { state: 'waiting', reason: 'too-many-vanish', failures: 0 });
    const before = await runBefore(tx, run);
    // The same question in a newer file needs no second mail.
    if (before?.vanishing === undefined || before.reason !== 'newer-file' || Object.keys(before.vanishing).length === 0)
      await tellOwners(tx, feed.id, runId);
    await announceRun(tx, feed, run, 'feed.waiting');
    return true;
  });
}

/** Ends a run that is through. A feed that was tried for the first time can go live from now on. */
export function finishRun({ db }: Services, feed: StoredFeed, runId: string): Promise<void> {
  return ending(db, 'done', async (tx) => {
    const held = await holdFeed(tx, feed.id);
    const run = await holdRun(tx, runId);
    if (!held || run?.state !== 'applying') return false;
    await countGroups(tx, run);
    // One that failed or was left off has refused nothing, and says nothing of what owners know.
    const before = await loadLastDone(tx, feed.id, { dry: run.dry });
    await updateRun(tx, runId, { state: 'done', reason: null, finishedAt: new Date(), failures: 0 });
    if (held.state === 'new') await updateFeed(tx, feed.id, { state: 'tried' });
    if (!run.dry && refusedIn(run) > (before ? refusedIn(before) : 0)) await tellOwners(tx, feed.id, runId);
    if (!run.dry) await announceRun(tx, feed, run, 'feed.finished');
    return true;
  });
}

/** Counts the end once it is certain; `end` says whether there was one. */
async function ending(
  db: Database,
  as: 'done' | 'failed' | 'waiting' | 'left-off',
  end: (tx: Tx) => Promise<boolean>,
): Promise<void> {
  if (await inTransaction(db, end)) count('kardan_feed_runs_total', { end: as });
}

function isOpen({ state }: StoredRun): boolean {
  return state === 'queued' || state === 'reading' || state === 'applying' || state === 'undoing';
}

async function runBefore(tx: Parameters<typeof loadRuns>[0], run: StoredRun): Promise<StoredRun | undefined> {
  const runs = await loadRuns(tx, run.feedId, 10);
  return runs.find(({ number, dry }) => number < run.number && dry === run.dry);
}

function refusedIn({ counts }: StoredRun): number {
  return sumCounts(counts, Object.keys(counts).map(Number), false).refused;
}
