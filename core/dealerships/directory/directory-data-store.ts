import type { DealershipService, SpokenLanguage } from '@kardan/contract/values/dealership';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

export interface DirectoryCounts {
  total: number;
  districts: { slug: string; count: number }[];
  makes: { slug: string; name: string; count: number; sales: number; service: number }[];
  services: { value: DealershipService; count: number }[];
  languages: { value: SpokenLanguage; count: number }[];
}

/** How many active dealerships there are of everything that can be asked for, in one query. */
export async function countDirectory(db: Database): Promise<DirectoryCounts> {
  const { rows } = await sql<DirectoryCounts>`
    with active as materialized (
      select dealership.id, services, languages, city.district_id
      from dealership join city on city.id = dealership.city_id
      where state = 'active'
    )
    select
      (select count(*)::int from active) as total,
      (select coalesce(json_agg(entry), '[]') from (
        select slug, count
        from (select district_id, count(*)::int from active group by district_id) counted
        join district on district.id = district_id
      ) entry) as districts,
      (select coalesce(json_agg(entry), '[]') from (
        select slug, name, coalesce(count, 0) as count, coalesce(sales, 0) as sales, coalesce(service, 0) as service
        from make left join (
          select
            make_id,
            count(*)::int,
            (count(*) filter (where sells))::int as sales,
            (count(*) filter (where services))::int as service
          from (
            select make_id, bool_or(kind = 'sales') as sells, bool_or(kind = 'service') as services
            from dealership_make where dealership_id in (select id from active)
            group by make_id, dealership_id
          ) contract
          group by make_id
        ) counted on make.id = make_id
      ) entry) as makes,
      (select coalesce(json_agg(entry), '[]') from (
        select value, count(*)::int from (select unnest(services) as value from active) offered group by value
      ) entry) as services,
      (select coalesce(json_agg(entry), '[]') from (
        select value, count(*)::int from (select unnest(languages) as value from active) spoken group by value
      ) entry) as languages`.execute(db);
  return rows[0] as DirectoryCounts;
}
