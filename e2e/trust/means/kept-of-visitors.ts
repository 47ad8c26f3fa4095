import { randomBytes } from 'node:crypto';
import { unverifiedHours } from '@kardan/contract/values/search-agent';
import { deliveryDays } from '@kardan/contract/values/webhooks';
import { requestMonths } from '@kardan/core/dealerships/admission/privacy/forget-requests';
import { buildRequest } from '@kardan/core/dealerships/admission/testing/build-request';
import { inquiryMonths } from '@kardan/core/inquiries/forget-inquiries';
import { buildThread } from '@kardan/core/inquiries/inbox/testing/build-thread';
import { perSender } from '@kardan/core/inquiries/inquiry-limits';
import { mailDays } from '@kardan/core/mail/forget-mails';
import { noticeMonths, reporterMonths } from '@kardan/core/moderation/notices/forget-notices';
import { limitHours } from '@kardan/core/privacy/stored-data';
import { soldMatchDays } from '@kardan/core/search-agents/mailing/forget-sold-matches';
import { buildAgent } from '@kardan/core/search-agents/testing/build-agent';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { buildListing } from '@kardan/core/testing/build-listing';
import { buildMatch } from '@kardan/core/testing/build-match';
import { before, isThere, type KeptRow } from './kept-row.ts';

const notice = {
  reason: 'fraud',
  explanation: 'Anzahlung ins Ausland verlangt.',
  state: 'rejected',
  decisionReason: 'Test',
  measure: 'none',
} as const;

/** What is kept of visitors, and of who writes to us. */
export const keptOfVisitors: readonly KeptRow[] = [
  {
    what: 'inquiry with its thread',
    table: 'inquiry',
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
    table: 'search_agent',
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
    table: 'search_agent_match',
    period: `${soldMatchDays} days`,
    job: 'forget-sold-matches',
    endsAt: before({ days: soldMatchDays }),
    async make(db, at) {
      const agent = await buildAgent(db, { fuel: ['diesel'] });
      const car = await buildListing(db, { state: 'sold', endedAt: at });
      await db.insertInto('listingMatching').values({ listingId: car.id, revision: 1, askedAt: at }).execute();
      await buildMatch(db, agent.id, car.id);
      return async () =>
        (await db.selectFrom('searchAgentMatch').select('listingId').where('listingId', '=', car.id).execute()).length >
        0;
    },
  },
  {
    what: 'message to a dealer’s system, with its answers',
    table: 'webhook_event',
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
    table: 'content_notice',
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
    table: 'content_notice',
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
    table: 'dealership_request',
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
    table: 'mail',
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
    table: 'limit_use',
    period: `${limitHours} hours`,
    job: 'forget-idempotent-answers',
    endsAt: before({ hours: limitHours }),
    async make(db, at) {
      const expiresAt = new Date(at.getTime() + perSender.windowSeconds * 1000);
      const { id } = await db
        .insertInto('limitUse')
        .values({ limitName: perSender.name, keyHash: randomBytes(16), usedAt: at, expiresAt })
        .returning('id')
        .executeTakeFirstOrThrow();
      return async () => (await db.selectFrom('limitUse').select('id').where('id', '=', id).execute()).length > 0;
    },
  },
];
