import { setTimeout as sleep } from 'node:timers/promises';
import { chunk } from '../../kernel/chunk.ts';
import { isServiceOutage } from '../../kernel/errors.ts';
import { countLatelyVanished, loadKeptCars, markKept } from '../cars/feed-car-store.ts';
import type { FeedCar } from '../feed-car.ts';
import { UnreadableFile } from '../formats/unreadable-file.ts';
import { actorOfFeed } from '../set-up/actor-of-feed.ts';
import { type FeedSite, loadFeed, loadSites, type StoredFeed, saveNamedSites } from '../set-up/feed-store.ts';
import { BadArchive } from '../sources/archive/judge-entries.ts';
import { type Applying, applyChunk, RunMovedOn, type RunServices } from './apply-chunk.ts';
import { beginApplying } from './begin-applying.ts';
import { failRun, finishRun, holdUpRun } from './finish-run.ts';
import { loadRun, maxStarts, type StoredRun, uncountStart, updateRun } from './run-store.ts';
import { siteFinder } from './site-of-car.ts';
import { isInTrade, sitesNotPublic } from './sites-in-trade.ts';
import { countVanishing, isTooMany, type Survey, surveyCars, vanishedOf } from './survey-cars.ts';
import { passTurn, takeTurn } from './take-turn.ts';
import { undoRun } from './undo-run.ts';
import { withdrawVanished } from './withdraw-vanished.ts';

/** Opens the cars of a run's file, from its beginning, as often as asked. */
export type CarReader = (feed: StoredFeed, run: StoredRun) => Promise<AsyncIterable<FeedCar>>;

/** Cars of one transaction: a hundred cost a few statements each, and hold their rows for less than a second. */
const chunkSize = 100;
/** No car that is written is done faster: what is left of the machine is for whoever searches meanwhile. 20,000 cars take two minutes at most. */
const msForCar = 5;
/** What stops a run so often without its getting on is no passing trouble: it ends, and newer files have their turn. */
const maxFailures = 5;

/**
 * Does what a feed has in hand: the run that was begun, else the one that waits; returns whether there was any that had its turn.
 * Of each owner one feed is worked on at a time. The file is read
 * to its end before anything is done with it, so that a broken one changes nothing; then it is applied in chunks, and goes on where
 * it was stopped, however that was.
 */
export async function runFeed(services: RunServices, feedId: string, openCars: CarReader): Promise<boolean> {
  const feed = await loadFeed(services.db, feedId);
  if (!feed) return false;
  const run = await takeTurn(services, feed);
  if (run === 'owner-busy') return false;
  if (run === 'nothing-to-do') {
    // Whoever did it may have ended before passing the turn on.
    await passTurn(services, feed, { butNot: feedId });
    return false;
  }
  try {
    if (run.failures > maxStarts) await giveUp(services, run, new Error('its workers died'), { mayKill: true });
    else if (run.state === 'undoing') await undoRun(services, feed, run);
    else await readAndApply(services, feed, run, openCars);
  } catch (error) {
    if (error instanceof RunMovedOn) {
      await uncountStart(services.db, run.id);
      // Whoever is at it passes its own turn on; where the feed was removed, nobody is.
      await passTurn(services, feed, { butNot: feedId });
      return false;
    }
    if (error instanceof UnreadableFile)
      await failRun(services, run.id, 'unreadable-file', { line: error.line, detail: error.code });
    else if (error instanceof BadArchive) await failRun(services, run.id, 'unreadable-file', { detail: 'archive' });
    else await endUnlessPassing(services, run, error);
  }
  await passTurn(services, feed);
  return true;
}

/** Has the job try again, until what nobody expected has stopped the run too often. An outage ends no run. */
async function endUnlessPassing(services: RunServices, run: StoredRun, error: unknown): Promise<void> {
  if (isServiceOutage(error)) {
    await uncountStart(services.db, run.id).catch(() => {}); // the outage is what to tell
    throw error;
  }
  const now = await loadRun(services.db, run.id);
  if ((now?.failures ?? 0) < maxFailures) throw error;
  await giveUp(services, run, error);
}

