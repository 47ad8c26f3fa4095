import type { FeedRun } from '@kardan/contract/calls/feeds/runs';
import type { Actor } from '../../accounts/actor.ts';
import type { Database } from '../../db/database.ts';
import { NotFound } from '../../kernel/errors.ts';
import { readGroups } from '../mappings/read-groups.ts';
import { type FeedReference, type FoundFeed, findFeed, type RunReference } from '../set-up/find-feed.ts';
import { canBeUndone, undoableUntil } from './can-be-undone.ts';
import { countUndo } from './line-store.ts';
import { presentRunRow } from './present-run-row.ts';
import { loadRunByNumber, loadRuns, type StoredRun } from './run-store.ts';
import { allowedToVanish } from './survey-cars.ts';
import { behindAllLines } from './withdraw-vanished.ts';

/** Runs in a feed's history: a month of daily ones. */
const historyLength = 30;

/** The last runs of a feed, newest first. */
export async function listRuns({ db }: { db: Database }, actor: Actor, reference: FeedReference) {
  const found = await findFeed({ db }, actor, reference);
  const runs = await loadRuns(db, found.feed.id, historyLength);
  return { items: runs.map((run) => presentRunRow(run, found)) };
}

export async function readRun({ db }: { db: Database }, actor: Actor, reference: RunReference): Promise<FeedRun> {
  const found = await findFeed({ db }, actor, reference);
  const run = await loadRunByNumber(db, found.feed.id, reference.runNumber);
  if (!run) throw new NotFound('run');
  return presentRun({ db }, found, run);
}

/** A run with all that somebody decides by. */
export async function presentRun({ db }: { db: Database }, found: FoundFeed, run: StoredRun): Promise<FeedRun> {
  const scope = { run, visible: found.visible, withUnknown: found.seesAll };
  const [groups, undo] = await Promise.all([
    readGroups({ db }, found.feed, scope),
    canBeUndone(run) ? countUndo(db, scope) : null,
  ]);
  return {
    ...presentRunRow(run, found),
    groups,
    protection: presentProtection(found, run),
    undo: undo && { ...undo, until: undoableUntil(run).toISOString() },
    progress: ['reading', 'applying', 'undoing'].includes(run.state) ? presentProgress(found, run) : null,
    mayChange: found.mayChange,
  };
}

/** How many lines a file has tells the size of every site's stock: who works for some sees a share. */
function presentProgress({ sites, visible }: FoundFeed, { cursor, lines }: StoredRun): FeedRun['progress'] {
  const line = Math.min(cursor >= behindAllLines ? (lines ?? 0) : cursor, lines ?? cursor);
  const share = lines === null ? null : lines === 0 ? 1 : Math.round((100 * line) / lines) / 100;
  return visible.length === sites.length ? { line, lines, share } : { line: null, lines: null, share };
}

function presentProtection({ feed, sites, visible }: FoundFeed, run: StoredRun): FeedRun['protection'] {
  const { vanishLimitPercent: limitPercent } = feed;
  const bySite = sites
    .filter(({ id }) => visible.includes(id))
    .map(({ id, name }) => {
      const { vanishing, ...stock } = run.vanishing[id] ?? { cars: 0, vanishing: 0, lately: 0 };
      return { dealershipId: id, name, cars: stock.cars, vanishing, allowed: allowedToVanish(stock, limitPercent) };
    });
  const sum = (key: 'cars' | 'vanishing') => bySite.reduce((total, site) => total + site[key], 0);
  return { limitPercent, cars: sum('cars'), vanishing: sum('vanishing'), bySite };
}
