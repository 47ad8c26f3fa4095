import type { Database } from '@kardan/core/db/database';
import { sql } from 'kysely';
import type { OperatorSettings } from './settings.ts';

/**
 * Brings the portal to its size: dealerships like those that are there, each with a feed and its last runs, the newer half of all
 * history theirs; notices of cars. Cars stay with whom they are.
 */
export async function fillPortal(
  db: Database,
  { dealerships, historyEntries, notices }: OperatorSettings,
): Promise<void> {
  await sql`
    insert into dealership (slug, state, name, legal_name, street, city_id, latitude, longitude, email)
    select 'haus-' || n, 'active', 'Autohaus ' || n, 'Autohaus ' || n || ' GmbH', 'Hauptstraße ' || n % 90, city_id, latitude,
      longitude, 'office@haus-' || n || '.example'
    from generate_series(1, ${dealerships}::int - (select count(*) from dealership)::int) as n
    join lateral (select * from dealership where sandbox_of is null order by id offset n % 40 limit 1) as like_it on true
    on conflict do nothing`.execute(db);
  await sql`
    insert into feed (name, format, source, state, dealership_id)
    select 'Händlersystem', 'kardan-csv', 'upload', 'live', id from dealership
    where not exists (select from feed where feed.dealership_id = dealership.id)`.execute(db);
  await sql`
    insert into feed_run (feed_id, number, dry, state, lines, finished_at, started_at, created_at)
    select feed.id, 1000 + n, false, case when n % 20 = 0 then 'failed' else 'done' end::feed_run_state, 100,
      now() - make_interval(days => 11 - n), now() - make_interval(days => 11 - n), now() - make_interval(days => 11 - n)
    from feed cross join generate_series(1, 10) as n
    where not exists (select from feed_run where feed_run.feed_id = feed.id)`.execute(db);
  await sql`
    insert into audit_entry (at, action, actor_name, dealership_id, object_kind, object_id, object_label, before, after)
    select now() - make_interval(secs => n * 20 % 2500000), (array['listing.published', 'listing.changed', 'member.invited'])[1 + n % 3],
      'Konto ' || n % 500, house.ids[1 + n % cardinality(house.ids)], 'listing', n::text, 'Wagen ' || n, '{}', '{}'
    from generate_series(1, ${historyEntries}::int - (select count(*) from audit_entry)::int) as n
    cross join (select array_agg(id order by id) as ids from dealership) as house`.execute(db);
  await sql`
    insert into content_notice (listing_id, dealership_id, reason, explanation, reporter_email)
    select id, dealership_id, 'wrong-data', 'Im Serviceheft stehen 142.300 km.', 'melder-' || id || '@example.at'
    from listing where state = 'active' order by id
    limit greatest(0, ${notices}::int - (select count(*) from content_notice))`.execute(db);
  await sql`analyze dealership, feed, feed_run, audit_entry, content_notice`.execute(db);
}

export type Places = Record<string, string>;

/** One object for each parameter of an address, the largest of its kind where sizes differ. */
export async function findPlaces(db: Database): Promise<Places> {
  const { rows } = await sql<Places>`
    select
      (select dealership_id::text from listing where state = 'active' group by dealership_id order by count(*) desc limit 1)
        as "dealershipId",
      (select slug from dealership where sandbox_of is null order by id limit 1) as "dealershipSlug",
      (select id::text from content_notice order by created_at desc limit 1) as "noticeId",
      (select id::text from dealership_request order by created_at desc limit 1) as "requestId",
      (select id::text from content order by id limit 1) as "contentId",
      (select make_id::text from listing group by make_id order by count(*) desc limit 1) as "makeId",
      (select model_id::text from listing group by model_id order by count(*) desc limit 1) as "modelId",
      (select id::text from agreement_version order by valid_from desc limit 1) as "versionId",
      (select vin from listing where vin is not null limit 1) as "vin",
      '1' as "number",
      '103500' as "code"`.execute(db);
  return rows[0] as Places;
}
