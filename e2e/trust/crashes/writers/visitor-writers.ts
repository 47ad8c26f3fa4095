import { randomUUID } from 'node:crypto';
import { hashPassword } from '@kardan/core/accounts/sign-in/password-hash';
import type { Database } from '@kardan/core/db/database';
import { buildAccount } from '@kardan/core/testing/build-account';
import { sql } from 'kysely';
import { someAddress } from '../../../scale/visitor.ts';
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

/** Looks at cars, each reported by a name that is good once. */
export function statisticsWriter(db: Database, origin: string, house: House): Writer {
  const carOf = new Map<string, number>();
  let turn = 0;
  return {
    kind: 'statistics',
    share: 5,
    next() {
      const { id: listingId } = house.cars[turn++ % house.cars.length] as { id: number };
      const batchId = randomUUID();
      carOf.set(batchId, listingId);
      const visitor = visitorOf(origin, someAddress());
      const body = { batchId, events: [{ kind: 'view' as const, listingId }] };
      return { mark: batchId, send: () => visitor.reportStatistics({ body }) };
    },
    async stored() {
      const { rows } = await sql<{ mark: string; times: number }>`
        select id::text as mark, count(*)::int as times from statistics_batch group by 1`.execute(db);
      return timesOf(rows);
    },
    /** A report is there once by its name; its look must be there as often. */
    async differences() {
      const reports = new Map<number, number>();
      for (const batchId of (await this.stored()).keys()) {
        const listingId = carOf.get(batchId);
        if (listingId !== undefined) reports.set(listingId, (reports.get(listingId) ?? 0) + 1);
      }
      const { rows } = await sql<{ id: number; looks: number }>`
        select listing_id as id, count(*)::int as looks from statistics_event where kind = 'view' group by 1`.execute(
        db,
      );
      const looks = new Map(rows.map(({ id, looks: count }) => [id, count]));
      return [...reports]
        .filter(([id, count]) => looks.get(id) !== count)
        .map(([id, count]) => `car ${id} was looked at ${looks.get(id)} times, reported were ${count}`);
    },
  };
}
