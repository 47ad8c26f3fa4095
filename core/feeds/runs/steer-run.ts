import type { FeedRun } from '@kardan/contract/calls/feeds/runs';
import type { Actor } from '../../accounts/actor.ts';
import { type Database, inTransaction, type Tx } from '../../db/database.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { Failure, NotFound } from '../../kernel/errors.ts';
import { holdFeed } from '../set-up/feed-store.ts';
import { type FoundFeed, findChangeableFeed, type RunReference } from '../set-up/find-feed.ts';
import { recordFeedAct } from '../set-up/record-feed-act.ts';
import { canBeUndone } from './can-be-undone.ts';
import { pauseFeed } from './pause-feed.ts';
import { presentRun } from './present-run.ts';
import { holdRun, loadNextRun, loadRunByNumber, type StoredRun, updateRun } from './run-store.ts';

/** Answers a run that waits: whether the cars that are not in the file are gone. Then it goes on. */
export function continueRun(
  services: { db: Database },
  actor: Actor,
  reference: RunReference,
  { withdraw }: { withdraw: boolean },
): Promise<FeedRun> {
  return steer(services, actor, reference, async (tx, run, found) => {
    if (run.state !== 'waiting') throw new Failure('feed-not-possible');
    await updateRun(tx, run.id, { state: 'queued', reason: null, withdrawVanished: withdraw });
    await recordFeedAct(tx, actor, found, 'feed.run-answered', { run: run.number, withdraw });
  });
}

/** Has a job take a whole run back; the feed rests then, so that its next run does not do the same again. */
export function beginUndo(services: { db: Database }, actor: Actor, reference: RunReference): Promise<FeedRun> {
  return steer(services, actor, reference, async (tx, run, found) => {
    if (run.state === 'undoing' || run.state === 'undone') return;
    if (!canBeUndone(run)) throw new Failure('feed-not-possible');
    // One at a time works on a feed's cars; what only waits for its turn comes after.
    const next = await loadNextRun(tx, run.feedId);
    if (next && next.state !== 'queued') throw new Failure('feed-not-possible');
    await updateRun(tx, run.id, { state: 'undoing' });
    if (found.feed.state === 'live') await pauseFeed(tx, found.feed.id);
    await recordFeedAct(tx, actor, found, 'feed.run-undone', { run: run.number });
  });
}

async function steer(
  { db }: { db: Database },
  actor: Actor,
  reference: RunReference,
  step: (tx: Tx, run: StoredRun, found: FoundFeed) => Promise<void>,
): Promise<FeedRun> {
  const found = await findChangeableFeed({ db }, actor, reference);
  const { feed } = found;
  const known = await loadRunByNumber(db, feed.id, reference.runNumber);
  if (!known) throw new NotFound('run');
  await inTransaction(db, async (tx) => {
    const held = await holdFeed(tx, feed.id);
    const run = await holdRun(tx, known.id);
    if (!held || !run) throw new NotFound('run');
    await step(tx, run, { ...found, feed: held });
    await enqueue(tx, 'run-feed', [{ feedId: feed.id }]);
  });
  const next = await loadRunByNumber(db, feed.id, reference.runNumber);
  return presentRun({ db }, found, next ?? known);
}
