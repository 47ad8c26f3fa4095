import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../db/database.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { queueMail } from './queue-mail.ts';
import { requeueStrandedMails } from './requeue-stranded-mails.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

test('a mail that waits without a job gets one, and no other mail does', async () => {
  const { db } = database;
  const payload = { inquiryId: '019a8b4e-0000-7000-8000-000000000000' };
  const queue = (recipient: string) =>
    inTransaction(db, (tx) =>
      queueMail(tx, { template: 'inquiry-to-operator', recipient, language: 'de-AT', payload }),
    );
  const endJob = (recipient: string, end: string) =>
    sql`update pgboss.job set state = ${end}::pgboss.job_state, completed_on = now()
      where name = 'send-mail' and data ->> 'mailId' = (select id::text from mail where recipient = ${recipient})`.execute(
      db,
    );
  for (const name of ['waits', 'retried', 'dead', 'lost', 'sent', 'young']) await queue(`${name}@example.at`);
  await endJob('retried@example.at', 'retry');
  await endJob('dead@example.at', 'failed');
  await sql`delete from pgboss.job where data ->> 'mailId' =
    (select id::text from mail where recipient = 'lost@example.at')`.execute(db);
  await endJob('sent@example.at', 'completed');
  await sql`update mail set state = 'sent', settled_at = now() where recipient = 'sent@example.at'`.execute(db);
  await endJob('young@example.at', 'failed');
  await sql`update mail set created_at = now() - interval '1 hour' where recipient <> 'young@example.at'`.execute(db);

  expect(await requeueStrandedMails(database)).toBe(2);
  const { rows } = await sql<{ recipient: string; jobs: number }>`
    select recipient, count(job.id)::int as jobs
    from mail left join pgboss.job on data ->> 'mailId' = mail.id::text and job.state in ('created', 'retry', 'active')
    group by recipient order by recipient`.execute(db);
  const jobs = Object.fromEntries(rows.map((row) => [row.recipient.split('@')[0], row.jobs]));
  expect(jobs).toEqual({ dead: 1, lost: 1, retried: 1, sent: 0, waits: 1, young: 0 });
  expect(await requeueStrandedMails(database)).toBe(0);
});
