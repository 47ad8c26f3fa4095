import { randomBytes } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import type { Database, Tx } from '../db/database.ts';
import type { Dealership } from '../db/schema.gen.ts';

/** Inserts an active dealership at the first place of the reference data, with whatever the test says otherwise. */
export async function buildDealership(
  db: Database | Tx,
  overrides: Partial<Insertable<Dealership>> = {},
): Promise<Selectable<Dealership>> {
  const city = await db
    .selectFrom('city')
    .select(['id', 'latitude', 'longitude'])
    .$if(overrides.cityId !== undefined, (query) => query.where('id', '=', overrides.cityId ?? 0))
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const slug = overrides.slug ?? `autohaus-${randomBytes(6).toString('hex')}`;
  return db
    .insertInto('dealership')
    .values({
      state: 'active',
      name: `Autohaus ${slug}`,
      legalName: `Autohaus ${slug} GmbH`,
      street: 'Hauptstraße 1',
      email: `office@${slug}.example`,
      cityId: city.id,
      latitude: city.latitude,
      longitude: city.longitude,
      ...overrides,
      slug,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
