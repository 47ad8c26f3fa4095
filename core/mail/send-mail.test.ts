import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../db/database.ts';
import { loadEnv } from '../env.ts';
import { writeConfirmation } from '../inquiries/mails/write-confirmation.ts';
import { createLog } from '../kernel/log.ts';
import { openRefusingMailServer } from '../testing/refusing-mail-server.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { countMails, shareOfFailedMails } from './count-mails.ts';
import { openMailTransport } from './mail-transport.ts';
import { queueMail } from './queue-mail.ts';
import { sendMail } from './send-mail.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

async function waitingMail(): Promise<string> {
  const { db } = database;
  const sender = { senderName: 'Anna', senderEmail: 'anna@example.at' };
  const { id: inquiryId } = await db
    .insertInto('inquiry')
    .values({ kind: 'dealership-register-request', ...sender, message: 'Hallo', details: '{"company":"Neu"}' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const mail = { template: 'inquiry-confirmation', recipient: 'anna@example.at', language: 'de-AT' } as const;
  await inTransaction(db, (tx) => queueMail(tx, { ...mail, payload: { inquiryId } }));
  const row = await db.selectFrom('mail').select('id').orderBy('createdAt', 'desc').executeTakeFirstOrThrow();
  return row.id;
}

async function sendThrough(
  SMTP_URL: string,
  mailId: string,
  lines: string[] = [],
  SITE_ORIGIN = 'http://localhost:3000',
): Promise<void> {
  const env = { ...loadEnv(), SMTP_URL, SITE_ORIGIN };
  const log = createLog('worker', 'info', { write: (line) => void lines.push(line) });
  const writers = { 'inquiry-confirmation': writeConfirmation };
  await sendMail({ db: database.db, env, log, mail: openMailTransport(env) }, writers, mailId);
}

const stateOf = async (mailId: string) =>
  (await database.db.selectFrom('mail').select('state').where('id', '=', mailId).executeTakeFirstOrThrow()).state;

test('a mail that the server will never take is given up, and the log does not name the address', async () => {
  const mailId = await waitingMail();
  const lines: string[] = [];
  await using server = await openRefusingMailServer('550 5.1.1 <anna@example.at> no such mailbox');
  await sendThrough(server.url, mailId, lines);
  expect(await stateOf(mailId)).toBe('refused');
  expect(lines.join('')).toContain('mail refused');
  expect(lines.join('')).not.toContain('anna@');
  // What operators see of it: the server's codes, and one more of this kind on this day.
  const { failures, days } = await countMails(database);
  expect(failures).toMatchObject([{ id: mailId, isFinal: true, reason: '550 5.1.1' }]);
  expect(days).toMatchObject([{ template: 'inquiry-confirmation', outcome: 'refused', count: 1 }]);
  expect(await shareOfFailedMails(database)).toEqual({ failed: 1, tried: 1 });
});

test('a mail of a public site waits rather than leave the machine for a server that cannot encrypt', async () => {
  const mailId = await waitingMail();
  await using server = await openRefusingMailServer('550 5.1.1 no such mailbox');
  // As a network sees it the server is elsewhere, which it would not be under any name of this machine's own.
  const elsewhere = server.url.replace('127.0.0.1', '0.0.0.0');
  const failure = await sendThrough(elsewhere, mailId, [], 'https://autos.example').then(
    () => expect.unreachable(),
    (error: Error) => error,
  );
  expect(failure.message).toMatch(/^mail server: \w+/);
  expect(server.commands).not.toContain('MAIL');
  expect(await stateOf(mailId)).toBe('queued');
  await sendThrough(server.url, mailId, [], 'https://autos.example');
  expect(await stateOf(mailId), 'a relay on the machine needs no TLS').toBe('refused');
});

test('a mail that the server does not take now waits, and the reason that its job keeps does not name the address', async () => {
  const mailId = await waitingMail();
  await using server = await openRefusingMailServer('451 4.7.1 <anna@example.at> come back later');
  const failure = await sendThrough(server.url, mailId).then(
    () => expect.unreachable(),
    (error: Error) => error,
  );
  expect(failure.message).toMatch(/^mail server: \w+ 451$/);
  expect(JSON.stringify(failure)).not.toContain('anna@');
  expect(await stateOf(mailId)).toBe('queued');
});

test('a mail is queued if and only if what causes it commits', async () => {
  const count = async () => (await database.db.selectFrom('mail').select('id').execute()).length;
  const before = await count();
  const rolledBack = inTransaction(database.db, async (tx) => {
    const payload = { inquiryId: '019a8b4e-0000-7000-8000-000000000000' };
    await queueMail(tx, { template: 'inquiry-to-operator', recipient: 'x@example.at', language: 'de-AT', payload });
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  expect(await count()).toBe(before);
});

test('a mail that nobody writes fails and waits, instead of being given up', async () => {
  const mailId = await waitingMail();
  const env = loadEnv();
  const services = { db: database.db, env, log: createLog('worker', 'silent'), mail: openMailTransport(env) };
  await expect(sendMail(services, {}, mailId)).rejects.toThrow('nobody writes mails of the kind inquiry-confirmation');
  expect(await stateOf(mailId)).toBe('queued');
});
