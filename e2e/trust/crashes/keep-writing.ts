import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiError } from '@kardan/contract/client/api-error';
import type { Journal } from './journal.ts';
import type { Write, Writer } from './writers/writer.ts';

/** As many a second as somebody begins, whether those before are answered or not. */
const perSecond = 20;
/** More than that are not under way: who has no answer waits, and writes nothing else meanwhile. */
const maxInFlight = 60;
/** Who has no answer tries again after a while, and then less and less often. */
const [firstPauseMs, maxPauseMs] = [300, 3_000];
/** How long an answer is waited for after everything runs again; how soon all is equal again is measured by itself. */
const timeoutMs = 5 * 60_000;

/** Has all kinds of writes made until told to stop; resolves when each is answered or given up. */
export async function keepWriting(writers: readonly Writer[], journal: Journal, signal: AbortSignal): Promise<void> {
  const inFlight = new Set<Promise<void>>();
  const credit = new Map(writers.map((writer) => [writer, 0]));
  const stopped = Promise.withResolvers<void>();
  signal.addEventListener('abort', () => stopped.resolve(), { once: true });
  const begin = performance.now();
  for (let begun = 0; !signal.aborted; ) {
    const due = Math.floor(((performance.now() - begin) / 1_000) * perSecond);
    if (inFlight.size >= maxInFlight) begun = Math.max(begun, due);
    if (begun >= due) {
      await sleep(10);
      continue;
    }
    begun += 1;
    for (const writer of writers) credit.set(writer, (credit.get(writer) ?? 0) + writer.share);
    const chosen = choose(credit);
    if (!chosen) continue;
    const sending = sendUntilAnswered(chosen.writer.kind, chosen.write, journal, signal).finally(() =>
      inFlight.delete(sending),
    );
    inFlight.add(sending);
  }
  await Promise.all(inFlight);
}

/** Who has waited longest for a turn and has something to write. */
function choose(credit: Map<Writer, number>): { writer: Writer; write: Write } | undefined {
  for (const [writer, waited] of [...credit].sort(([, one], [, other]) => other - one)) {
    const write = writer.next();
    if (!write) continue;
    credit.set(writer, waited - 20);
    return { writer, write };
  }
  return undefined;
}

async function sendUntilAnswered(kind: string, write: Write, journal: Journal, signal: AbortSignal): Promise<void> {
  const counts = journal.of(kind);
  counts.begunAt.set(write.mark, performance.now());
  let deadline = Number.POSITIVE_INFINITY;
  let pauseMs = firstPauseMs;
  for (;;) {
    if (signal.aborted) deadline = Math.min(deadline, performance.now() + timeoutMs);
    try {
      await write.send();
      journal.acknowledge(kind, write.mark);
      return write.settled?.(true);
    } catch (error) {
      const { status = 0, code } = error as ApiError;
      const isTold = status >= 400 && status < 500 && status !== 429;
      if (isTold || !(error as Error).name.includes('ApiError')) {
        journal.refused.push(
          `${kind} ${write.mark}: ${status} ${code ?? error} ${JSON.stringify((error as ApiError).issues ?? [])}`,
        );
        return write.settled?.(false);
      }
      if (performance.now() > deadline) {
        counts.unknown.add(write.mark);
        return write.settled?.(false);
      }
      counts.resent += 1;
      const reason = status ? `${status} ${code}` : code;
      journal.reasons.set(reason, (journal.reasons.get(reason) ?? 0) + 1);
      await sleep(pauseMs);
      pauseMs = Math.min(maxPauseMs, pauseMs * 1.6);
    }
  }
}
