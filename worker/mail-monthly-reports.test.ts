import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { inTransaction } from '@kardan/core/db/database';
import { enqueue } from '@kardan/core/jobs/enqueue';
import { jobCatalogue } from '@kardan/core/jobs/job-catalogue';
import { buildAccount } from '@kardan/core/testing/build-account';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { buildListing } from '@kardan/core/testing/build-listing';
import { untilWaiting } from '@kardan/core/testing/until-waiting';
import { caughtMails } from '@kardan/services/testing/caught-mails';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createWorkplace, until } from './testing/workplace.ts';

const owners = 12;

test('a worker killed while it queues and again while it sends: every owner gets one monthly report', async () => {
  await using workplace = await createWorkplace();
  const { db } = workplace;
  const { id: dealershipId } = await buildDealership(db, { createdAt: new Date('2020-01-01') });
  await buildListing(db, { dealershipId });
  const run = randomBytes(6).toString('hex');
  const emails = Array.from({ length: owners }, (_, number) => `inhaber-${run}-${number}@example.at`);
  for (const email of emails) await buildAccount(db, { memberships: { [dealershipId]: 'dealer-owner' } }, { email });

  const first = await workplace.startWorker();
  // It has noted whom it writes to and waits with the mails: killed here, half of its work is done.
  await inTransaction(db, async (tx) => {
    await sql`lock table mail in share mode`.execute(tx);
    await inTransaction(db, (other) => enqueue(other, 'mail-monthly-reports', [{}]));
    await untilWaiting(db, { like: 'insert into "mail"%' });
    await first.kill();
  });
  expect(await db.selectFrom('monthlyReportMail').selectAll().execute()).toEqual([]);

  const second = await workplace.startWorker();
  // As it is on the next of the month's first days.
  await inTransaction(db, (tx) => enqueue(tx, 'mail-monthly-reports', [{}, {}]));
  await until(async () => (await sentMails()) > 0);
  await second.kill();

  await using _third = await workplace.startWorker();
  await until(async () => (await sentMails()) === owners);
  await inTransaction(db, (tx) => enqueue(tx, 'mail-monthly-reports', [{}]));
  await wait(1_000);
  await workplace.untilDone('send-mail');
  expect(await db.selectFrom('monthlyReportMail').selectAll().execute()).toHaveLength(owners);

  let repeats = 0;
  for (const email of emails) {
    const mails = await caughtMails(email);
    const headers = mails.map((mail) => Object.fromEntries(mail.headers));
    expect(new Set(headers.map((each) => each['message-id'])).size).toBe(1);
    expect(headers[0]).toMatchObject({
      'list-unsubscribe': expect.stringMatching(/\/monthly-report\/[\w-]{27}\/unsubscribe/),
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
    repeats += mails.length - 1;
  }
  // Killed between the mail server's yes and our commit, which SMTP leaves open.
  expect(repeats).toBeLessThanOrEqual(jobCatalogue['send-mail'].concurrency);

  async function sentMails(): Promise<number> {
    const rows = await db.selectFrom('mail').select('id').where('state', '=', 'sent').execute();
    return rows.length;
  }
}, 120_000);
