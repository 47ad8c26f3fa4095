import { sql } from 'kysely';
import type { Database, Tx } from '../../../db/database.ts';
import { offerStates } from '../../../listings/changing/offer-rules.ts';
import { type AlikeRow, comparedPictures, maxDifferentBits } from './look-rules.ts';

export interface CarPicture {
  listingId: number;
  imageId: number;
  darkShare: number | null;
  brightShare: number | null;
  /** 64 bits as a signed number, which JavaScript's own do not hold; null where nobody measured. */
  fingerprint: string | null;
}

/**
 * The first pictures of these cars that a dealer uploaded or a feed brought. Pictures that the portal draws itself, as those of the
 * demo, belong to nobody and are shown by many.
 */
export async function loadFirstPictures(db: Database | Tx, listingIds: readonly number[]): Promise<CarPicture[]> {
  const { rows } = await sql<CarPicture>`
    select distinct on (first.listing_id, image.id) first.listing_id, image.id as image_id, image.dark_share,
      image.bright_share, image.fingerprint::text
    from unnest(${listingIds}::bigint[]) as car (id)
    cross join lateral (
      select listing_id, image_id from listing_image where listing_id = car.id
      order by position limit ${comparedPictures}
    ) first
    join image on image.id = first.image_id
    where exists (select from image_upload where image_id = image.id)`.execute(db);
  return rows;
}

/** Keeps exactly these fingerprints of the cars; writes only what differs. */
export async function saveLooks(
  tx: Tx,
  listingIds: readonly number[],
  looks: readonly { listingId: number; imageId: number; fingerprint: string }[],
): Promise<void> {
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(looks)}::jsonb)
    as wanted ("listingId" bigint, "imageId" bigint, fingerprint bigint)`;
  await sql`
    delete from car_look where listing_id = any (${listingIds}::bigint[]) and not exists (
      select from ${wanted} where "listingId" = car_look.listing_id and "imageId" = car_look.image_id)`.execute(tx);
  await sql`
    insert into car_look (listing_id, image_id, dealership_id, model_id, fingerprint)
    select "listingId", "imageId", dealership_id, model_id, fingerprint
    from ${wanted} join listing on listing.id = "listingId"
    order by "listingId", "imageId"
    on conflict (listing_id, image_id) do update
      set dealership_id = excluded.dealership_id, model_id = excluded.model_id, fingerprint = excluded.fingerprint
      where (car_look.dealership_id, car_look.model_id, car_look.fingerprint)
        is distinct from (excluded.dealership_id, excluded.model_id, excluded.fingerprint)`.execute(tx);
}

/** More dealers than make a stock photograph, and cars than anybody looks at. */
const maxAlike = 200;

/** None of the 16 bits of a band, and each of them alone. */
const flips = [0, ...Array.from({ length: 16 }, (_, bit) => 1 << bit)];

/**
 * Pictures of other dealers' cars of the same model that look like those of these cars. Fingerprints are asked for by four bands of 16
 * bits, each as it is and with one bit changed: two that differ in seven bits or fewer have such a band in common, so that none is
 * missed, and no more is read than what shares one.
 */
export async function loadAlike(tx: Tx, listingIds: readonly number[]): Promise<AlikeRow[]> {
  const bands = [48, 32, 16, 0].map((shift) => {
    // Written as the indexes are, so that they are used.
    const band = (of: string) =>
      shift === 0 ? sql`${sql.ref(of)} & 65535` : sql`${sql.ref(of)} >> ${sql.lit(shift)} & 65535`;
    return sql`
      select listing_id, image_id, dealership_id, fingerprint from car_look as theirs
      where model_id = mine.model_id and (${band('theirs.fingerprint')}) = any (
        array(select (${band('mine.fingerprint')}) # flip from unnest(${flips}::bigint[]) as flip))`;
  });
  const { rows } = await sql<AlikeRow>`
    select mine.listing_id, alike.listing_id as other_listing_id, alike.dealership_id as other_dealership_id,
      image.content_hash as image, other_image.content_hash as other_image, alike.different_bits
    from car_look as mine
    join dealership on dealership.id = mine.dealership_id
    cross join lateral (
      select theirs.*, bit_count((theirs.fingerprint # mine.fingerprint)::bit(64))::int as different_bits
      from (${sql.join(bands, sql` union `)}) theirs
      where theirs.dealership_id <> mine.dealership_id
        and bit_count((theirs.fingerprint # mine.fingerprint)::bit(64)) <= ${maxDifferentBits}
      order by theirs.listing_id, theirs.image_id
      limit ${maxAlike}
    ) alike
    join dealership as other_dealership on other_dealership.id = alike.dealership_id
    join image on image.id = mine.image_id
    join image as other_image on other_image.id = alike.image_id
    where mine.listing_id = any (${listingIds}::bigint[])
      and (dealership.group_id is null or other_dealership.group_id is distinct from dealership.group_id)`.execute(tx);
  return rows;
}

/** Cars of other dealers, not of the same group, that are on offer with the VIN of one of these. */
export async function loadSameVins(
  tx: Tx,
  listingIds: readonly number[],
): Promise<{ listingId: number; otherListingId: number; vin: string }[]> {
  const { rows } = await sql<{ listingId: number; otherListingId: number; vin: string }>`
    select distinct least(listing.id, other.id) as listing_id, greatest(listing.id, other.id) as other_listing_id, listing.vin
    from listing
    join dealership on dealership.id = listing.dealership_id
    join listing as other on other.vin = listing.vin and other.dealership_id <> listing.dealership_id
      and other.state = any (${offerStates}::listing_state[])
    join dealership as other_dealership on other_dealership.id = other.dealership_id and other_dealership.state = 'active'
    where listing.id = any (${listingIds}::bigint[])
      and (dealership.group_id is null or other_dealership.group_id is distinct from dealership.group_id)`.execute(tx);
  return rows;
}
