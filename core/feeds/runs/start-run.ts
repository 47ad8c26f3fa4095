import type { FeedRunRow } from '@kardan/contract/calls/feeds/feeds';
import type { Actor } from '../../accounts/actor.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { Failure, NotFound } from '../../kernel/errors.ts';
import { holdFeed, updateFeed } from '../set-up/feed-store.ts';
import { type FeedReference, findChangeableFeed } from '../set-up/find-feed.ts';
import { isFetched } from '../set-up/is-fetched.ts';
import { nextRunAt } from '../set-up/next-run.ts';
import { recordFeedAct } from '../set-up/record-feed-act.ts';
import { beginRunIn } from './begin-run.ts';
import { presentRunRow } from './present-run-row.ts';
import { repeatRunIn } from './repeat-run.ts';
import { loadRuns, type StoredRun } from './run-store.ts';

/** Runs a feed now: has its file fetched, or takes the last one that was uploaded once more. */
export async function runNow(
  { db }: { db: Database },
  actor: Actor,
  reference: FeedReference,
  { dry }: { dry: boolean },
): Promise<{ run: FeedRunRow | null }> {
  const found = await findChangeableFeed({ db }, actor, reference);
  const { feed } = found;
  const run = await inTransaction(db, async (tx) => {
    const held = await holdFeed(tx, feed.id);
    if (!held) throw new NotFound('feed');
    await recordFeedAct(tx, actor, found, 'feed.run', { dry });
    // Of a paused one nothing is fetched; what its last file would do can be seen all the same.
    if (isFetched(held) && held.state !== 'paused') {
      await updateFeed(tx, feed.id, { nextRunAt: new Date(), askedDry: dry });
      return null;
    }
    const repeated = await repeatRunIn(tx, held, { dry, by: actor });
    if (!repeated) throw new Failure('feed-not-possible');
    return repeated;
  });
  return { run: run && presentRunRow(run, found) };
}

/** Lets a feed change cars from now on, beginning with the file whose differences somebody has seen. */
export async function goLive(
  { db }: { db: Database },
  actor: Actor,
  reference: FeedReference,
  { runId }: { runId: string },
): Promise<FeedRunRow> {
  const found = await findChangeableFeed({ db }, actor, reference);
  const { feed } = found;
  const run = await inTransaction(db, async (tx) => {
    // As it is now: somebody may have changed its sites since, and what was seen shows others.
    const held = await holdFeed(tx, feed.id);
    const [last] = await loadRuns(tx, feed.id, 1);
    const isSeen = last?.id === runId && last.dry && last.state === 'done';
    if (held?.state !== 'tried' || !isSeen) throw new Failure('feed-not-possible');
    await updateFeed(tx, feed.id, { state: 'live', nextRunAt: isFetched(held) ? nextRunAt(held) : null });
    await recordFeedAct(tx, actor, found, 'feed.state-changed', { state: 'live' }, { state: held.state });
    return beginRunIn(tx, { feedId: feed.id, file: fileOf(last), dry: false, by: actor, again: true });
  });
  if (!run) throw new Failure('feed-not-possible');
  return presentRunRow(run, found);
}

function fileOf({ fileKey, fileHash, fileBytes, fileName }: StoredRun) {
  if (fileKey === null || fileHash === null) throw new Failure('feed-not-possible');
  return { key: fileKey, sha256: fileHash, bytes: fileBytes ?? 0, name: fileName };
}
