-- What was done, by whom, and for which dealership. It is only added to: nobody changes or removes an entry, whoever asks.
-- Accounts and dealerships are named without a foreign key: the entry outlives them.
create table audit_entry (
  id uuid not null default uuidv7(),
  at timestamptz not null default clock_timestamp(),
  actor_account_id integer,
  -- Somebody of the portal acted for the dealership.
  on_behalf boolean not null default false,
  dealership_id integer,
  action text not null check (action ~ '^[a-z-]+\.[a-z-]+$'),
  object_kind text not null check (object_kind ~ '^[a-z-]+$'),
  object_id text not null,
  object_label text not null check (length(object_label) <= 200),
  before jsonb not null check (jsonb_typeof(before) = 'object'),
  after jsonb not null check (jsonb_typeof(after) = 'object'),
  request_id text,
  primary key (at, id)
) partition by range (at);

create table audit_entry_default partition of audit_entry default;
create index audit_entry_dealership on audit_entry (dealership_id, at desc, id desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'entries of % stay as they are', tg_table_name using errcode = 'insufficient_privilege';
end $$;

create trigger audit_entry_stays before update or delete on audit_entry for each row execute function refuse_change();
create trigger audit_entry_stays_whole before truncate on audit_entry for each statement execute function refuse_change();

-- One partition for each month in Vienna. Returns false when it is there already, or when entries of the month wait in the
-- default partition: they stay where they are, since nothing moves them.
create function add_audit_partition(month date) returns boolean language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  first_day date := date_trunc('month', month)::date;
  partition text := 'audit_entry_' || to_char(first_day, 'YYYYMM');
  begins timestamptz := first_day::timestamp at time zone 'Europe/Vienna';
  ends timestamptz := (first_day + interval '1 month')::timestamp at time zone 'Europe/Vienna';
begin
  perform pg_advisory_xact_lock(hashtextextended('audit-partition', 0));
  if to_regclass(partition) is not null then
    return false;
  end if;
  if exists (select from audit_entry_default where at >= begins and at < ends) then
    return false;
  end if;
  execute format('create table %I partition of audit_entry for values from (%L) to (%L)', partition, begins, ends);
  execute format(
    'create trigger audit_entry_stays_whole before truncate on %I for each statement execute function refuse_change()',
    partition);
  return true;
end $$;

create trigger audit_entry_stays_whole before truncate on audit_entry_default
  for each statement execute function refuse_change();

-- Drops months that ended so many months ago; the one way that entries go, and never sooner than after three years, in
-- which claims can be made (§ 1489 ABGB).
create function forget_audit_months(months integer) returns integer language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  partition text;
  dropped integer := 0;
  kept_from text := to_char((now() at time zone 'Europe/Vienna')::date - make_interval(months => greatest(months, 36)), 'YYYYMM');
begin
  for partition in
    select inhrelid::regclass::text from pg_inherits where inhparent = 'audit_entry'::regclass
  loop
    if partition ~ '^audit_entry_\d{6}$' and right(partition, 6) < kept_from then
      execute format('drop table %I', partition);
      dropped := dropped + 1;
    end if;
  end loop;
  return dropped;
end $$;
