import { type RawBuilder, sql } from 'kysely';
import { distanceKmFrom } from '../../db/distance-from.ts';
import type { DealershipQuestion, MeantWord } from './dealership-question.ts';
import type { WordFit } from './name-word-store.ts';

/** Worse than every fit of a word. */
const noFit = 8;
/** Kilometres of a degree, rounded down: the square must hold the whole circle. */
const kmPerDegree = 110;

/**
 * Dealerships that pass every filter whose values are not counted, as a query to select from. Area and make are columns
 * (`in_region`, `in_district`, `has_make`): the counts of their values leave the own filter out.
 */
export function candidates(question: DealershipQuestion): RawBuilder<unknown> {
  const { words, place, region, district } = question;
  return sql`
    select
      dealership.id, dealership.name, dealership.services,
      dealership.latitude, dealership.longitude,
      district.id as district_id, district.region_id,
      ${region === undefined ? sql`true` : sql`region.slug = ${region}`} as in_region,
      ${district === undefined ? sql`true` : sql`district.slug = ${district}`} as in_district,
      ${hasMake(question)} as has_make,
      ${words === undefined ? sql`0` : nameRank(words)} as name_rank,
      ${place === undefined ? sql`null::double precision` : distanceKmFrom(place, 'dealership')} as distance_km
    from dealership
    join city on city.id = dealership.city_id
    join district on district.id = city.district_id
    join region on region.id = district.region_id
    where ${sql.join(conditions(question), sql` and `)}`;
}

function conditions(question: DealershipQuestion): RawBuilder<unknown>[] {
  const { words, place, radiusKm, services, spokenLanguage, open } = question;
  return [
    sql`dealership.state = 'active'`,
    ...(words ?? [])
      .filter(({ needed }) => needed)
      .map(
        ({ matching }) =>
          sql`(dealership.name_words || city.name_words) && ${matching.map(({ word }) => word)}::text[]`,
      ),
    ...(place && radiusKm !== undefined ? [within(place, radiusKm)] : []),
    ...(services.length > 0 ? [sql`dealership.services @> ${services}::text[]`] : []),
    ...(spokenLanguage === undefined ? [] : [sql`dealership.languages @> ${[spokenLanguage]}::text[]`]),
    ...(open === undefined ? [] : [isOpen(open)]),
  ];
}

/** For each typed word how well it fits, a name's word before the place's; the sum over all typed words. */
function nameRank(words: MeantWord[]): RawBuilder<unknown> {
  const rankOf = ({ matching }: MeantWord) => {
    const cases = ([0, 1, 2, 3] as const).flatMap((fit: WordFit) => {
      const fitting = matching.filter((word) => word.fit === fit).map(({ word }) => word);
      if (fitting.length === 0) return [];
      return [
        sql`when dealership.name_words && ${fitting}::text[] then ${sql.lit(2 * fit)}`,
        sql`when city.name_words && ${fitting}::text[] then ${sql.lit(2 * fit + 1)}`,
      ];
    });
    return cases.length === 0 ? sql.lit(noFit) : sql`case ${sql.join(cases, sql` `)} else ${sql.lit(noFit)} end`;
  };
  return sql.join(words.map(rankOf), sql` + `);
}

function within(place: NonNullable<DealershipQuestion['place']>, radiusKm: number): RawBuilder<unknown> {
  const { latitude, longitude } = place;
  const latitudes = radiusKm / kmPerDegree;
  const longitudes = latitudes / Math.cos((latitude * Math.PI) / 180);
  return sql`
    dealership.latitude between ${latitude - latitudes} and ${latitude + latitudes}
    and dealership.longitude between ${longitude - longitudes} and ${longitude + longitudes}
    and ${distanceKmFrom(place, 'dealership')} <= ${radiusKm}`;
}

function hasMake({ makes, kind }: DealershipQuestion): RawBuilder<unknown> {
  if (makes.length === 0 && kind === undefined) return sql`true`;
  return sql`dealership.id in (
    select dealership_make.dealership_id
    from dealership_make join make on make.id = dealership_make.make_id
    where
      ${makes.length === 0 ? sql`true` : sql`make.slug = any (${makes}::text[])`}
      and ${kind === undefined ? sql`true` : sql`dealership_make.kind = ${kind}`}
  )`;
}

/** What a dealership says of a day comes first, then that it is a holiday, then the week. */
function isOpen({ day, weekday, time, holiday }: NonNullable<DealershipQuestion['open']>): RawBuilder<unknown> {
  const within = sql`opens <= ${time}::time and closes > ${time}::time`;
  const byWeek = sql`dealership.id in (
    select dealership_id from dealership_opening_hours where weekday = ${weekday} and ${within}
  )`;
  return sql`case
    when dealership.id in (select dealership_id from dealership_special_day where day = ${day}::date)
    then dealership.id in (select dealership_id from dealership_special_hours where day = ${day}::date and ${within})
    else ${holiday ? sql`false` : byWeek} end`;
}
