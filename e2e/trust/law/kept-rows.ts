import { randomBytes, randomUUID } from 'node:crypto';
import { unverifiedHours } from '@kardan/contract/values/search-agent';
import { deliveryDays } from '@kardan/contract/values/webhooks';
import { oldTokenDays } from '@kardan/core/accounts/links/link-times';
import { endedSessionDays } from '@kardan/core/accounts/sessions/session-rules';
import type { Database } from '@kardan/core/db/database';
import { requestMonths } from '@kardan/core/dealerships/admission/privacy/forget-requests';
import { buildRequest } from '@kardan/core/dealerships/admission/testing/build-request';
import { buildFeed } from '@kardan/core/feeds/testing/build-feed';
import { inquiryMonths } from '@kardan/core/inquiries/forget-inquiries';
import { buildThread } from '@kardan/core/inquiries/inbox/testing/build-thread';
import { perSender } from '@kardan/core/inquiries/inquiry-limits';
import type { JobName } from '@kardan/core/jobs/job-catalogue';
import { mailDays } from '@kardan/core/mail/forget-mails';
import { noticeMonths, reporterMonths } from '@kardan/core/moderation/notices/forget-notices';
import { soldMatchDays } from '@kardan/core/search-agents/mailing/forget-sold-matches';
import { buildAgent } from '@kardan/core/search-agents/testing/build-agent';
import { buildAccount, buildSession } from '@kardan/core/testing/build-account';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { buildListing } from '@kardan/core/testing/build-listing';
import { buildMatch } from '@kardan/core/testing/build-match';

/** Something that the privacy policy says is kept for a time, and the job that ends it. */
export interface KeptRow {
  what: string;
  period: string;
  job: JobName;
  /** Makes one that is as old as that; says whether it is still there. */
  make(db: Database, agedTo: Date): Promise<() => Promise<boolean>>;
  /** The period ends for a row of this time now. */
  endsAt: Date;
}

function before(period: { months?: number; days?: number; hours?: number }): Date {
  const then = new Date();
  then.setMonth(then.getMonth() - (period.months ?? 0));
  return new Date(then.getTime() - ((period.days ?? 0) * 24 + (period.hours ?? 0)) * 3_600_000);
}

type AnyTable =
  | 'inquiry'
  | 'searchAgent'
  | 'mail'
  | 'contentNotice'
  | 'session'
  | 'accountToken'
  | 'bulkRun'
  | 'feedRun'
  | 'webhookEvent'
  | 'dealershipRequest';

function isThere(db: Database, table: AnyTable, id: string): () => Promise<boolean> {
  return async () => (await db.selectFrom(table).select('id').where('id', '=', id).execute()).length > 0;
}

const notice = {
  reason: 'fraud',
  explanation: 'Anzahlung ins Ausland verlangt.',
  state: 'rejected',
  decisionReason: 'Test',
  measure: 'none',
} as const;

