import { randomUUID } from 'node:crypto';
import { inTransaction } from '@kardan/core/db/database';
import { enqueue } from '@kardan/core/jobs/enqueue';
import { announceEvent } from '@kardan/core/webhooks/announce-event';
import { startReceiver } from '@kardan/core/webhooks/testing/receiver';
import { letDigestComeDue, letReminderComeDue, letReportComeDue } from '../../means/let-come-due.ts';
import type { Scene } from '../scene.ts';
import type { Cast } from './cast.ts';
import { untilThere } from './until-there.ts';

/** Mails that the clock causes, by their jobs. */
const byClock = {
  'mail-inquiry-digests': 'inquiries-to-dealership',
  'remind-of-inquiries': 'inquiry-reminder',
  'mail-monthly-reports': 'monthly-report',
  'mail-daily-digests': 'search-agent-matches',
} as const;

/** What is mailed later: a digest, a reminder, the month's report, an agent's news, and that a webhook is switched off. */
export async function causeLaterMails(scene: Scene, cast: Cast, listingId: number): Promise<void> {
  const { db } = scene;
  const { dealership, visitor } = cast;
  const threads = await db
    .selectFrom('inquiryRecipient')
    .select('id')
    .where('dealershipId', '=', dealership.id)
    .where('state', '=', 'open')
    .orderBy('id')
    .execute();
  const [digested, reminded] = threads.slice(-2).map(({ id }) => id);
  await letDigestComeDue(db, digested ?? '');
  await letReminderComeDue(db, reminded ?? '');
  await letReportComeDue(db, dealership.id);
  await haveNews(scene, visitor.email, listingId);
  const since = new Date();
  for (const job of Object.keys(byClock) as (keyof typeof byClock)[])
    await inTransaction(db, (tx) => enqueue(tx, job, [{}]));
  const templates = Object.values(byClock);
  await untilThere('each mail of the clock', async () => {
    const mails = db.selectFrom('mail').select('template').distinct().where('template', 'in', templates);
    const rows = await mails.where('createdAt', '>=', since).execute();
    return rows.length === templates.length ? rows : undefined;
  });
  await loseWebhook(scene, cast);
}

/** Matching may have found the car before. */
async function haveNews({ db }: Scene, email: string, listingId: number): Promise<void> {
  const { id } = await db.selectFrom('searchAgent').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  await db
    .insertInto('searchAgentMatch')
    .values({ searchAgentId: id, listingId, event: 'new-car' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A dealer's own system says that it is gone. */
async function loseWebhook({ db }: Scene, { owner, dealership }: Cast): Promise<void> {
  await using receiver = await startReceiver();
  receiver.behave((response) => response.writeHead(410).end());
  const hook = await owner.call('createWebhook', {
    params: { dealershipId: dealership.id },
    given: { url: receiver.url, events: ['feed.waiting'] },
  });
  const data = { feedId: randomUUID(), feedName: 'Bestand', run: 1, reason: 'vanishing' };
  await inTransaction(db, (tx) => announceEvent(tx, { dealershipId: dealership.id, type: 'feed.waiting', data }));
  await untilThere('a webhook that is switched off', () =>
    db
      .selectFrom('webhook')
      .select('id')
      .where('id', '=', hook?.webhook.id)
      .where('disabledBecause', 'is not', null)
      .executeTakeFirst(),
  );
}
