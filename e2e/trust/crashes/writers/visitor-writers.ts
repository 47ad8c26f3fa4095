import { randomUUID } from 'node:crypto';
import { hashPassword } from '@kardan/core/accounts/sign-in/password-hash';
import { type Database, inTransaction } from '@kardan/core/db/database';
import { enqueue } from '@kardan/core/jobs/enqueue';
import { buildAccount } from '@kardan/core/testing/build-account';
import { type RawBuilder, sql } from 'kysely';
import { someAddress } from '../../../people/visitor.ts';
import { type House, visitorOf } from '../people.ts';
import { timesOf, type Writer } from './writer.ts';

const password = 'vier Wörter im Kofferraum';

/** People who sign in; what is acknowledged is a session that is there. */
export async function signInWriter(db: Database, origin: string, house: House): Promise<Writer> {
  const passwordHash = await hashPassword(password);
  const emails: string[] = [];
  for (let built = 0; built < 40; built++) {
    const memberships = { [house.id]: 'dealer-staff' as const };
    emails.push(String((await buildAccount(db, { memberships }, { passwordHash })).email));
  }
  const sessionOf = new Map<string, string>();
  let turn = 0;
  return {
    kind: 'sign-in',
    share: 0.5,
    isOnceByName: true,
    next() {
      const email = emails[turn++ % emails.length] as string;
      const mark = randomUUID();
      const visitor = visitorOf(origin, someAddress());
      return {
        mark,
        async send() {
          const answer = await visitor.signIn({ body: { email, password, client: 'other' } });
          if (answer.outcome !== 'signed-in') throw new Error(`signing in ended with ${answer.outcome}`);
          const [, claims = ''] = answer.accessToken.split('.');
          sessionOf.set(mark, JSON.parse(Buffer.from(claims, 'base64url').toString()).sid);
        },
      };
    },
    async stored() {
      const rows = await db.selectFrom('session').select('id').where('endedAt', 'is', null).execute();
      const sessions = new Set(rows.map(({ id }) => id));
      return new Map([...sessionOf].map(([mark, id]) => [mark, sessions.has(id) ? 1 : 0]));
    },
  };
}

/** Names of reports are forgotten after an hour (core/statistics/statistics-store.ts); this is a little less. */
const namesKeptMs = 55 * 60_000;

/** Looks at cars, each reported by a name that is good once. */
export function statisticsWriter(db: Database, origin: string, house: House): Writer {
  const reports = new Map<string, { listingId: number; acknowledgedAt?: number }>();
  let turn = 0;
  return {
    kind: 'statistics',
    share: 5,
    isOnceByName: true,
    next() {
      const { id: listingId } = house.cars[turn++ % house.cars.length] as { id: number };
      const batchId = randomUUID();
      const visitor = visitorOf(origin, someAddress());
      const body = { batchId, events: [{ kind: 'view' as const, listingId }] };
      reports.set(batchId, { listingId });
      return {
        mark: batchId,
        send: () => visitor.reportStatistics({ body }),
        settled(isAcknowledged) {
          if (isAcknowledged) reports.set(batchId, { listingId, acknowledgedAt: performance.now() });
        },
      };
    },
    /** Dealers see them counted by day, every quarter of an hour. */
    finish: () => inTransaction(db, (tx) => enqueue(tx, 'roll-up-statistics', [{}])),
    async stored() {
      const { rows } = await sql<{ mark: string; times: number }>`
        select id::text as mark, count(*)::int as times from statistics_batch group by 1`.execute(db);
      const stored = timesOf(rows);
      // Of older ones only how often the car was looked at can tell.
      for (const [batchId, { acknowledgedAt = Number.POSITIVE_INFINITY }] of reports)
        if (performance.now() - acknowledgedAt > namesKeptMs) stored.set(batchId, 1);
      return stored;
    },
    /** Each car was looked at as often as was acknowledged, and dealers see just as many. */
    async differences() {
      const stored = await countsByCar(sql`select listing_id, 1 as looks from statistics_event where kind = 'view'`);
      const shown = await countsByCar(sql`select listing_id, views as looks from statistics_of_listing`);
      return house.cars.flatMap(({ id }) => {
        const own = [...reports.values()].filter(({ listingId }) => listingId === id);
        const acknowledged = own.filter(({ acknowledgedAt }) => acknowledgedAt !== undefined).length;
        const looks = stored.get(id) ?? 0;
        if (looks >= acknowledged && looks <= own.length && (shown.get(id) ?? 0) === looks) return [];
        return [`car ${id} has ${looks} looks and shows ${shown.get(id) ?? 0}, acknowledged were ${acknowledged}`];
      });
    },
  };

  async function countsByCar(looks: RawBuilder<unknown>): Promise<Map<number, number>> {
    const { rows } = await sql<{ id: number; looks: number }>`
      select listing_id as id, sum(looks)::int as looks from (${looks}) as look group by 1`.execute(db);
    return new Map(rows.map(({ id, looks: sum }) => [id, sum]));
  }
}
