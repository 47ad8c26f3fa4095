import { setTimeout as wait } from 'node:timers/promises';
import { type Database, inTransaction } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { isDatabaseOutage, isServiceOutage } from '../../kernel/errors.ts';
import type { Logger } from '../../kernel/log.ts';
import type { Media } from '../../media/media.ts';
import { beginRunIn } from '../runs/begin-run.ts';
import { holdFeed, loadFeed, type StoredFeed, updateFeed } from '../set-up/feed-store.ts';
import { nextRunAt } from '../set-up/next-run.ts';
import { afterPoll } from './after-poll.ts';
import { askSource } from './ask-source.ts';
import { openFeedSecret } from './feed-secret.ts';
import {
  claimDueFeed,
  forgetFailures,
  loadSource,
  releaseFeed,
  type StoredSource,
  saveVersion,
} from './feed-source-store.ts';
import { dropFile, keepFile } from './keep-file.ts';
import { noteFailure } from './note-failure.ts';
import { removeLeftFolders } from './sftp/copy-folders.ts';
import { SourceFailure, type SourceFile } from './source-file.ts';
import { failureOf } from './url/url-file.ts';

type Services = { db: Database; media: Media; env: Env; log: Logger };

/** More than a file may take, so that nobody else looks for it meanwhile. */
const leaseMinutes = 20;
/** Many are due on the hour: they come within a minute of it. */
const jitterMs = 60_000;

/** Each streams its file, and a slow one must not hold up the others. */
const atOnce = 4;
const lookAgainMs = 5_000;
/** With the clock's next job. */
const lookAgainAfterOutageMs = 30_000;
const giveBackMs = 10 * 60_000;
const giveBackAgainMs = 2_000;

/**
 * Looks at the sources of feeds whose time has come, a few at once, until none is due; while one takes long, others that become
 * due are looked at until the time is up. A new file is kept and its run begun. Several may run, each has feeds of its own.
 * Gives how many were looked at.
 */
export async function pollFeeds(services: Services, { untilMs }: { untilMs: number }): Promise<number> {
  await removeLeftFolders();
  const running = new Set<Promise<void>>();
  let polled = 0;
  try {
    for (;;) {
      const isFree = running.size < atOnce && Date.now() < untilMs;
      const feedId = isFree ? await claimDueFeed(services.db, leaseMinutes) : undefined;
      if (feedId !== undefined) {
        polled += 1;
        const work: Promise<void> = pollFeed(services, feedId).finally(() => running.delete(work));
        running.add(work);
      } else if (running.size === 0) return polled;
      else await Promise.race([...running, wait(lookAgainMs, undefined, { ref: false })]);
    }
  } finally {
    // Where no more could be claimed, those that were are looked at all the same.
    await Promise.allSettled(running);
  }
}

async function pollFeed(services: Services, feedId: string): Promise<void> {
  const { db, log } = services;
  let again: { nextRunAt?: Date } = {};
  try {
    await lookAt(services, feedId);
  } catch (error) {
    log.error({ err: error, feedId }, 'a feed was not looked at');
    // Nothing is wrong with the source: it need not wait until the lease ends. What is a mistake of ours does.
    if (isServiceOutage(error)) again = { nextRunAt: new Date(Date.now() + lookAgainAfterOutageMs) };
  }
  await giveBack(db, feedId, again);
}

async function lookAt(services: Services, feedId: string): Promise<void> {
  const { db } = services;
  const feed = await loadFeed(db, feedId);
  if (!feed) return;
  try {
    await using file = await askFor(services, feed);
    if (file) await takeFile(services, feed, file);
    await inTransaction(db, async (tx) => {
      const held = await holdFeed(tx, feedId);
      if (!held) return;
      await updateFeed(tx, feedId, { lookedAt: new Date(), ...afterPoll(feed, held, nextPoll(held)) });
      await forgetFailures(tx, feedId);
    });
  } catch (error) {
    const failure = failureOf(error);
    if (!(failure instanceof SourceFailure)) throw error;
    await noteFailure(services, feed, failure);
  }
}

/** While the database is away it is tried again, for a while: the feed would wait until its lease ends. */
async function giveBack(db: Database, feedId: string, again: { nextRunAt?: Date }): Promise<void> {
  const endMs = Date.now() + giveBackMs;
  for (;;) {
    try {
      await releaseFeed(db, feedId, again);
      return;
    } catch (error) {
      if (!isDatabaseOutage(error) || Date.now() > endMs) throw error;
      await wait(giveBackAgainMs, undefined, { ref: false });
    }
  }
}

async function askFor({ db, env }: Services, feed: StoredFeed): Promise<SourceFile | undefined> {
  const { id, source, location, username, secretEncrypted, hostKey } = feed;
  if ((source !== 'url' && source !== 'sftp') || location === null)
    throw new SourceFailure('address-refused', 'the feed has no address');
  const stored = await loadSource(db, id);
  const secret = secretEncrypted && openFeedSecret(env, id, secretEncrypted);
  const privateKey = stored?.privateKeyEncrypted ? openFeedSecret(env, id, stored.privateKeyEncrypted) : null;
  return askSource(env, source, { location, username, secret, privateKey, hostKey }, { known: knownOf(feed, stored) });
}

/** Before it is live, and whenever somebody asks, a feed is looked at because its file is wanted, the same one too. */
function knownOf(feed: StoredFeed, stored: StoredSource | undefined): StoredSource | undefined {
  const looksByItself = feed.state === 'live' && feed.askedDry === null;
  return looksByItself && stored?.location === feed.location ? stored : undefined;
}

async function takeFile(services: Services, feed: StoredFeed, file: SourceFile): Promise<void> {
  const kept = await keepFile(services, await file.open(), { feedId: feed.id });
  const { id: feedId, askedDry } = feed;
  const named = { ...kept, name: file.name };
  // With its run: whoever pauses the feed or leaves the run off forgets the version too.
  const run = await inTransaction(services.db, async (tx) => {
    const begun = await beginRunIn(tx, { feedId, file: named, dry: askedDry === true, again: askedDry !== null });
    // What a live feed was only asked to show is still to be taken, also of one that went live meanwhile.
    const now = await loadFeed(tx, feedId);
    if (now?.state !== 'live' || askedDry !== true)
      await saveVersion(tx, feedId, { ...file.version, location: feed.location });
    return begun;
  });
  if (!run) await dropFile(services, kept.key);
}

/** Only a live feed looks by itself. */
function nextPoll(feed: StoredFeed): Date | null {
  const next = feed.state === 'live' ? nextRunAt(feed) : null;
  return next && new Date(next.getTime() + Math.random() * jitterMs);
}
