import { type Insertable, sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';
import type { City } from '../../db/schema.gen.ts';
import type { IdOrSlug } from '../../kernel/id-or-slug.ts';

const columns = [
  'city.id',
  'city.slug',
  'city.postcode',
  'city.name',
  'city.districtId',
  'city.municipalityCode',
  'city.latitude',
  'city.longitude',
  'city.population',
  'city.revision',
] as const;

export type CityFields = Pick<
  Insertable<City>,
  'slug' | 'postcode' | 'name' | 'districtId' | 'municipalityCode' | 'latitude' | 'longitude' | 'population'
>;

export function loadCitiesOfRegion(db: Database, regionId: number) {
  return db
    .selectFrom('city')
    .innerJoin('district', 'district.id', 'city.districtId')
    .select(columns)
    .where('district.regionId', '=', regionId)
    .orderBy('city.postcode')
    .execute();
}

/** The largest first; those of which no size is known come last. */
export function loadCitiesOfDistrict(db: Database, districtId: number) {
  return db
    .selectFrom('city')
    .select(columns)
    .where('city.districtId', '=', districtId)
    .orderBy('city.population', (order) => order.desc().nullsLast())
    .orderBy('city.postcode')
    .execute();
}

interface Wanted {
  words?: string | undefined;
  after?: { postcode: string; id: number } | undefined;
}

/** The next cities by postcode, of which some 2,500 are known, with their district, their state and the dealerships there. */
export function loadCitiesToEdit(db: Database, { words, after }: Wanted, limit: number) {
  return db
    .selectFrom('city')
    .innerJoin('district', 'district.id', 'city.districtId')
    .innerJoin('region', 'region.id', 'district.regionId')
    .select(columns)
    .select(['district.name as district', 'region.name as region'])
    .select(({ selectFrom, fn }) =>
      selectFrom('dealership')
        .whereRef('dealership.cityId', '=', 'city.id')
        .select(fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('dealerships'),
    )
    .$if(words !== undefined && words !== '', (query) => query.where(matches(words as string)))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(city.postcode, city.id) > (${after?.postcode}, ${after?.id}::integer)`),
    )
    .orderBy('city.postcode')
    .orderBy('city.id')
    .limit(limit)
    .execute();
}

/** A postcode or its beginning; else each word begins one of the name's. */
function matches(words: string) {
  if (/^\d{1,4}$/.test(words)) return sql<boolean>`city.postcode like ${`${words}%`}`;
  return sql<boolean>`not exists (
    select from unnest(fold_words(${words})) as sought
    where not exists (select from unnest(city.name_words) as own where starts_with(own, sought))
  )`;
}

/** The city of this id or slug, an earlier slug included. */
export function loadCity(db: Database, key: IdOrSlug) {
  return selectCity(db, key).executeTakeFirst();
}

/**
 * The city that a slug without its postcode means: of places of one name the one with most inhabitants, which is Vienna's
 * first district for Vienna. A slug that named a city once means no other.
 */
export function loadCityOfName(db: Database, name: string) {
  return db
    .selectFrom('city')
    .innerJoin('district', 'district.id', 'city.districtId')
    .leftJoin('district as vienna', 'vienna.id', 'district.parentId')
    .select(columns)
    .where('city.slug', '=', sql<string>`${name} || '-' || city.postcode`)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('formerSlug')
            .where('entity', '=', 'city')
            .where('formerSlug.slug', '=', name)
            .select('slug'),
        ),
      ),
    )
    .orderBy(sql`coalesce(vienna.population, city.population)`, (order) => order.desc().nullsLast())
    .orderBy('city.postcode')
    .limit(1)
    .executeTakeFirst();
}

/** The city, held against other changes until the transaction ends. */
export function loadCityForChange(tx: Tx, key: IdOrSlug) {
  return selectCity(tx, key).forUpdate().executeTakeFirst();
}

export function insertCity(tx: Tx, city: CityFields) {
  return tx.insertInto('city').values(city).returning(columns).executeTakeFirstOrThrow();
}

export function saveCity(tx: Tx, id: number, city: CityFields) {
  return tx.updateTable('city').set(city).where('id', '=', id).returning(columns).executeTakeFirstOrThrow();
}

/** Removes the city; the database keeps its slugs, so that none ever leads to another city. */
export async function removeCity(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('city').where('id', '=', id).execute();
}

export function loadDistrictForCity(tx: Tx, districtId: number) {
  return tx
    .selectFrom('district')
    .select('selectable')
    .where('id', '=', sql<number>`${districtId}::bigint`)
    .executeTakeFirst();
}

export async function isReservedSlug(tx: Tx, slug: string): Promise<boolean> {
  const answer = await tx
    .selectNoFrom(sql<boolean>`is_reserved_slug(${slug})`.as('reserved'))
    .executeTakeFirstOrThrow();
  return answer.reserved;
}

function selectCity(db: Database | Tx, { id, slug }: IdOrSlug) {
  const query = db.selectFrom('city').select(columns);
  if (id !== undefined) return query.where('city.id', '=', sql<number>`${id}::bigint`);
  return query.where((where) =>
    where.or([
      where('city.slug', '=', slug),
      where(
        'city.id',
        'in',
        where
          .selectFrom('formerSlug')
          .select('entityId')
          .where('entity', '=', 'city')
          .where('formerSlug.slug', '=', slug),
      ),
    ]),
  );
}
