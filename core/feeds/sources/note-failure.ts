import type { ConnectionOutcome, RunReason } from '@kardan/contract/values/feeds';
import { type Database, inTransaction } from '../../db/database.ts';
import { tellOwners } from '../mails/tell-owners.ts';
import { pauseFeed } from '../runs/pause-feed.ts';
import { insertRun } from '../runs/run-store.ts';
import { holdFeed, type StoredFeed, updateFeed } from '../set-up/feed-store.ts';
import { nextRunAt } from '../set-up/next-run.ts';
import { afterPoll } from './after-poll.ts';
import { saveFailure } from './feed-source-store.ts';
import type { SourceFailure } from './source-file.ts';

/** Servers are away for minutes: nobody is told before the third time in a row. */
const toldAfter = 3;
const firstRetryMs = 5 * 60_000;

const reasons: Partial<Record<ConnectionOutcome, RunReason>> = {
  'sign-in-refused': 'source-refused',
  'address-refused': 'source-refused',
  'host-key-unconfirmed': 'host-key-changed',
  'host-key-changed': 'host-key-changed',
  'too-large': 'file-too-large',
};

/**
 * Notes that a source gave no file, and when it is asked again: sooner than planned, less and less soon. After the third time
 * owners are told, once. A server with another key than the accepted one is not asked again until somebody has looked.
 */
export function noteFailure({ db }: { db: Database }, feed: StoredFeed, { outcome }: SourceFailure): Promise<void> {
  return inTransaction(db, async (tx) => {
    const held = await holdFeed(tx, feed.id);
    if (!held) return;
    const failures = await saveFailure(tx, feed.id, outcome);
    const isStranger = outcome === 'host-key-changed';
    const planned = isStranger || held.state !== 'live' ? null : nextTry(held, failures);
    await updateFeed(tx, feed.id, { lookedAt: new Date(), ...afterPoll(feed, held, planned) });
    if (isStranger && held.state === 'live') await pauseFeed(tx, feed.id);
    const isTold = held.state === 'live' && (failures === toldAfter || isStranger);
    // Before a feed is live, and whenever somebody asks, they wait for the file and see at once that there is none.
    const isAwaited = held.state !== 'live' || feed.askedDry !== null;
    if (!isTold && !isAwaited) return;
    const runId = await insertRun(tx, {
      feedId: feed.id,
      dry: held.state !== 'live' || feed.askedDry === true,
      state: 'failed',
      reason: reasons[outcome] ?? 'source-unreachable',
      finishedAt: new Date(),
      accountId: null,
      actorName: null,
    });
    if (isTold) await tellOwners(tx, feed.id, runId);
  });
}

function nextTry(feed: StoredFeed, failures: number): Date | null {
  const planned = nextRunAt(feed);
  if (planned === null) return null;
  const soon = Date.now() + firstRetryMs * 2 ** Math.min(failures - 1, 10);
  return new Date(Math.min(soon, planned.getTime()));
}
