import { cardFields } from '@kardan/contract/calls/listings/listing-field-schemas';
import { flagFieldKeys, indexedFieldKeys } from '@kardan/contract/listing-fields';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { DB } from '../../db/schema.gen.ts';
import { offerStates } from '../changing/offer-rules.ts';

export type ListingRow = Awaited<ReturnType<typeof loadListingRows>>[number];

/** The listings of these ids with all that their document holds; those that do not exist are missing. */
export function loadListingRows(db: Database, listingIds: number[]) {
  return selectListingRow(db).where('listing.id', 'in', listingIds).execute();
}

/** The next listings buyers can find, in order of id: what a rebuild walks through. */
export function loadOfferedRowsAfter(db: Database, afterId: number, limit: number) {
  return selectListingRow(db)
    .where('listing.id', '>', afterId)
    .where('listing.state', 'in', offerStates)
    .where('dealership.state', '=', 'active')
    .orderBy('listing.id')
    .limit(limit)
    .execute();
}

/** Exact number of listings buyers can find, for progress and for comparison with the index. */
export async function countOfferedRows(db: Database): Promise<number> {
  const { count } = await onlyOffered(
    db.selectFrom('listing').innerJoin('dealership', 'dealership.id', 'listing.dealershipId'),
  )
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** About how many listings are on offer, without counting them: as many as the index of these had when it was last looked through. */
export async function estimateOfferedRows(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select greatest(reltuples, 0)::bigint as count from pg_class where oid = 'listing_searchable'::regclass`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Ids and revisions of what should be in the index, for comparison with it. */
export function loadOfferedRevisions(db: Database) {
  return onlyOffered(db.selectFrom('listing').innerJoin('dealership', 'dealership.id', 'listing.dealershipId'))
    .leftJoin('listingRating', 'listingRating.listingId', 'listing.id')
    .select(['listing.id', documentRevision.as('revision')])
    .orderBy('listing.id')
    .execute();
}

/**
 * A document changes with its listing and with its rating. Both revisions only ever rise, so their sum tells the later of
 * two states of both.
 */
const documentRevision = sql<number>`listing.revision + coalesce(listing_rating.revision, 0)`;

function onlyOffered<O>(query: SelectQueryBuilder<DB, 'listing' | 'dealership', O>) {
  return query.where('listing.state', 'in', offerStates).where('dealership.state', '=', 'active');
}

/** What the document and its card copy from the listing. */
const documentColumns = [...new Set([...indexedFieldKeys, ...flagFieldKeys, ...cardFields])].map(
  (key) => `listing.${key}` as const,
);

/**
 * What vehicles were called before: makes and models under earlier slugs, and models that were merged into them. Hardly any
 * vehicle has such a name: those that have are looked for first, so that the others cost a fraction of a millisecond in all.
 */
const formerVehicles = sql<{ modelId: number; names: string }>`(
  with renamed as (
    select coalesce(model.merged_into, model.id) as id
    from former_slug join model on model.id = former_slug.entity_id where entity = 'model'
    union select merged_into from model where merged_into is not null
    union select model.id from former_slug join model on model.make_id = former_slug.entity_id where entity = 'make'
  )
  select renamed.id as model_id, (
    select string_agg(called.vehicle, ' ') from (
      select make_name.slug || '/' || model_name.slug as vehicle
      from (
        select make.slug
        union all select slug from former_slug where entity = 'make' and entity_id = make.id
      ) as make_name
      cross join (
        select model.slug
        union all select slug from former_slug where entity = 'model' and entity_id = model.id
        union all select slug from model as merged where merged.merged_into = model.id
        union all select former_slug.slug
        from model as merged join former_slug on entity = 'model' and entity_id = merged.id
        where merged.merged_into = model.id
      ) as model_name
      where (make_name.slug, model_name.slug) <> (make.slug, model.slug)
      union all select slug from former_slug where entity = 'make' and entity_id = make.id
    ) as called
  ) as names
  from renamed join model on model.id = renamed.id join make on make.id = model.make_id
)`.as('former');

function selectListingRow(db: Database) {
  return db
    .selectFrom('listing')
    .innerJoin('make', 'make.id', 'listing.makeId')
    .innerJoin('model', 'model.id', 'listing.modelId')
    .innerJoin('dealership', 'dealership.id', 'listing.dealershipId')
    .innerJoin('city', (join) =>
      join.on((where) => where('city.id', '=', sql<number>`coalesce(listing.city_id, dealership.city_id)`)),
    )
    .innerJoin('district', 'district.id', 'city.districtId')
    .innerJoin('region', 'region.id', 'district.regionId')
    .leftJoin('version', 'version.id', 'listing.versionId')
    .leftJoin('listingRating', 'listingRating.listingId', 'listing.id')
    .leftJoin(formerVehicles, 'former.modelId', 'listing.modelId')
    .select([
      ...documentColumns,
      'listing.id',
      'listing.state',
      'listing.blockedReason',
      'listing.slug',
      'listing.description',
      'listing.previousPriceEur',
      'listing.reducedFromEur',
      'listing.priceChangedAt',
      'listing.inspectionValidUntil',
      'listing.qualityScore',
      'listing.publishedAt',
      'listing.endedAt',
      'make.slug as makeSlug',
      'make.name as makeName',
      'model.slug as modelSlug',
      'model.name as modelName',
      'version.slug as versionSlug',
      'version.name as versionName',
      'version.priceNewEur as newPriceEur',
      'listingRating.label as ratingLabel',
      'listingRating.estimateEur',
      'dealership.id as dealershipId',
      'dealership.slug as dealershipSlug',
      'dealership.name as dealershipName',
      'dealership.state as dealershipState',
      'city.postcode',
      'city.name as cityName',
      'district.slug as districtSlug',
      'district.name as districtName',
      'district.plateCode',
      'region.slug as regionSlug',
      'region.name as regionName',
    ])
    .select([
      documentRevision.as('revision'),
      // A car away from the dealership stands at its place, otherwise at the dealership's door.
      sql<number>`case when listing.city_id is null then dealership.latitude else city.latitude end`.as('latitude'),
      sql<number>`case when listing.city_id is null then dealership.longitude else city.longitude end`.as('longitude'),
      sql<string>`coalesce(former.names, '')`.as('formerVehicles'),
      // Words in one text: the driver takes 70 µs to read an array of 47 items, splitting takes 2.
      sql<string>`array_to_string(listing.equipment, ' ')`.as('equipment'),
      sql<string>`array_to_string(array(
        select image.content_hash from listing_image join image on image.id = listing_image.image_id
        where listing_image.listing_id = listing.id order by listing_image.position
      ), ' ')`.as('imageHashes'),
    ]);
}
