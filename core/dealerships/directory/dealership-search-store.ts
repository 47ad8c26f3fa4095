import type { DealershipSort } from '@kardan/contract/calls/dealerships/dealership-search';
import type { DealershipService } from '@kardan/contract/values/dealership';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { candidates } from './dealership-filter-store.ts';
import type { DealershipQuestion } from './dealership-question.ts';

interface CountedArea {
  slug: string;
  name: string;
  nameEn?: string;
  count: number;
}

export interface FoundDealerships {
  total: number;
  page: { id: number; distanceKm: number | null }[];
  regions: (CountedArea & { nameEn: string })[];
  districts: CountedArea[];
  makes: CountedArea[];
  services: { value: DealershipService; count: number }[];
}

export interface DealershipPage {
  sort: DealershipSort;
  offset: number;
  limit: number;
}

const found = sql`in_region and in_district and has_make`;

/** One page of the dealerships that match, how many there are, and the counts of all that narrows the search: one query. */
export async function findDealershipPage(
  db: Database,
  question: DealershipQuestion,
  { sort, offset, limit }: DealershipPage,
): Promise<FoundDealerships> {
  const { rows } = await sql<FoundDealerships>`
    with candidate as materialized (${candidates(question)})
    select
      (select count(*)::int from candidate where ${found}) as total,
      ${asList(sql`
        select id, distance_km as "distanceKm" from candidate where ${found}
        order by ${orderOf(question, sort)} limit ${limit} offset ${offset}`)} as page,
      ${asList(sql`
        select slug, name, name_en as "nameEn", count
        from (select region_id, count(*)::int from candidate where has_make group by region_id) counted
        join region on region.id = counted.region_id`)} as regions,
      ${question.region === undefined ? sql`'[]'::json` : asList(districtCounts)} as districts,
      ${asList(makeCounts(question))} as makes,
      ${asList(sql`
        select value, count(*)::int
        from (select unnest(services) as value from candidate where ${found}) offered group by value`)} as services
  `.execute(db);
  return rows[0] as FoundDealerships;
}

const districtCounts = sql`
  select slug, name, count
  from (
    select district_id, count(*)::int from candidate where in_region and has_make group by district_id
  ) counted
  join district on district.id = counted.district_id`;

/** A dealership that sells and services a make counts once. */
function makeCounts({ kind }: DealershipQuestion): RawBuilder<unknown> {
  return sql`
    select slug, name, count
    from (
      select make_id, count(*)::int
      from (
        select distinct make_id, dealership_id
        from dealership_make
        where
          dealership_id in (select id from candidate where in_region and in_district)
          and ${kind === undefined ? sql`true` : sql`kind = ${kind}`}
      ) contract
      group by make_id
    ) counted
    join make on make.id = counted.make_id
    order by count desc, name`;
}

function orderOf({ words, place }: DealershipQuestion, sort: DealershipSort): RawBuilder<unknown> {
  return sql.join([
    ...(sort === 'relevance' && words ? [sql`name_rank`] : []),
    ...(sort !== 'name' && place ? [sql`distance_km`] : []),
    sql`name`,
    sql`id`,
  ]);
}

function asList(query: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select coalesce(json_agg(entry), '[]') from (${query}) entry)`;
}
