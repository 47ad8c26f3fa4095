-- The portal's own view of the record, in the order of time: by person and by what was done. The record is written with every change:
-- each month's index is built beside the writers, and the whole table's, which has none of its own, takes them over.
select 'create index audit_entry_actor on only audit_entry (actor_account_id, at desc, id desc) where actor_account_id is not null' as statement
where to_regclass('audit_entry_actor') is null;
select 'create index audit_entry_action on only audit_entry (action, at desc, id desc)' as statement
where to_regclass('audit_entry_action') is null;

-- What an interrupted run left unfinished.
select format('drop index concurrently %s', indexrelid::regclass) as statement
from pg_partition_tree('audit_entry') join pg_index on indrelid = relid where isleaf and not indisvalid;

select format(
  'create index concurrently if not exists %I on %s (actor_account_id, at desc, id desc) where actor_account_id is not null',
  relname || '_actor', relid
) as statement
from pg_partition_tree('audit_entry') join pg_class on pg_class.oid = relid
where isleaf and not exists (
  select from pg_inherits join pg_index on indexrelid = inhrelid
  where inhparent = 'audit_entry_actor'::regclass and indrelid = relid
);
select format('alter index audit_entry_actor attach partition %s', indexrelid::regclass) as statement
from pg_partition_tree('audit_entry')
join pg_index on indrelid = relid
join pg_class on pg_class.oid = indexrelid and relname like '%\_actor'
where isleaf and not exists (select from pg_inherits where inhrelid = indexrelid);

select format('create index concurrently if not exists %I on %s (action, at desc, id desc)', relname || '_action', relid) as statement
from pg_partition_tree('audit_entry') join pg_class on pg_class.oid = relid
where isleaf and not exists (
  select from pg_inherits join pg_index on indexrelid = inhrelid
  where inhparent = 'audit_entry_action'::regclass and indrelid = relid
);
select format('alter index audit_entry_action attach partition %s', indexrelid::regclass) as statement
from pg_partition_tree('audit_entry')
join pg_index on indrelid = relid
join pg_class on pg_class.oid = indexrelid and relname like '%\_action'
where isleaf and not exists (select from pg_inherits where inhrelid = indexrelid);
