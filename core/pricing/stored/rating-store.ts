import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';
import type { Rating } from '../rating/rate-car.ts';
import { storeExplanation } from './stored-explanation.ts';

export interface NewRating {
  listingId: number;
  listingRevision: number;
  rating: Rating;
}

/**
 * Notes ratings of listings as they were at a revision; returns the ids of those noted. One whose listing has changed
 * since, is being changed or was rated by a later revision is left alone: whoever changes it rates it. Waiting for such a
 * change could end in both waiting for each other, as it waits for the rating next.
 */
export async function saveRatings(
  db: Database | Tx,
  priceModelId: number,
  ratings: readonly NewRating[],
): Promise<number[]> {
  if (ratings.length === 0) return [];
  const column = <T>(value: (rating: Rating) => T): T[] => ratings.map(({ rating }) => value(rating));
  const { rows } = await sql<{ id: number }>`
    with unchanged as materialized (
      select id, revision from listing where id = any(${ratings.map(({ listingId }) => listingId)})
      order by id for key share skip locked
    )
    insert into listing_rating (
      listing_id, price_model_id, listing_revision, label, estimate_eur, band_low_eur, band_high_eur, scale_low_eur,
      scale_high_eur, sample_size, group_level, explanation
    )
    select rated.listing_id, ${priceModelId}, rated.listing_revision, label::price_rating, estimate_eur, band_low_eur,
      band_high_eur, scale_low_eur, scale_high_eur, sample_size, group_level::price_group_level, explanation
    from unnest(
      ${ratings.map(({ listingId }) => listingId)}::bigint[],
      ${ratings.map(({ listingRevision }) => listingRevision)}::int[],
      ${column(({ label }) => label)}::text[],
      ${column(({ estimate }) => estimate?.estimateEur ?? null)}::int[],
      ${column(({ estimate }) => estimate?.bandLowEur ?? null)}::int[],
      ${column(({ estimate }) => estimate?.bandHighEur ?? null)}::int[],
      ${column(({ estimate }) => estimate?.scaleLowEur ?? null)}::int[],
      ${column(({ estimate }) => estimate?.scaleHighEur ?? null)}::int[],
      ${column(({ sampleSize }) => sampleSize)}::int[],
      ${column(({ estimate }) => estimate?.level ?? null)}::text[],
      ${column(({ estimate }) => estimate && storeExplanation(estimate.explain()))}::json[]
    ) as rated (listing_id, listing_revision, label, estimate_eur, band_low_eur, band_high_eur, scale_low_eur,
      scale_high_eur, sample_size, group_level, explanation)
    join unchanged on unchanged.id = rated.listing_id and unchanged.revision = rated.listing_revision
    -- In the order of ids, so that two such writes wait for each other instead of blocking each other.
    order by rated.listing_id
    on conflict (listing_id) do update set
      price_model_id = excluded.price_model_id,
      listing_revision = excluded.listing_revision,
      label = excluded.label,
      estimate_eur = excluded.estimate_eur,
      band_low_eur = excluded.band_low_eur,
      band_high_eur = excluded.band_high_eur,
      scale_low_eur = excluded.scale_low_eur,
      scale_high_eur = excluded.scale_high_eur,
      sample_size = excluded.sample_size,
      group_level = excluded.group_level,
      explanation = excluded.explanation
    where listing_rating.listing_revision <= excluded.listing_revision
    returning listing_id as id`.execute(db);
  return rows.map(({ id }) => id);
}
