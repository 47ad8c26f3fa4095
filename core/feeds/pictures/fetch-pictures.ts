import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/database.ts';
import { isServiceOutage } from '../../kernel/errors.ts';
import type { Logger } from '../../kernel/log.ts';
import { fetchPicture, type PictureServices } from './fetch-picture.ts';
import {
  holdNextLane,
  loadNextTurnMs,
  moveLaneBack,
  restAfterFailure,
  restLane,
  takeTurn,
} from './picture-lane-store.ts';
import {
  type ClaimedPicture,
  claimPicture,
  expandPicture,
  saveGivenUp,
  saveSame,
  saveTaken,
  saveWaiting,
} from './picture-queue-store.ts';
import { nextTry, type PictureOutcome } from './retry-rules.ts';

/** Of all hosts together; each streams, and holds a part of 5 MB at most. */
const atOnce = 8;
/** Seconds after the store or the database is back the pictures come; others have their turn meanwhile. */
const afterOutageMs = 15_000;
const afterDefectMs = 60_000;

/**
 * Fetches pictures that feeds want until none is due, or the time is up; feeds and hosts take turns. Several may run: what
 * one has claimed is not another's, and hosts are spared by all of them together. Gives how many were asked for.
 */
export async function fetchPictures(
  services: PictureServices & { log: Logger },
  { untilMs }: { untilMs: number },
): Promise<number> {
  const running = new Set<Promise<void>>();
  let fetched = 0;
  while (Date.now() < untilMs) {
    const claimed = running.size < atOnce ? await claimNext(services.db) : undefined;
    if (claimed) {
      fetched += 1;
      const work: Promise<void> = fetchOne(services, claimed).finally(() => running.delete(work));
      running.add(work);
      continue;
    }
    const pauseMs = await loadNextTurnMs(services.db);
    const isOver = running.size === 0 && (pauseMs === undefined || Date.now() + pauseMs > untilMs);
    if (isOver) break;
    await Promise.race([...running, wait(Math.min(Math.max(pauseMs ?? 1_000, 50), 1_000))]);
  }
  await Promise.all(running);
  return fetched;
}

/** The picture whose turn it is, claimed; undefined when none is. */
export function claimNext(db: Database): Promise<ClaimedPicture | undefined> {
  return inTransaction(db, async (tx) => {
    const lane = await holdNextLane(tx);
    if (!lane || !(await takeTurn(tx, lane.host))) return undefined;
    const picture = await claimPicture(tx, lane);
    await moveLaneBack(tx, lane);
    return picture;
  });
}

async function fetchOne(services: PictureServices & { log: Logger }, picture: ClaimedPicture): Promise<void> {
  try {
    await save(services.db, picture, await fetchPicture(services, picture));
  } catch (error) {
    // Ours to mend, not the picture's fault.
    services.log.error({ err: error, listingId: picture.listingId }, 'picture of a feed not fetched');
    const waitMs = isServiceOutage(error) ? afterOutageMs : afterDefectMs;
    await saveWaiting(services.db, picture, { waitMs, reason: null, wasTried: false }).catch(() => {});
  }
}

async function save(db: Database, picture: ClaimedPicture, outcome: PictureOutcome): Promise<void> {
  if (outcome.kind === 'taken') await saveTaken(db, picture, outcome);
  else if (outcome.kind === 'expanded') await inTransaction(db, (tx) => expandPicture(tx, picture, outcome.sources));
  else if (outcome.kind === 'same') await saveSame(db, picture);
  else if (outcome.kind === 'given-up') await saveGivenUp(db, picture, outcome.reason);
  else if (outcome.kind === 'postponed') {
    await saveWaiting(db, picture, { waitMs: outcome.seconds * 1_000, reason: null, wasTried: false });
    await restLane(db, picture, outcome.seconds);
  } else {
    const waitMs = nextTry(picture.tries);
    if (waitMs === undefined) await saveGivenUp(db, picture, outcome.reason);
    else await saveWaiting(db, picture, { waitMs, reason: outcome.reason, wasTried: true });
    if (outcome.host) await restAfterFailure(db, picture, outcome.host.retryAfter);
  }
}
