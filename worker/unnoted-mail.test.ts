import { randomBytes } from 'node:crypto';
import { inTransaction } from '@kardan/core/db/database';
import { loadEnv } from '@kardan/core/env';
import { createLog } from '@kardan/core/kernel/log';
import { countMails } from '@kardan/core/mail/count-mails';
import { openMailTransport } from '@kardan/core/mail/mail-transport';
import { queueMail } from '@kardan/core/mail/queue-mail';
import { sendMail } from '@kardan/core/mail/send-mail';
import { failingToChange, failingToCommit } from '@kardan/core/testing/failing-at';
import { createTestDatabase, type TestDatabase } from '@kardan/core/testing/test-database';
import { caughtMails } from '@kardan/services/testing/caught-mails';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailWriters } from './mails/mail-writers.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

async function waitingMail(recipient: string): Promise<string> {
  const { db } = database;
  const sender = { senderName: 'Anna', senderEmail: recipient };
  const { id: inquiryId } = await db
    .insertInto('inquiry')
    .values({ kind: 'dealership-register-request', ...sender, message: 'Hallo', details: '{"company":"Neu"}' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const mail = { template: 'inquiry-confirmation', recipient, language: 'de-AT' } as const;
  await inTransaction(db, (tx) => queueMail(tx, { ...mail, payload: { inquiryId } }));
  const row = await db.selectFrom('mail').select('id').where('recipient', '=', recipient).executeTakeFirstOrThrow();
  return row.id;
}

const stateOf = async (mailId: string) =>
  (await database.db.selectFrom('mail').select('state').where('id', '=', mailId).executeTakeFirstOrThrow()).state;

/** A mail to an address that nobody else writes to, and processes of workers that send it. */
async function mailAndWorkers() {
  const recipient = `anna-${randomBytes(6).toString('hex')}@example.at`;
  const mailId = await waitingMail(recipient);
  const env = loadEnv();
  const startWorker = () => {
    const services = { db: database.db, env, log: createLog('worker', 'silent'), mail: openMailTransport(env) };
    const send = () => sendMail(services, mailWriters, mailId);
    return { send, taken: services.mail.taken };
  };
  const timesCaught = async () => (await caughtMails(recipient)).length;
  return { mailId, startWorker, timesCaught };
}

const sentToday = async () => {
  const { days } = await countMails(database);
  return days.find(({ outcome }) => outcome === 'sent')?.count ?? 0;
};

test.for([
  ['count it', (at: TestDatabase) => failingToChange(at, 'mail_of_day')],
  ['commit it', (at: TestDatabase) => failingToCommit(at, 'mail')],
] as const)(
  'a mail that was taken while the database cannot %s is noted later, and not sent again',
  async ([, breakDatabase]) => {
    const { mailId, startWorker, timesCaught } = await mailAndWorkers();
    // So that there is a count to change.
    await (await mailAndWorkers()).startWorker().send();
    const before = await sentToday();
    const { send } = startWorker();
    {
      await using _broken = await breakDatabase(database);
      for (let tries = 1; tries <= 3; tries++) await expect(send()).rejects.toThrow('nobody expected this');
      expect(await timesCaught()).toBe(1);
      expect(await stateOf(mailId)).toBe('queued');
    }
    await send();
    expect(await stateOf(mailId)).toBe('sent');
    expect(await timesCaught()).toBe(1);
    expect(await sentToday()).toBe(before + 1);
  },
);

test('a mail that was taken and that only a dead worker knew of is sent once more', async () => {
  const { mailId, startWorker, timesCaught } = await mailAndWorkers();
  {
    await using _broken = await failingToCommit(database, 'mail');
    await expect(startWorker().send()).rejects.toThrow('nobody expected this');
  }
  await startWorker().send();
  expect(await timesCaught()).toBe(2);
  expect(await stateOf(mailId)).toBe('sent');
});

test('while the database cannot change a mail nothing is sent, by any worker', async () => {
  const { mailId, startWorker, timesCaught } = await mailAndWorkers();
  {
    await using _broken = await failingToChange(database, 'mail');
    for (let workers = 1; workers <= 3; workers++)
      await expect(startWorker().send()).rejects.toThrow('nobody expected this');
    expect(await timesCaught()).toBe(0);
  }
  await startWorker().send();
  expect(await timesCaught()).toBe(1);
  expect(await stateOf(mailId)).toBe('sent');
});

test('what a worker knows of a mail ends with the mail', async () => {
  const { mailId, startWorker } = await mailAndWorkers();
  const { send, taken } = startWorker();
  {
    await using _broken = await failingToCommit(database, 'mail');
    await expect(send()).rejects.toThrow('nobody expected this');
  }
  expect(taken.size).toBe(1);
  await database.db.deleteFrom('mail').where('id', '=', mailId).execute();
  await send();
  expect(taken.size).toBe(0);
});
