import type { Insertable } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Feed } from '../../db/schema.gen.ts';
import { completeCar } from '../../testing/complete-car.ts';
import type { FeedCar } from '../feed-car.ts';

/** A live feed whose files are uploaded, with whatever the test says otherwise. */
export async function buildFeed(db: Database, overrides: Partial<Insertable<Feed>>): Promise<{ id: string }> {
  return db
    .insertInto('feed')
    .values({ name: 'Händlersystem', format: 'kardan-json', source: 'upload', state: 'live', ...overrides })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** A line that lacks nothing, with whatever the test says otherwise. */
export function feedCar(number: string, fields: FeedCar['fields'] = {}, more: Partial<FeedCar> = {}): FeedCar {
  return { line: 1, number, site: null, fields: { ...completeCar, ...fields }, pictures: null, issues: [], ...more };
}
