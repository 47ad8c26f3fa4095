import { inTransaction } from '@kardan/core/db/database';
import { loadEnv } from '@kardan/core/env';
import { enqueue } from '@kardan/core/jobs/enqueue';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildWaitingAgents, eachOnce, publishCars, toldCars } from './testing/agent-market.ts';
import { openGate } from './testing/gate.ts';
import { killWhileMailing, untilAllMailed } from './testing/kill-while-mailing.ts';
import { mailBurst } from './testing/mail-burst.ts';
import { createWorkplace, until } from './testing/workplace.ts';

test('a worker killed five times at random during 500 matches: each is mailed exactly once', async () => {
  const { times, mails } = await killWhileMailing({ agents: 25, cars: 20, kills: 5 });
  expect(times.size).toBe(500);
  expect(mails).toBeLessThan(500);
}, 300_000);

test('a mail server away for longer than the retries last delays mails and loses none', async () => {
  await using workplace = await createWorkplace();
  const { db } = workplace;
  const agents = await buildWaitingAgents(workplace, 4);
  // The clock scaled: two retries within seconds in the place of 150 within a day.
  await sql`update pgboss.queue set retry_limit = 2, retry_delay = 1, retry_delay_max = 1 where name = 'send-mail'`.execute(
    db,
  );
  const nowhere = await workplace.startWorker({ SMTP_URL: 'smtp://127.0.0.1:9' });
  const slugs = await publishCars(db, 3);
  await until(async () => (await workplace.queue('send-mail')).dead >= agents.size);
  await workplace.untilDone('send-mail');
  expect((await toldCars(agents.values())).mails).toBe(0);
  await nowhere.kill();

  await using _worker = await workplace.startWorker();
  await inTransaction(db, (tx) => enqueue(tx, 'requeue-stranded-mails', [{}]));
  await workplace.untilDone('requeue-stranded-mails');
  await untilAllMailed(workplace);
  const told = await toldCars(agents.values());
  expect(told.times).toEqual(eachOnce(agents.values(), slugs));
  expect(told.repeats).toBe(0);
  expect((await workplace.queue('send-mail')).dead).toBe(0);
}, 240_000);

test('while the search engine is away cars wait to be matched; once it is back each is mailed once', async () => {
  await using workplace = await createWorkplace();
  const agents = await buildWaitingAgents(workplace, 4);
  await using gate = await openGate(loadEnv().OPENSEARCH_URL[0] as string);
  const cutOff = await workplace.startWorker({ OPENSEARCH_URL: 'http://127.0.0.1:9' });
  const slugs = await publishCars(workplace.db, 5);
  await until(async () => (await workplace.queue('match-listing')).retry === 5);
  expect((await workplace.queue('mail-matches')).queued).toBe(0);
  await cutOff.kill();

  // And one that hangs in the middle of the question and is killed there.
  gate.close('_msearch');
  const hanging = await workplace.startWorker({ OPENSEARCH_URL: gate.url });
  await until(() => gate.holds());
  await hanging.kill();

  await using _worker = await workplace.startWorker();
  await untilAllMailed(workplace);
  const told = await toldCars(agents.values());
  expect(told.times).toEqual(eachOnce(agents.values(), slugs));
  expect(told.repeats).toBe(0);
}, 240_000);

test('a burst of cars makes one mail an agent, two at most', async () => {
  await using workplace = await createWorkplace();
  const { mails } = await mailBurst(workplace, { agents: 3, cars: 10 });
  expect(mails).toBeGreaterThanOrEqual(3);
  expect(mails).toBeLessThanOrEqual(6);
}, 120_000);
