-- A car's day by source: the new key is built month by month, each locked by itself, then taken over by the whole table.
do $$
declare
  partition regclass;
begin
  for partition in
    select relid from pg_partition_tree('statistics_of_listing')
    where isleaf and not exists (
      select from pg_constraint where conrelid = relid and contype = 'u' and cardinality(conkey) = 4
    )
  loop
    execute format('alter table %s add unique nulls not distinct (dealership_id, day, listing_id, source)', partition);
    commit;
  end loop;
  if exists (
    select from pg_constraint where conname = 'statistics_of_listing_dealership_id_day_listing_id_key'
  ) then
    alter table statistics_of_listing
      drop constraint statistics_of_listing_dealership_id_day_listing_id_key,
      add unique nulls not distinct (dealership_id, day, listing_id, source);
  end if;
end $$;
