-- Events are numbered in the order in which they come, so that a roll-up goes on where the last one ended. The sequence belongs
-- to no column: emptying the table must not begin anew at numbers that are already rolled up.
create sequence statistics_event_number;
alter table statistics_event add column number bigint not null default nextval('statistics_event_number');
-- Numbers lie in the order of the pages: some bytes for each 128 KB, where a tree would take as much as the events.
create index statistics_event_number_range on statistics_event using brin (number)
  with (pages_per_range = 16, autosummarize = on);

create table statistics_progress (
  only_row boolean primary key default true check (only_row),
  rolled_up_to bigint not null
);
insert into statistics_progress (rolled_up_to) values (0);

drop table listing_statistics;

-- What happened to a car on a day in Vienna, one month to a partition. A month of a dealership lies together. No row refers to
-- its listing: what a dealership's month was like stays true when a car is forgotten.
create table statistics_of_listing (
  dealership_id integer not null,
  day date not null,
  -- Null: what concerns the dealership alone.
  listing_id bigint,
  impressions integer not null default 0,
  views integer not null default 0,
  phones_shown integer not null default 0,
  inquiries integer not null default 0,
  prints integer not null default 0,
  parked integer not null default 0,
  shared integer not null default 0,
  unique nulls not distinct (dealership_id, day, listing_id)
) partition by range (day);

create table statistics_of_listing_default partition of statistics_of_listing default;

-- The same of all cars of a category in a federal state: at most 45 rows a day. Null: what concerns no car, or one that is gone.
create table statistics_of_day (
  day date not null,
  category category,
  region_id smallint references region,
  impressions bigint not null default 0,
  views bigint not null default 0,
  phones_shown bigint not null default 0,
  inquiries bigint not null default 0,
  prints bigint not null default 0,
  parked bigint not null default 0,
  shared bigint not null default 0,
  unique nulls not distinct (day, category, region_id)
);

-- Like add_statistics_partition, for the month that a day lies in.
create function add_listing_statistics_partition(day date) returns boolean language plpgsql as $$
declare
  partition text := 'statistics_of_listing_' || to_char(day, 'YYYYMM');
  begins date := date_trunc('month', day);
  ends date := date_trunc('month', day) + interval '1 month';
begin
  perform pg_advisory_xact_lock(hashtextextended('statistics-partition', 0));
  if to_regclass(partition) is not null then
    return false;
  end if;
  -- Rows of the day grow every quarter of an hour: room on the page keeps the index out of it.
  execute format(
    'create table %I (like statistics_of_listing including defaults including constraints) with (fillfactor = 70)',
    partition);
  lock table statistics_of_listing_default in access exclusive mode;
  execute format(
    'with moved as (delete from statistics_of_listing_default where day >= %L and day < %L returning *)
     insert into %I select * from moved', begins, ends, partition);
  execute format(
    'alter table statistics_of_listing attach partition %I for values from (%L) to (%L)', partition, begins, ends);
  return true;
end $$;

create or replace function is_reserved_slug(word text) returns boolean
  language sql immutable parallel safe
  return word = any (array[
    'estate', 'kombi', 'region', 'make', 'makes', 'marke', 'models', 'info', 'list-search', 'fahrzeuge', 'search',
    'suche', 'start', 'expose', 'inserat', 'image-responsive', 'bilder', 'print', 'drucken', 'new-dealer', 'operator',
    'region-make', 'details', 'left-bar', 'custom-page', 'new-car-makes', 'main', 'electric-feed', 'electric-makes',
    'electric', 'one-year-car', 'references', 'dealership-search', 'districts', 'cities', 'sitemap', 'data', 'api', 'reach'
  ]);
