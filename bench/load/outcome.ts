import type { Outcome } from './messages.ts';

/** Collects the answers to `count` requests; `finish` closes the books, and later answers no longer count. */
export function openOutcome(count: number) {
  const outcome: Outcome = {
    latenciesMs: new Float64Array(count).fill(Number.NaN),
    latenessMs: new Float64Array(count),
    failures: {},
    unanswered: 0,
    sent: 0,
    bytes: 0,
    elapsedMs: 0,
  };
  const waiting = new Uint8Array(count).fill(1);
  let closed = false;
  return {
    outcome,
    answered(request: number, endMs: number, latencyMs: number, status: number | string, bytes: number): void {
      if (closed) return;
      waiting[request] = 0;
      outcome.bytes += bytes;
      outcome.elapsedMs = Math.max(outcome.elapsedMs, endMs);
      if (status === 200) outcome.latenciesMs[request] = latencyMs;
      else outcome.failures[status] = (outcome.failures[status] ?? 0) + 1;
    },
    /** What is still waiting counts with the time it has waited: dropping the slowest would flatter. */
    finish(waitedMs: (request: number) => number): void {
      closed = true;
      waiting.forEach((waits, request) => {
        if (!waits) return;
        outcome.unanswered++;
        outcome.latenciesMs[request] = waitedMs(request);
      });
    },
  };
}