export const keptRows: readonly KeptRow[] = [
  {
    what: 'inquiry with its thread',
    period: `${inquiryMonths} months`,
    job: 'forget-inquiries',
    endsAt: before({ months: inquiryMonths }),
    async make(db, at) {
      const { id: dealershipId } = await buildDealership(db);
      const { threadId } = await buildThread(db, dealershipId);
      const { inquiryId } = await db
        .selectFrom('inquiryRecipient')
        .select('inquiryId')
        .where('id', '=', threadId)
        .executeTakeFirstOrThrow();
      await db.updateTable('inquiry').set({ createdAt: at }).where('id', '=', inquiryId).execute();
      return isThere(db, 'inquiry', inquiryId);
    },
  },
  {
    what: 'search agent that nobody confirmed',
    period: `${unverifiedHours} hours`,
    job: 'forget-unverified-agents',
    endsAt: before({ hours: unverifiedHours }),
    async make(db, at) {
      const { id } = await buildAgent(db, { fuel: ['diesel'] }, { state: 'pending', verifiedAt: null, createdAt: at });
      return isThere(db, 'searchAgent', id);
    },
  },
  {
    what: 'what an agent was told of a sold car',
    period: `${soldMatchDays} days`,
    job: 'forget-sold-matches',
    endsAt: before({ days: soldMatchDays }),
    async make(db, at) {
      const agent = await buildAgent(db, { fuel: ['diesel'] });
      const car = await buildListing(db, { state: 'sold', endedAt: at });
      await buildMatch(db, agent.id, car.id);
      return async () =>
        (await db.selectFrom('searchAgentMatch').select('listingId').where('listingId', '=', car.id).execute()).length >
        0;
    },
  },
  {
    what: 'message to a dealer’s system, with its answers',
    period: `${deliveryDays} days`,
    job: 'forget-webhook-deliveries',
    endsAt: before({ days: deliveryDays }),
    async make(db, at) {
      const { id: dealershipId } = await buildDealership(db);
      const { id } = await db
        .insertInto('webhookEvent')
        .values({ dealershipId, type: 'inquiry.created', body: '{}', createdAt: at })
        .returning('id')
        .executeTakeFirstOrThrow();
      return isThere(db, 'webhookEvent', id);
    },
  },
  {
    what: 'name of who reported something',
    period: `${reporterMonths} months from the decision`,
    job: 'forget-inquiries',
    endsAt: before({ months: reporterMonths }),
    async make(db, at) {
      const { id } = await db
        .insertInto('contentNotice')
        .values({ ...notice, reporterName: 'Anna', reporterEmail: 'anna@example.at', createdAt: at, decidedAt: at })
        .returning('id')
        .executeTakeFirstOrThrow();
      return async () => {
        const row = await db
          .selectFrom('contentNotice')
          .select('reporterEmail')
          .where('id', '=', id)
          .executeTakeFirst();
        return row?.reporterEmail === 'anna@example.at';
      };
    },
  },
  {
    what: 'report with its decision',
    period: `${noticeMonths} months`,
    job: 'forget-inquiries',
    endsAt: before({ months: noticeMonths }),
    async make(db, at) {
      const { id } = await db
        .insertInto('contentNotice')
        .values({ ...notice, createdAt: at, decidedAt: at })
        .returning('id')
        .executeTakeFirstOrThrow();
      return isThere(db, 'contentNotice', id);
    },
  },
  {
    what: 'request of a new dealer',
    period: `${requestMonths} months from the decision`,
    job: 'forget-inquiries',
    endsAt: before({ months: requestMonths }),
    async make(db, at) {
      const id = await buildRequest(db, {
        state: 'refused',
        decidedAt: at,
        reasons: 'Test',
        createdAt: at,
        updatedAt: at,
      });
      return isThere(db, 'dealershipRequest', id);
    },
  },
  {
    what: 'that a mail was sent',
    period: `${mailDays} days`,
    job: 'forget-inquiries',
    endsAt: before({ days: mailDays }),
    async make(db, at) {
      const { id } = await db
        .insertInto('mail')
        .values({
          recipient: 'anna@example.at',
          language: 'de-AT',
          template: 'search-agent-code',
          payload: '{}',
          state: 'sent',
          createdAt: at,
          settledAt: at,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return isThere(db, 'mail', id);
    },
  },
  {
    what: 'how often a mailbox wrote',
    period: `${perSender.windowSeconds / 3600} hours`,
    job: 'forget-inquiries',
    endsAt: before({ hours: perSender.windowSeconds / 3600 }),
    async make(db, at) {
      const expiresAt = new Date(at.getTime() + perSender.windowSeconds * 1000);
      const { id } = await db
        .insertInto('limitUse')
        .values({ limitName: perSender.name, keyHash: randomBytes(32), usedAt: at, expiresAt })
        .returning('id')
        .executeTakeFirstOrThrow();
      return async () => (await db.selectFrom('limitUse').select('id').where('id', '=', id).execute()).length > 0;
    },
  },
  {
    what: 'sign-in that is over',
    period: `${endedSessionDays} days`,
    job: 'forget-old-sessions',
    endsAt: before({ days: endedSessionDays }),
    async make(db, at) {
      const { id: accountId } = await buildAccount(db);
      const id = await buildSession(db, accountId, {
        createdAt: at,
        endedAt: at,
        endedBecause: 'ended',
        expiresAt: at,
      });
      return isThere(db, 'session', id);
    },
  },
  {
    what: 'mailed link of an account',
    period: `${oldTokenDays} days after it expired`,
    job: 'forget-old-sessions',
    endsAt: before({ days: oldTokenDays }),
    async make(db, at) {
      const { id: accountId } = await buildAccount(db);
      const { id } = await db
        .insertInto('accountToken')
        .values({ accountId, purpose: 'reset', expiresAt: at, createdAt: new Date(at.getTime() - 3_600_000) })
        .returning('id')
        .executeTakeFirstOrThrow();
      return isThere(db, 'accountToken', id);
    },
  },
  {
    what: 'who changed many cars at once',
    period: '1 year',
    job: 'forget-withdrawn-listings',
    endsAt: before({ months: 12 }),
    async make(db, at) {
      const { id: dealershipId } = await buildDealership(db);
      const id = randomUUID();
      const run = {
        id,
        dealershipId,
        actorName: 'Anna',
        act: '{"kind":"publish"}',
        state: 'done',
        createdAt: at,
      } as const;
      await db.insertInto('bulkRun').values(run).execute();
      return isThere(db, 'bulkRun', id);
    },
  },
  {
    what: 'who started an import',
    period: '90 days',
    job: 'keep-feed-lines',
    endsAt: before({ days: 90 }),
    async make(db, at) {
      const { id: dealershipId } = await buildDealership(db);
      const { id: feedId } = await buildFeed(db, { dealershipId });
      const run = (number: number, createdAt: Date) =>
        db
          .insertInto('feedRun')
          .values({ feedId, number, dry: false, state: 'done', createdAt, actorName: 'Anna' })
          .returning('id')
          .executeTakeFirstOrThrow();
      const { id } = await run(1, at);
      // The last run of a feed may stay: the next one is compared with it.
      await run(2, new Date());
      return isThere(db, 'feedRun', id);
    },
  },
];
