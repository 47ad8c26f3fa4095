import { inTransaction } from '../../db/database.ts';
import { requireCompleteForFirstCar } from '../../going-public/require-complete.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { chunk } from '../../kernel/chunk.ts';
import { Failure } from '../../kernel/errors.ts';
import { countLatelyVanished, loadKeptCars } from '../cars/feed-car-store.ts';
import type { FeedCar } from '../feed-car.ts';
import { UnreadableFile } from '../formats/unreadable-file.ts';
import { actorOfFeed } from '../set-up/actor-of-feed.ts';
import { type FeedSite, loadFeed, loadSites, type StoredFeed, saveNamedSites } from '../set-up/feed-store.ts';
import { BadArchive } from '../sources/archive/judge-entries.ts';
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
  if (run.state === 'queued') await updateRun(db, run.id, { state: 'reading', startedAt: new Date() });
  const sites = await loadSites(db, feed);
  const siteOf = siteFinder(feed, sites);
  const survey = await surveyCars(await openCars(feed, run), siteOf);
  if (survey.lines === 0) return failRun(services, run.id, 'empty-file');
  await saveNamedSites(db, feed.id, [...survey.sites]);
  // The first file of a group is tried before anybody can say whose sites it names.
  const canBeTold = survey.understood > 0 || (run.dry && survey.siteless > 0);
  if (!canBeTold && run.cursor === 0) return failRun(services, run.id, 'no-car-understood');
  const vanished = run.state === 'applying' ? null : await judgeVanished(services, feed, run, survey);
  if (vanished === 'waits') return;
  const concerned = sites.filter(({ id }) => survey.numbers.has(id));
  const notPublic = run.dry ? new Map<number, string>() : await findNotPublic(services, concerned);
  if (concerned.length > 0 && notPublic.size === concerned.length)
    return failRun(services, run.id, 'dealership-not-public');
  await updateRun(db, run.id, { state: 'applying', lines: survey.lines });

  const { repeated } = survey;
  const applying: Applying = { run, actor: actorOfFeed(feed, sites), siteOf, repeated, notPublic };
  let waiting: FeedCar[] = [];
  for await (const car of await openCars(feed, run)) {
    if (car.line <= run.cursor) continue;
    waiting.push(car);
    if (waiting.length < chunkSize) continue;
    await applyChunk(services, applying, waiting);
    waiting = [];
  }
  for (const rest of chunk(waiting, chunkSize)) await applyChunk(services, applying, rest);
  if (run.withdrawVanished !== false)
    await withdrawVanished(services, applying, vanishedOf(await loadKeptCars(db, feed.id), survey));
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
  const vanishing = countVanishing(kept, vanishedOf(kept, survey), await countLatelyVanished(services.db, feed.id));
  await updateRun(services.db, run.id, { vanishing: JSON.stringify(vanishing), lines: survey.lines });
  const isAsked = !run.dry && run.withdrawVanished === null && isTooMany(vanishing, feed.vanishLimitPercent);
  if (!isAsked) return 'fine';
  await holdUpRun(services, feed, run.id);
  return 'waits';
}

/** Which dealerships may have no cars online, by name; the others' cars do not wait for them. */
async function findNotPublic({ db }: RunServices, sites: readonly FeedSite[]): Promise<Map<number, string>> {
  const notPublic = new Map<number, string>();
  for (const { id, name, state } of sites) {
    if (state === 'suspended' || state === 'closed') {
      notPublic.set(id, name);
      continue;
    }
    try {
      await inTransaction(db, (tx) => requireCompleteForFirstCar(tx, id));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      notPublic.set(id, name);
    }
  }
  return notPublic;
}
