import { withSessionLock } from '../../db/session-lock.ts';
import { scrubText } from '../../error-reports/scrub-text.ts';
import type { Logger } from '../../kernel/log.ts';
import { saveOutcome, saveProgress, saveStarted } from './operation-store.ts';
import { operationWorks, type Report, type WorkServices } from './operation-works.ts';

const runLock = 7305;

type RunServices = WorkServices & { log: Logger };

/** Somebody wanted the run to stop. */
class Cancelled extends Error {}

/**
 * Does what somebody started, notes every second how far it is, and what came of it. A failure is noted and not tried again:
 * whoever started it decides. A run whose worker died is begun anew by the next one.
 */
export async function runOperation(
  services: RunServices,
  runId: string,
  { noteMs = 1_000 }: { noteMs?: number } = {},
): Promise<void> {
  const { db, log } = services;
  const lock = { space: runLock, name: runId, takenMessage: 'another worker is at this run' };
  await withSessionLock(db, lock, async () => {
    const kind = await saveStarted(db, runId);
    if (kind === undefined) return;
    const noting = noteProgress(services, runId, noteMs);
    try {
      const result = await operationWorks[kind](services, noting.report);
      await noting.stop();
      await saveOutcome(db, runId, { state: 'done', result });
    } catch (error) {
      await noting.stop();
      if (error instanceof Cancelled) return saveOutcome(db, runId, { state: 'cancelled' });
      log.error({ err: error, runId, kind }, 'operation failed');
      const reason = error instanceof Error ? error.message : String(error);
      await saveOutcome(db, runId, { state: 'failed', error: scrubText(reason, 500) });
    }
  });
}

/** Writes the newest progress every so often, however often it is told, and learns whether to stop. */
function noteProgress({ db, log }: RunServices, runId: string, noteMs: number) {
  let newest: Parameters<typeof saveProgress>[2] = { phase: null, done: 0, total: null };
  let cancelAsked = false;
  let writing: Promise<void> = Promise.resolve();

  const write = async () => {
    try {
      ({ cancelAsked } = await saveProgress(db, runId, newest));
    } catch (err) {
      // The work itself goes on: the next note tells more.
      log.warn({ err, runId }, 'progress not noted');
    }
  };
  const timer = setInterval(() => {
    writing = writing.then(write);
  }, noteMs);
  const report: Report = (phase, done, total) => {
    newest = { phase, done, total };
    if (cancelAsked) throw new Cancelled();
  };
  return {
    report,
    async stop() {
      clearInterval(timer);
      await writing;
      await write();
    },
  };
}
