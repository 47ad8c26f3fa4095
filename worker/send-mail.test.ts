import { randomBytes } from 'node:crypto';
import { type Database, inTransaction } from '@kardan/core/db/database';
import { loadEnv } from '@kardan/core/env';
import { askDealership } from '@kardan/core/inquiries/ask-dealership';
import { enqueue } from '@kardan/core/jobs/enqueue';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { buildProof } from '@kardan/core/testing/build-proof';
import { caughtMails } from '@kardan/services/testing/caught-mails';
import { expect, test } from 'vitest';
import { openGate } from './testing/gate.ts';
import { createWorkplace, until } from './testing/workplace.ts';

/** An inquiry with its two mails waiting: to the dealer and to the visitor. */
async function writeToDealer(db: Database) {
  const dealership = await buildDealership(db);
  const email = `anna-${randomBytes(6).toString('hex')}@example.at`;
  const message = 'Haben Sie am Samstag offen?';
  const body = { dealershipId: dealership.id, name: 'Anna', email, language: 'de-AT' as const, message };
  await askDealership({ db, env: loadEnv() }, { ...body, proof: buildProof() }, '192.0.2.1');
  return { dealership, visitor: email };
}

const messageIds = async (recipient: string) =>
  (await caughtMails(recipient)).map(({ headers }) => Object.fromEntries(headers)['message-id']);

test('a worker killed before the mail server has taken a mail loses none and sends none twice', async () => {
  await using workplace = await createWorkplace();
  const { db } = workplace;
  const { dealership, visitor } = await writeToDealer(db);
  await using gate = await openGate(loadEnv().SMTP_URL);

  // The mail is announced but its text does not get through.
  gate.close('DATA');
  const first = await workplace.startWorker({ SMTP_URL: gate.url });
  await until(() => gate.holds());
  await first.kill();
  expect(await messageIds(dealership.email)).toEqual([]);

  await using _second = await workplace.startWorker();
  await workplace.untilDone('send-mail');
  expect(await messageIds(dealership.email)).toHaveLength(1);
  expect(await messageIds(visitor)).toHaveLength(1);
  expect((await workplace.queue('send-mail')).dead).toBe(0);
}, 120_000);

test('killed between the mail server’s yes and our commit it sends the mail once more, as the same mail', async () => {
  await using workplace = await createWorkplace();
  const { db } = workplace;
  const { dealership, visitor } = await writeToDealer(db);

  // What a sent mail changes is held up: the worker comes no further than the mail server's yes.
  const held = Promise.withResolvers<void>();
  const holding = inTransaction(db, async (tx) => {
    await tx.selectFrom('inquiryRecipient').select('inquiryId').forUpdate().execute();
    await held.promise;
  });
  const first = await workplace.startWorker();
  await until(
    async () => (await caughtMails(dealership.email)).length === 1 && (await stateOf(db, visitor)) === 'sent',
  );
  await first.kill();
  held.resolve();
  await holding;
  expect(await stateOf(db, dealership.email)).toBe('queued');

  await using _second = await workplace.startWorker();
  await workplace.untilDone('send-mail');
  const [one, again, ...others] = await messageIds(dealership.email);
  expect(one).toMatch(/^<[0-9a-f-]{36}@kardan\.example>$/);
  expect(again).toBe(one);
  expect(others).toEqual([]);
  // This one was over before the worker died: its job comes again, the mail does not.
  expect(await messageIds(visitor)).toHaveLength(1);
}, 120_000);

test('a job delivered many times and to two workers at once sends one mail', async () => {
  await using workplace = await createWorkplace();
  const { db } = workplace;
  await using _one = await workplace.startWorker();
  await using _two = await workplace.startWorker();
  const { dealership, visitor } = await writeToDealer(db);
  const mails = await db.selectFrom('mail').select('id').execute();
  const again = mails.flatMap(({ id }) => Array.from({ length: 5 }, () => ({ mailId: id })));
  await inTransaction(db, (tx) => enqueue(tx, 'send-mail', again));
  await workplace.untilDone('send-mail');
  await inTransaction(db, (tx) => enqueue(tx, 'send-mail', again));
  await workplace.untilDone('send-mail');
  expect(await messageIds(dealership.email)).toHaveLength(1);
  expect(await messageIds(visitor)).toHaveLength(1);
}, 60_000);

test('while the mail server is away mails wait, and go out when it is back; an erased inquiry’s go nowhere', async () => {
  await using workplace = await createWorkplace();
  const { db } = workplace;
  const erased = await writeToDealer(db);
  await db.deleteFrom('inquiry').execute();
  const { dealership } = await writeToDealer(db);
  const nowhere = await workplace.startWorker({ SMTP_URL: 'smtp://127.0.0.1:9' });
  await until(async () => (await workplace.queue('send-mail')).retry === 2);
  expect(await stateOf(db, dealership.email)).toBe('queued');
  await nowhere.kill();
  await using _worker = await workplace.startWorker();
  await workplace.untilDone('send-mail');
  expect(await messageIds(dealership.email)).toHaveLength(1);
  expect(await stateOf(db, erased.dealership.email)).toBe('dropped');
  expect(await messageIds(erased.dealership.email)).toEqual([]);
  expect(await messageIds(erased.visitor)).toEqual([]);
}, 60_000);

async function stateOf(db: Database, recipient: string) {
  const row = await db.selectFrom('mail').select('state').where('recipient', '=', recipient).executeTakeFirst();
  return row?.state;
}
