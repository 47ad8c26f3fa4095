import { type Insertable, sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { Dealership } from '../../db/schema.gen.ts';

/** The first of these slugs that no dealership has or had; one at a time, so that two do not find the same one. */
export async function findFreeSlug(tx: Tx, wanted: readonly string[]): Promise<string | undefined> {
  // The lock that the table's own trigger takes: nobody gives up a slug meanwhile either.
  await sql`select pg_advisory_xact_lock(hashtextextended('slug:dealership', 0))`.execute(tx);
  const { rows } = await sql<{ slug: string }>`
    select wanted.slug from unnest(${wanted}::text[]) with ordinality as wanted (slug, place)
    where not is_reserved_slug(wanted.slug)
      and not exists (select from dealership where dealership.slug = wanted.slug)
      and not exists (select from former_slug where entity = 'dealership' and former_slug.slug = wanted.slug)
    order by place limit 1`.execute(tx);
  return rows[0]?.slug;
}

/** Stores a dealership that was let in, with the district that its place lies in as its own. */
export async function insertDealership(tx: Tx, dealership: Insertable<Dealership>) {
  const made = await tx
    .insertInto('dealership')
    .values({ ...dealership, admittedAt: sql<Date>`now()` })
    .returning(['id', 'slug', 'name', 'state'])
    .executeTakeFirstOrThrow();
  await sql`
    insert into dealership_district (dealership_id, district_id, kind)
    select ${made.id}, district_id, 'own' from city where id = ${dealership.cityId}`.execute(tx);
  return made;
}
