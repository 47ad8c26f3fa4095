-- api and worker connect as a role that reads and writes rows (core/db/grant-rows.ts). What they do beside that, making and
-- dropping partitions, they do through functions that run as the owner of the schema, and that do nothing else.
alter function add_statistics_partition(date) security definer set search_path = public, pg_temp;
alter function add_listing_statistics_partition(date) security definer set search_path = public, pg_temp;

-- Drops one day of events, or one month of cars' days. Writers wait while it waits for writers: a second at most.
create function drop_statistics_partition(partition text) returns void language plpgsql security definer
  set search_path = public, pg_temp set lock_timeout = '1s' as $$
begin
  if partition !~ '^statistics_(event_\d{8}|of_listing_\d{6})$' then
    raise exception '% is no partition of statistics', partition using errcode = 'insufficient_privilege';
  end if;
  execute format('drop table if exists %I', partition);
end $$;

-- Months of the audit lie in a schema that nobody but the owner enters: rights on the audit as a whole are all that there are.
create schema audit;
do $$
declare
  partition text;
begin
  for partition in select inhrelid::regclass::text from pg_inherits where inhparent = 'audit_entry'::regclass loop
    execute format('alter table %I set schema audit', partition);
  end loop;
end $$;

create or replace function add_audit_partition(month date) returns boolean language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  first_day date := date_trunc('month', month)::date;
  partition text := 'audit_entry_' || to_char(first_day, 'YYYYMM');
  begins timestamptz := first_day::timestamp at time zone 'Europe/Vienna';
  ends timestamptz := (first_day + interval '1 month')::timestamp at time zone 'Europe/Vienna';
begin
  perform pg_advisory_xact_lock(hashtextextended('audit-partition', 0));
  if to_regclass('audit.' || partition) is not null then
    return false;
  end if;
  if exists (select from audit.audit_entry_default where at >= begins and at < ends) then
    return false;
  end if;
  execute format('create table audit.%I partition of audit_entry for values from (%L) to (%L)', partition, begins, ends);
  execute format(
    'create trigger audit_entry_stays_whole before truncate on audit.%I for each statement execute function refuse_change()',
    partition);
  return true;
end $$;

create or replace function forget_audit_months(months integer) returns integer language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  partition text;
  dropped integer := 0;
  kept_from text := to_char((now() at time zone 'Europe/Vienna')::date - make_interval(months => greatest(months, 36)), 'YYYYMM');
begin
  for partition in
    select relname from pg_inherits join pg_class on pg_class.oid = inhrelid where inhparent = 'audit_entry'::regclass
  loop
    if partition ~ '^audit_entry_\d{6}$' and right(partition, 6) < kept_from then
      execute format('drop table audit.%I', partition);
      dropped := dropped + 1;
    end if;
  end loop;
  return dropped;
end $$;

-- How whoever acted was called then; entries from before show today's name.
alter table audit_entry add column actor_name text;

-- Entries stay, whoever asks; but the names of persons in them can be taken out.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if to_jsonb(new) - array['actor_name', 'object_label'] = to_jsonb(old) - array['actor_name', 'object_label']
      and (new.actor_name is null or new.actor_name = old.actor_name)
      and (new.object_label = old.object_label or new.object_label = '' and old.object_kind in ('account', 'member'))
    then
      return new;
    end if;
  end if;
  raise exception 'entries of % stay as they are', tg_table_name using errcode = 'insufficient_privilege';
end $$;

-- Takes the name of somebody who has no account any more out of what they did and what was done to them. What it was, and the
-- account's number, stay.
create function forget_audit_person(account_id integer) returns void language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if exists (select from account where id = forget_audit_person.account_id) then
    raise exception 'account % is still there', account_id using errcode = 'insufficient_privilege';
  end if;
  update audit_entry set actor_name = null where actor_account_id = forget_audit_person.account_id and actor_name is not null;
  update audit_entry set object_label = ''
  where object_kind in ('account', 'member') and object_id = forget_audit_person.account_id::text and object_label <> '';
end $$;

-- What a dealership calls a member by: an account's number would tell whoever invites whether there was an account before. So
-- would the spelling of its address.
alter table membership
  add column id uuid not null unique default gen_random_uuid(),
  add column invited_email email_address;
update membership set invited_email = account.email from account where account.id = membership.account_id;

alter table content_notice
  drop constraint content_notice_decided_by_fkey,
  add constraint content_notice_decided_by_fkey foreign key (decided_by) references account on delete set null;

revoke execute on function
  add_statistics_partition(date), add_listing_statistics_partition(date), drop_statistics_partition(text),
  add_audit_partition(date), forget_audit_months(integer), forget_audit_person(integer)
from public;