async function giveUp(
  services: RunServices,
  run: StoredRun,
  error: unknown,
  options: { mayKill?: boolean } = {},
): Promise<void> {
  services.log.error({ err: error, feedId: run.feedId, runId: run.id }, 'a run of a feed was given up');
  await failRun(services, run.id, 'unexpected', options);
}

async function readAndApply(
  services: RunServices,
  feed: StoredFeed,
  run: StoredRun,
  openCars: CarReader,
): Promise<void> {
  const { db } = services;
  const sites = await loadSites(db, feed);
  const siteOf = siteFinder(feed, sites);
  const survey = await surveyCars(await openCars(feed, run), siteOf);
  if (survey.lines === 0) return failRun(services, run.id, 'empty-file');
  await saveNamedSites(db, feed.id, [...survey.sites]);
  // The first file of a group is tried before anybody can say whose sites it names.
  const canBeTold = survey.understood > 0 || (run.dry && survey.siteless > 0);
  if (!canBeTold && run.cursor === 0) return failRun(services, run.id, 'no-car-understood');
  const vanished = run.state === 'applying' ? null : await judgeVanished(services, feed, run, sites, survey);
  if (vanished === 'waits') return;
  const concerned = sites.filter(({ id }) => survey.numbers.has(id));
  const notPublic = run.dry ? new Map<number, string>() : await sitesNotPublic(services, concerned);
  if (concerned.length > 0 && notPublic.size === concerned.length)
    return failRun(services, run.id, 'dealership-not-public');
  if (!(await beginApplying(services, run, survey.lines))) return failRun(services, run.id, 'feed-paused');

  const { repeated, numbers } = survey;
  const actor = actorOfFeed(feed, sites);
  const applying: Applying = { run, actor, siteOf, repeated, notPublic, numbers, met: new Set() };
  let waiting: FeedCar[] = [];
  for await (const car of await openCars(feed, run)) {
    if (car.line <= run.cursor) continue;
    waiting.push(car);
    if (waiting.length < chunkSize) continue;
    await applyAtPace(services, applying, waiting);
    waiting = [];
  }
  for (const rest of chunk(waiting, chunkSize)) await applyAtPace(services, applying, rest);
  const missing = vanishedOf(await keptCars(services, feed, sites), survey);
  // A car that got another number is not gone; a dry run has not written the new one.
  const gone = missing.filter(({ listingId }) => !applying.met.has(listingId));
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

/** Applies some lines, and rests where they took less than their time. */
async function applyAtPace(services: RunServices, applying: Applying, cars: readonly FeedCar[]): Promise<void> {
  const begun = performance.now();
  const written = await applyChunk(services, applying, cars);
  const restMs = written * msForCar - (performance.now() - begun);
  if (restMs > 0) await sleep(restMs);
}

/** Asks a person where more cars vanish than the feed's limit allows, unless one has answered; nothing is done until then. */
async function judgeVanished(
  services: RunServices,
  feed: StoredFeed,
  run: StoredRun,
  sites: readonly FeedSite[],
  survey: Survey,
): Promise<'waits' | 'fine'> {
  const kept = await keptCars(services, feed, sites);
  const vanishing = countVanishing(kept, vanishedOf(kept, survey), await countLatelyVanished(services.db, feed.id));
  await updateRun(services.db, run.id, { vanishing: JSON.stringify(vanishing), lines: survey.lines });
  const isAsked = !run.dry && run.withdrawVanished === null && isTooMany(vanishing, feed.vanishLimitPercent);
  if (!isAsked) return 'fine';
  await holdUpRun(services, feed, run.id);
  return 'waits';
}

/** The feed's cars that it may change: those of a dealership that has left the group, or is suspended, are none of its now. */
function keptCars({ db }: RunServices, feed: StoredFeed, sites: readonly FeedSite[]) {
  return loadKeptCars(
    db,
    feed.id,
    sites.filter(isInTrade).map(({ id }) => id),
  );
}
