import type { ClosedPlan, Load, Outcome } from './messages.ts';
import { openOutcome } from './outcome.ts';
import { openSender } from './sender.ts';

/** A fixed number of clients that each wait for an answer before asking again; ends with the requests or the time. */
export async function runClosedLoop(load: Load, plan: ClosedPlan): Promise<Outcome> {
  const { picks, clients, limitMs } = plan;
  const sender = openSender(load, clients);
  const { outcome, answered } = openOutcome(picks.length);
  const startedAt = performance.now();
  let next = 0;

  const ask = (request: number) =>
    new Promise<void>((resolve) => {
      const sentMs = performance.now() - startedAt;
      sender.send(picks[request] as number, (status, bytes) => {
        const endMs = performance.now() - startedAt;
        answered(request, endMs, endMs - sentMs, status, bytes);
        resolve();
      });
    });
  const client = async () => {
    while (next < picks.length && performance.now() - startedAt < limitMs) await ask(next++);
  };

  await Promise.all(Array.from({ length: clients }, client));
  await sender.close();
  outcome.sent = next;
  outcome.latenciesMs = outcome.latenciesMs.slice(0, next);
  outcome.latenessMs = outcome.latenessMs.slice(0, next);
  return outcome;
}
