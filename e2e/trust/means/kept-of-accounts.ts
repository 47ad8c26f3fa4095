import { randomUUID } from 'node:crypto';
import { oldTokenDays } from '@kardan/core/accounts/links/link-times';
import { endedSessionDays } from '@kardan/core/accounts/sessions/session-rules';
import { buildFeed } from '@kardan/core/feeds/testing/build-feed';
import { buildAccount, buildSession } from '@kardan/core/testing/build-account';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { before, isThere, type KeptRow } from './kept-row.ts';

/** What is kept of people with an account. */
export const keptOfAccounts: readonly KeptRow[] = [
  {
    what: 'sign-in that is over',
    table: 'session',
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
    table: 'account_token',
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
    table: 'bulk_run',
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
        startedAt: at,
        createdAt: at,
      } as const;
      await db.insertInto('bulkRun').values(run).execute();
      return isThere(db, 'bulkRun', id);
    },
  },
  {
    what: 'who started an import',
    table: 'feed_run',
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
