import { viennaDay } from '@kardan/contract/values/vienna-day';
import type { Actor } from '../../accounts/actor.ts';
import type { Tx } from '../../db/database.ts';
import type { AppliedCar } from '../cars/applied-car.ts';
import { insertLines } from '../runs/line-store.ts';
import { addToCounts } from '../runs/run-counts.ts';
import { holdRun, insertRun, type StoredRun, updateRun } from '../runs/run-store.ts';
import type { PushPlace } from './apply-told.ts';
import { findRunOfDay } from './push-store.ts';

/**
 * Keeps what became of pushed cars as a run of the dealership's push feed, in the transaction that did it: a run for each call
 * with many cars, one a day for those that come alone. Gives its number.
 */
export async function notePushed(
  tx: Tx,
  actor: Actor,
  { feedId, dealershipId }: PushPlace,
  applied: readonly AppliedCar[],
  { alone }: { alone: boolean },
): Promise<number> {
  const day = viennaDay(Date.now());
  const known = alone ? await findRunOfDay(tx, feedId, day) : undefined;
  const runId = known ?? (await beginRun(tx, actor, feedId, alone ? day : null));
  const run = (await holdRun(tx, runId)) as StoredRun;
  const lines = applied.map((each, index) => {
    const place = run.cursor + 1 + index;
    return { place, line: alone ? null : each.car.line, dealershipId, applied: each };
  });
  await insertLines(tx, run, lines);
  await updateRun(tx, runId, {
    cursor: run.cursor + applied.length,
    lines: run.cursor + applied.length,
    counts: JSON.stringify(addToCounts(run.counts, dealershipId, applied)),
    finishedAt: new Date(),
  });
  return run.number;
}

function beginRun(tx: Tx, { accountId, name }: Actor, feedId: string, fileName: string | null): Promise<string> {
  const now = new Date();
  return insertRun(tx, {
    feedId,
    dry: false,
    state: 'done',
    fileName,
    accountId,
    actorName: name ?? null,
    startedAt: now,
    finishedAt: now,
  });
}
