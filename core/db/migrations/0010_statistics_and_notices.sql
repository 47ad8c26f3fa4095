-- One partition for each day in Vienna, so that a day is rolled up and dropped as a whole. Returns false when it is there
-- already. What came before its partition was made waits in the default one and moves along.
create function add_statistics_partition(day date) returns boolean language plpgsql as $$
declare
  partition text := 'statistics_event_' || to_char(day, 'YYYYMMDD');
  begins timestamptz := day::timestamp at time zone 'Europe/Vienna';
  ends timestamptz := (day + 1)::timestamp at time zone 'Europe/Vienna';
begin
  perform pg_advisory_xact_lock(hashtextextended('statistics-partition', 0));
  if to_regclass(partition) is not null then
    return false;
  end if;
  -- Attached and not created in place: that would lock out everybody who writes, for all days.
  execute format('create table %I (like statistics_event including defaults including constraints)', partition);
  -- Nothing of the day may slip into the default partition between the move and the attachment.
  lock table statistics_event_default in access exclusive mode;
  execute format(
    'with moved as (delete from statistics_event_default where occurred_at >= %L and occurred_at < %L returning *)
     insert into %I select * from moved', begins, ends, partition);
  execute format(
    'alter table statistics_event attach partition %I for values from (%L) to (%L)', partition, begins, ends);
  return true;
end $$;

create type notice_reason as enum (
  'fraud', 'wrong-data', 'unlawful-content', 'stolen-picture', 'already-sold', 'other'
);

alter table content_notice
  alter column reason type notice_reason using reason::notice_reason,
  -- What the reporter quotes when they ask again; random, so that it tells neither how many there are nor another's.
  add column reference text not null unique default upper(left(replace(gen_random_uuid()::text, '-', ''), 10)),
  add check (length(explanation) <= 5000);
