import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Feed } from '../../db/schema.gen.ts';

/** Inserts a feed of a dealership, live, with whatever the test says otherwise. */
export function buildFeed(
  db: Database,
  feed: Partial<Insertable<Feed>> & { dealershipId: number },
): Promise<Selectable<Feed>> {
  return db
    .insertInto('feed')
    .values({ name: 'Bestand', format: 'kardan-csv', source: 'url', state: 'live', ...feed })
    .returningAll()
    .executeTakeFirstOrThrow();
}
