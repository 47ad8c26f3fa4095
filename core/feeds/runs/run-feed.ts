import { inTransaction } from '../../db/database.ts';
import { requireCompleteForFirstCar } from '../../going-public/require-complete.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { chunk } from '../../kernel/chunk.ts';
import { Failure } from '../../kernel/errors.ts';
import { loadKeptCars, markKept } from '../cars/feed-car-store.ts';
import type { FeedCar } from '../feed-car.ts';
import { UnreadableFile } from '../formats/unreadable-file.ts';
import { actorOfFeed } from '../set-up/actor-of-feed.ts';
import { type FeedSite, loadFeed, loadSites, type StoredFeed } from '../set-up/feed-store.ts';
import { BadArchive } from '../sources/archive/judge-entries.ts';
import { beginApplying, beginReading } from './advance-run.ts';
import { type Applying, applyChunk, RunMovedOn, type RunServices } from './apply-chunk.ts';
import { failRun, finishRun, holdUpRun } from './finish-run.ts';
import { loadNextRun, type StoredRun, updateRun } from './run-store.ts';
import { siteFinder } from './site-of-car.ts';
import { countVanishing, isTooMany, type Survey, surveyCars, vanishedOf } from './survey-cars.ts';
import { undoRun } from './undo-run.ts';
import { withdrawVanished } from './withdraw-vanished.ts';

/** Opens the cars of a run's file, from its beginning, as often as asked. */
export type CarReader = (feed: StoredFeed, run: StoredRun) => Promise<AsyncIterable<FeedCar>>;

/** Cars of one transaction: a hundred cost a few statements each, and hold their rows for less than a second. */
const chunkSize = 100;

/**
 * Does what a feed has in hand: the run that was begun, else the one that waits; returns whether there was any. The file is read
 * to its end before anything is done with it, so that a broken one changes nothing; then it is applied in chunks, and goes on where
 * it was stopped, however that was.
 */
export async function runFeed(services: RunServices, feedId: string, openCars: CarReader): Promise<boolean> {
  const { db } = services;
  const feed = await loadFeed(db, feedId);
  const run = feed && (await loadNextRun(db, feedId));
  if (!feed || !run) return false;
  try {
    if (run.state === 'undoing') await undoRun(services, feed, run);
    else await readAndApply(services, feed, run, openCars);
  } catch (error) {
    if (error instanceof RunMovedOn) return false;
    if (error instanceof UnreadableFile)
      await failRun(services, run.id, 'unreadable-file', { line: error.line, detail: error.code });
    else if (error instanceof BadArchive) await failRun(services, run.id, 'unreadable-file', { detail: 'archive' });
    else throw error;
  }
  // What came meanwhile.
  await inTransaction(db, async (tx) => {
    if (await loadNextRun(tx, feedId)) await enqueue(tx, 'run-feed', [{ feedId }]);
  });
  return true;
}

async function readAndApply(
  services: RunServices,
  feed: StoredFeed,
  run: StoredRun,
  openCars: CarReader,
): Promise<void> {
  const { db } = services;
  if (run.state === 'queued') await beginReading(services, run);
  const sites = await loadSites(db, feed);
  const siteOf = siteFinder(feed, sites);
  const survey = await surveyCars(await openCars(feed, run), siteOf);
  if (survey.lines === 0) return failRun(services, run.id, 'empty-file');
  if (survey.understood === 0 && run.cursor === 0) return failRun(services, run.id, 'no-car-understood');
  const vanished = run.state === 'applying' ? null : await judgeVanished(services, feed, run, survey);
  if (vanished === 'waits') return;
  if (!run.dry && !(await mayPublish(services, survey, sites)))
    return failRun(services, run.id, 'dealership-not-public');
  if (!(await beginApplying(services, run, survey.lines))) return failRun(services, run.id, 'feed-paused');

  const applying: Applying = { run, actor: actorOfFeed(feed, sites), siteOf, repeated: survey.repeated };
  let waiting: FeedCar[] = [];
  for await (const car of await openCars(feed, run)) {
    if (car.line <= run.cursor) continue;
    waiting.push(car);
    if (waiting.length < chunkSize) continue;
    await applyChunk(services, applying, waiting);
    waiting = [];
  }
  for (const rest of chunk(waiting, chunkSize)) await applyChunk(services, applying, rest);
  const gone = vanishedOf(await loadKeptCars(db, feed.id), survey);
  if (run.withdrawVanished !== false) await withdrawVanished(services, applying, gone);
  // Or every later file would ask of the same cars again.
  else
    await markKept(
      db,
      feed.id,
      gone.map(({ listingId }) => listingId),
    );
  await finishRun(services, feed, run.id);
}

/** Asks a person where more cars vanish than the feed's limit allows, unless one has answered; nothing is done until then. */
async function judgeVanished(
  services: RunServices,
  feed: StoredFeed,
  run: StoredRun,
  survey: Survey,
): Promise<'waits' | 'fine'> {
  const kept = await loadKeptCars(services.db, feed.id);
  const vanishing = countVanishing(kept, vanishedOf(kept, survey));
  await updateRun(services.db, run.id, { vanishing: JSON.stringify(vanishing), lines: survey.lines });
  const isAsked = !run.dry && run.withdrawVanished === null && isTooMany(vanishing, feed.vanishLimitPercent);
  if (!isAsked) return 'fine';
  await holdUpRun(services, feed, run.id);
  return 'waits';
}

/** Whether the dealerships of the file's cars may have cars online at all. */
async function mayPublish({ db }: RunServices, { numbers }: Survey, sites: readonly FeedSite[]): Promise<boolean> {
  const concerned = sites.filter(({ id }) => numbers.has(id));
  if (concerned.some(({ state }) => state === 'suspended' || state === 'closed')) return false;
  try {
    for (const { id } of concerned) await inTransaction(db, (tx) => requireCompleteForFirstCar(tx, id));
    return true;
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}
