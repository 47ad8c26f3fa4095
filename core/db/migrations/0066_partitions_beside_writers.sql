-- A row on its way into the default partition was refused when the partition of its day came between: whoever adds one now waits for
-- those who write, and lets new ones wait until it is there. After a second it gives up rather than hold them up, and is tried again.
create or replace function add_statistics_partition(day date) returns boolean
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '1s' as $$
declare
  partition text := 'statistics_event_' || to_char(day, 'YYYYMMDD');
  begins timestamptz := day::timestamp at time zone 'Europe/Vienna';
  ends timestamptz := (day + 1)::timestamp at time zone 'Europe/Vienna';
begin
  perform pg_advisory_xact_lock(hashtextextended('statistics-partition', 0));
  if to_regclass(partition) is not null then
    return false;
  end if;
  -- Attached and not created in place: that would lock out everybody who reads, too.
  execute format('create table %I (like statistics_event including defaults including constraints)', partition);
  lock table only statistics_event in share row exclusive mode;
  execute format(
    'with moved as (delete from statistics_event_default where occurred_at >= %L and occurred_at < %L returning *)
     insert into %I select * from moved', begins, ends, partition);
  execute format(
    'alter table statistics_event attach partition %I for values from (%L) to (%L)', partition, begins, ends);
  return true;
end $$;

create or replace function add_listing_statistics_partition(day date) returns boolean
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '1s' as $$
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
  lock table only statistics_of_listing in share row exclusive mode;
  execute format(
    'with moved as (delete from statistics_of_listing_default where day >= %L and day < %L returning *)
     insert into %I select * from moved', begins, ends, partition);
  execute format(
    'alter table statistics_of_listing attach partition %I for values from (%L) to (%L)', partition, begins, ends);
  return true;
end $$;
