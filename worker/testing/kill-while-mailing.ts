import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { inTransaction } from '@kardan/core/db/database';
import { enqueue } from '@kardan/core/jobs/enqueue';
import { jobCatalogue } from '@kardan/core/jobs/job-catalogue';
import { expect } from 'vitest';
import { buildWaitingAgents, eachOnce, publishCars, toldCars } from './agent-market.ts';
import { createWorkplace, type Workplace } from './workplace.ts';

/**
 * Publishes cars that each of the agents waits for, while the worker that matches, queues and sends is killed again and
 * again at random moments. Expects every match in exactly one mail (of twenty cars at most: more are counted in a mail, not
 * named). Gives how many mails there were, and how many of them
 * came a second time: killed between the mail server's yes and our commit, which SMTP leaves open. Such a mail has the
 * same Message-ID, and of one kill there can be as many as a worker sends side by side.
 */
export async function killWhileMailing({ agents, cars, kills }: { agents: number; cars: number; kills: number }) {
  await using workplace = await createWorkplace();
  const waiting = await buildWaitingAgents(workplace, agents);
  const slugs: string[] = [];
  for (let killed = 0; killed < kills; killed++) {
    const worker = await workplace.startWorker();
    // Some for each worker, so that it dies over them, over what the one before has left or over mails of both.
    const published = publishCars(workplace.db, cars / kills);
    await wait(randomInt(200, 8_000));
    await worker.kill();
    slugs.push(...(await published));
  }
  await using _last = await workplace.startWorker();
  await untilAllMailed(workplace);
  const told = await toldCars(waiting.values());
  expect(told.times).toEqual(eachOnce(waiting.values(), slugs));
  expect(told.repeats).toBeLessThanOrEqual(kills * jobCatalogue['send-mail'].concurrency);
  return told;
}

/** What is too much for a mailbox at once comes with the digest, as it does in the morning. */
export async function untilAllMailed(workplace: Workplace): Promise<void> {
  for (const name of ['match-listing', 'mail-matches'] as const) await workplace.untilDone(name);
  await inTransaction(workplace.db, (tx) => enqueue(tx, 'mail-daily-digests', [{}]));
  for (const name of ['mail-daily-digests', 'send-mail'] as const) await workplace.untilDone(name);
}
