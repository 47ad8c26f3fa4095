import { randomUUID } from 'node:crypto';
import { changeContentState } from '@kardan/core/content/editing/change-content-state';
import { createContent } from '@kardan/core/content/editing/create-content';
import { inTransaction } from '@kardan/core/db/database';
import { buildRequest } from '@kardan/core/dealerships/admission/testing/build-request';
import { buildThread } from '@kardan/core/inquiries/inbox/testing/build-thread';
import { startOperation } from '@kardan/core/operations/runs/start-operation';
import { recordStatistics } from '@kardan/core/statistics/record-statistics';
import { anEditor, anOperator } from '@kardan/core/testing/actors';
import { buildAccount } from '@kardan/core/testing/build-account';
import { textFile } from '@kardan/core/testing/build-content';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { buildListing } from '@kardan/core/testing/build-listing';
import { announceEvent } from '@kardan/core/webhooks/announce-event';
import { buildWebhook } from '@kardan/core/webhooks/testing/build-webhook';
import { sql } from 'kysely';
import { type CausesOf, isOnce } from './caused-job.ts';

const days = 86_400_000;

/** Jobs of the portal, of webhooks and of figures. */
export const causesOfThePortal: CausesOf<
  | 'purge-cache'
  | 'publish-content'
  | 'check-vat-number'
  | 'run-operation'
  | 'deliver-webhooks'
  | 'reckon-deadlines'
  | 'roll-up-statistics'
  | 'apply-restrictions'
  | 'forget-sandboxes'
> = {
  async 'purge-cache'({ purged }) {
    const tag = `test:${randomUUID()}`;
    // Every cache is told twice, and again where it is not known whether it heard.
    return { payload: { tags: [tag] }, isDone: async () => purged.includes(tag) };
  },
  async 'publish-content'({ db }) {
    // Nobody releases what they have written themselves.
    const author = { ...anEditor, accountId: (await buildAccount(db, { isEditor: true })).id };
    const reviewer = { ...anEditor, accountId: (await buildAccount(db, { isEditor: true })).id };
    const key = `geplant-${randomUUID()}`;
    const { frontMatter } = textFile({ key });
    const text = { kind: 'article' as const, key, language: 'de-AT' as const, frontMatter, bodyMarkdown: 'Geplant.' };
    const { id, revision } = await inTransaction(db, (tx) => createContent(tx, author, text));
    const move = (seen: number, change: Parameters<typeof changeContentState>[4]) =>
      inTransaction(db, (tx) => changeContentState(tx, reviewer, id, seen, change));
    const review = await move(revision, { to: 'review' });
    await move(review.revision, { to: 'scheduled', publishAt: new Date(Date.now() + 500) });
    const published = () =>
      db.selectFrom('content').select('id').where('id', '=', id).where('state', '=', 'published').execute();
    return { payload: { contentId: id }, isDone: () => isOnce(published()) };
  },
  async 'check-vat-number'({ db }) {
    const requestId = await buildRequest(db, { vatId: 'ATU12345678' });
    const valid = () =>
      db
        .selectFrom('dealershipRequest')
        .select('id')
        .where('id', '=', requestId)
        .where('vatAnswer', '=', 'valid')
        .execute();
    return { payload: { requestId }, isDone: () => isOnce(valid()) };
  },
  async 'run-operation'({ db }) {
    const { id: accountId } = await buildAccount(db, { isOperator: true });
    const { id: runId } = await startOperation({ db }, { ...anOperator, accountId }, 'rebuild-listings');
    // Whoever started it is told of a failure, and decides.
    const over = () =>
      db
        .selectFrom('operationRun')
        .select('id')
        .where('id', '=', runId)
        .where('state', 'in', ['done', 'failed'])
        .execute();
    return { payload: { runId }, isDone: () => isOnce(over()) };
  },
  async 'deliver-webhooks'({ db, receiver }) {
    const { id: dealershipId } = await buildDealership(db);
    const { id: webhookId } = await buildWebhook(db, { dealershipId }, receiver.url);
    const inquiryId = randomUUID();
    await inTransaction(db, (tx) => announceEvent(tx, { dealershipId, type: 'inquiry.erased', data: { inquiryId } }));
    return {
      payload: {},
      async isDone() {
        const rows = await db
          .selectFrom('webhookDelivery')
          .select('state')
          .where('webhookId', '=', webhookId)
          .execute();
        const ids = new Set(receiver.received.filter(({ body }) => body.includes(inquiryId)).map(({ id }) => id));
        return rows.map(({ state }) => state).join() === 'delivered' && ids.size === 1;
      },
    };
  },
  async 'reckon-deadlines'({ db }) {
    const { id: dealershipId } = await buildDealership(db);
    const { threadId } = await buildThread(db, dealershipId);
    const moved = new Date(Date.now() + 400 * days);
    await db.updateTable('inquiryRecipient').set({ dueAt: moved }).where('id', '=', threadId).execute();
    const due = async () =>
      (await db.selectFrom('inquiryRecipient').select('dueAt').where('id', '=', threadId).executeTakeFirstOrThrow())
        .dueAt;
    return {
      payload: { dealershipId },
      isDone: async () => ((await due())?.getTime() ?? 0) < Date.now() + 30 * days,
    };
  },
  async 'roll-up-statistics'({ db }) {
    const { id: listingId, dealershipId } = await buildListing(db);
    await recordStatistics(db, [{ kind: 'view', dealershipId, listingId }]);
    return {
      payload: {},
      async isDone() {
        const { rows } = await sql<{ views: number }>`
          select coalesce(sum(views), 0)::integer as views from statistics_of_listing
          where listing_id = ${listingId}`.execute(db);
        return rows[0]?.views === 1;
      },
    };
  },
  async 'apply-restrictions'({ db }) {
    const { id: dealershipId } = await buildDealership(db);
    const at = new Date(Date.now() - days);
    const { id } = await db
      .insertInto('dealershipRestriction')
      .values({
        ...{ dealershipId, kind: 'no-new-listings', facts: 'Test', ground: 'terms', clause: 'Test' },
        ...{ foundBy: 'own-check', announcedAt: at, effectiveAt: at, complaintUntil: '2099-01-01' },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const applied = () =>
      db
        .selectFrom('dealershipRestriction')
        .select('id')
        .where('id', '=', id)
        .where('appliedAt', 'is not', null)
        .execute();
    return { payload: {}, isDone: () => isOnce(applied()) };
  },
  async 'forget-sandboxes'({ db }) {
    const { id: sandboxOf } = await buildDealership(db);
    const createdAt = new Date(Date.now() - 100 * days);
    const { id } = await buildDealership(db, { state: 'sandbox', sandboxOf, createdAt }, { agreed: false });
    const left = () => db.selectFrom('dealership').select('id').where('id', '=', id).execute();
    return { payload: {}, isDone: async () => (await left()).length === 0 };
  },
};
