import type { Load, OpenPlan, Outcome } from './messages.ts';
import { openOutcome } from './outcome.ts';
import { openSender } from './sender.ts';

/**
 * Sends each request when it is due, however slow the answers are, and measures from that moment: a stall of the server
 * shows in every request that fell due meanwhile, also in those that had to wait for a connection of ours.
 */
export async function runOpenLoop(load: Load, plan: OpenPlan): Promise<Outcome> {
  const { arrivalsMs, picks } = plan;
  const count = arrivalsMs.length;
  const sender = openSender(load, plan.connections);
  const { outcome, answered, finish } = openOutcome(count);
  const allAnswered = Promise.withResolvers<void>();
  const startedAt = performance.now();
  let next = 0;
  let open = count;
  let timer: NodeJS.Timeout | undefined;

  const sendDue = () => {
    for (let now = performance.now() - startedAt; next < count && (arrivalsMs[next] as number) <= now; next++) {
      const request = next;
      const dueMs = arrivalsMs[request] as number;
      outcome.latenessMs[request] = now - dueMs;
      outcome.sent++;
      sender.send(picks[request] as number, (status, bytes) => {
        const endMs = performance.now() - startedAt;
        answered(request, endMs, endMs - dueMs, status, bytes);
        if (--open === 0) allAnswered.resolve();
      });
    }
    if (next < count) {
      timer = setTimeout(sendDue, Math.max(0, (arrivalsMs[next] as number) - (performance.now() - startedAt)));
    }
  };
  if (count === 0) allAnswered.resolve();
  else sendDue();

  const limitMs = (arrivalsMs.at(-1) ?? 0) + plan.timeoutMs;
  const timeout = setTimeout(() => allAnswered.resolve(), limitMs);
  await allAnswered.promise;
  clearTimeout(timeout);
  clearTimeout(timer);
  const endMs = performance.now() - startedAt;
  finish((request) => endMs - (arrivalsMs[request] as number));
  await sender.close();
  return outcome;
}
