-- Files and calls by which a dealer's own system keeps his cars here, and what became of each car.
drop table api_provider;

create type feed_state as enum ('new', 'tried', 'live', 'paused');
create type feed_run_state as enum ('queued', 'reading', 'waiting', 'applying', 'done', 'failed', 'undoing', 'undone');
create type car_fate as enum ('created', 'changed', 'unchanged', 'refused', 'withdrawn');

create table feed (
  id uuid primary key default uuidv7(),
  -- One of the two: a group's file holds cars of its sites.
  dealership_id integer references dealership on delete cascade,
  group_id integer references dealer_group on delete cascade,
  name text not null check (length(name) between 1 and 80),
  format text not null,
  source text not null check (source in ('upload', 'url', 'sftp', 'push')),
  location text check (length(location) <= 1000),
  username text check (length(username) <= 200),
  secret_encrypted text,
  host_key text check (length(host_key) <= 200),
  interval_minutes integer check (interval_minutes between 15 and 10080),
  -- In Vienna.
  daily_at time,
  -- Dealerships by what the file calls them.
  site_map jsonb not null default '{}' check (jsonb_typeof(site_map) = 'object'),
  -- What the last file that was read calls its sites, mapped or not.
  named_sites text[] not null default '{}',
  -- To what the format leaves open.
  answers jsonb not null default '{}' check (jsonb_typeof(answers) = 'object'),
  vanish_limit_percent percent not null default 5,
  state feed_state not null default 'new',
  next_run_at timestamptz,
  -- While somebody fetches its file; whoever has it longer has died.
  polled_until timestamptz,
  -- Somebody wants the file now, the same one too: to see what it would do, or to have it done.
  asked_dry boolean,
  -- When the source was last looked at, also if its file was the same.
  looked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint of_dealership_or_group check (num_nonnulls(dealership_id, group_id) = 1),
  constraint interval_or_daily check (num_nonnulls(interval_minutes, daily_at) <= 1)
);
create index feed_dealership on feed (dealership_id) where dealership_id is not null;
create index feed_group on feed (group_id) where group_id is not null;
create index feed_polled on feed (polled_until) where polled_until is not null;
create index feed_due on feed (next_run_at) where next_run_at is not null;

create table feed_run (
  id uuid primary key default uuidv7(),
  feed_id uuid not null references feed on delete cascade,
  number integer not null check (number > 0),
  file_key text,
  file_hash text check (file_hash ~ '^[0-9a-f]{64}$'),
  file_bytes bigint,
  file_name text check (length(file_name) <= 255),
  dry boolean not null,
  state feed_run_state not null default 'queued',
  -- A code of the contract; with the line where the file could not be read.
  reason text check (reason ~ '^[a-z-]{1,60}$'),
  reason_line integer,
  -- What exactly is wrong with the file.
  reason_detail text check (reason_detail ~ '^[a-z-]{1,60}$'),
  -- Counts by dealership; `0` has what no dealership was found for.
  counts jsonb not null default '{}' check (jsonb_typeof(counts) = 'object'),
  -- By dealership: cars that the feed kept before the run, and how many of them are not in the file.
  vanishing jsonb not null default '{}' check (jsonb_typeof(vanishing) = 'object'),
  lines integer,
  -- The last line whose car is done, or taken back: where it goes on.
  cursor integer not null default 0,
  -- What somebody answered who was asked whether so many cars are gone.
  withdraw_vanished boolean,
  -- How often what nobody expected has stopped it.
  failures smallint not null default 0,
  account_id integer references account on delete set null,
  actor_name text,
  started_at timestamptz,
  finished_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (feed_id, number)
);
-- One at a time works on a feed's cars.
create unique index feed_run_active on feed_run (feed_id) where state in ('reading', 'applying', 'undoing');
create unique index feed_run_queued on feed_run (feed_id) where state = 'queued';
create index feed_run_waiting on feed_run (feed_id) where state = 'waiting';
create index feed_run_account on feed_run (account_id) where account_id is not null;
create index feed_run_created on feed_run (created_at);

-- What became of the cars of a run; one without change or finding has no line. `at` is when the run was begun.
create table feed_line (
  at timestamptz not null,
  run_id uuid not null,
  -- The line, or behind all lines for cars that are not in the file.
  place integer not null,
  line integer,
  number text,
  site text,
  dealership_id integer,
  -- No foreign key: what was done stays told when a car is forgotten.
  listing_id bigint,
  title text not null,
  fate car_fate not null,
  is_draft boolean not null default false,
  needs_you boolean not null,
  has_locked boolean not null,
  changes jsonb not null check (jsonb_typeof(changes) = 'array'),
  issues jsonb not null check (jsonb_typeof(issues) = 'array'),
  -- What taking the run back needs: the revision that the run made, and whether it was taken back or kept.
  revision integer,
  undone text check (undone in ('undone', 'kept')),
  primary key (at, run_id, place)
) partition by range (at);
create table feed_line_default partition of feed_line default;
create index feed_line_needs_you on feed_line (run_id, place) where needs_you;

-- One partition for each month in Vienna; false when it is there, or when lines of the month wait in the default partition.
create function add_feed_line_partition(month date) returns boolean language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  first_day date := date_trunc('month', month)::date;
  partition text := 'feed_line_' || to_char(first_day, 'YYYYMM');
  begins timestamptz := first_day::timestamp at time zone 'Europe/Vienna';
  ends timestamptz := (first_day + interval '1 month')::timestamp at time zone 'Europe/Vienna';
begin
  perform pg_advisory_xact_lock(hashtextextended('feed-line-partition', 0));
  if to_regclass(partition) is not null or exists (select from feed_line_default where at >= begins and at < ends) then
    return false;
  end if;
  execute format('create table %I partition of feed_line for values from (%L) to (%L)', partition, begins, ends);
  return true;
end $$;

-- Drops months of lines that ended so many days ago; returns how many.
create function forget_feed_lines(days integer) returns integer language plpgsql security definer
  set search_path = public, pg_temp set lock_timeout = '1s' as $$
declare
  partition text;
  dropped integer := 0;
  kept_from text := to_char((now() at time zone 'Europe/Vienna')::date - greatest(days, 30), 'YYYYMM');
begin
  for partition in
    select relname from pg_inherits join pg_class on pg_class.oid = inhrelid where inhparent = 'feed_line'::regclass
  loop
    if partition ~ '^feed_line_\d{6}$' and right(partition, 6) < kept_from then
      execute format('drop table %I', partition);
      dropped := dropped + 1;
    end if;
  end loop;
  delete from feed_line_default where at < now() - make_interval(days => greatest(days, 30));
  return dropped;
end $$;
revoke execute on function add_feed_line_partition(date), forget_feed_lines(integer) from public;

-- Which car a dealer's number in a feed means, and what the feed said of it last.
create table feed_car (
  feed_id uuid not null references feed on delete cascade,
  dealership_id integer not null references dealership on delete cascade,
  number text not null check (length(number) between 1 and 100),
  -- No foreign key: a draft is no listing yet.
  listing_id bigint not null unique,
  -- Of all that the feed said and we understood: equal, and nothing is to be done.
  hash bytea check (length(hash) = 32),
  fields jsonb not null default '{}' check (jsonb_typeof(fields) = 'object'),
  -- What a person has set by hand, and the feed changes no more.
  locked text[] not null default '{}',
  vanished_since timestamptz,
  -- Not in the file any more either, and a person has said that it stays: people look after it until the file names it again.
  kept_since timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (feed_id, dealership_id, number)
);
create index feed_car_dealership on feed_car (dealership_id);

-- Values of a run that were not understood, with the cars of a dealership that they stand in; counted once, when it is done.
create table feed_value_group (
  run_id uuid not null references feed_run on delete cascade,
  -- Null: no dealership was found for them.
  dealership_id integer,
  column_name text not null,
  raw text not null,
  field text,
  code text not null,
  cars integer not null check (cars > 0)
);
create index feed_value_group_run on feed_value_group (run_id);

-- What a value in a column means, where the format does not say it: for one feed, or for all of the format.
create table value_mapping (
  id integer generated by default as identity primary key,
  feed_id uuid references feed on delete cascade,
  format text not null,
  column_name text not null check (length(column_name) <= 100),
  raw text not null check (length(raw) <= 200),
  -- Null: it says nothing of the car.
  value text check (length(value) <= 200),
  reach text not null default 'feed' check (reach in ('feed', 'proposed', 'all', 'refused')),
  account_id integer references account on delete set null,
  actor_name text,
  decided_by integer references account on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint all_without_feed check ((reach = 'all') = (feed_id is null))
);
create unique index value_mapping_of_feed on value_mapping (feed_id, column_name, raw) where feed_id is not null;
create unique index value_mapping_of_all on value_mapping (format, column_name, raw) where feed_id is null;
create index value_mapping_proposed on value_mapping (format, column_name, raw) where reach = 'proposed';
create index value_mapping_account on value_mapping (account_id) where account_id is not null;
create index value_mapping_decided_by on value_mapping (decided_by) where decided_by is not null;

create function delete_feed_car_of_listing() returns trigger language plpgsql as $$
begin
  delete from feed_car where listing_id = old.id;
  return null;
end $$;
create trigger listing_takes_feed_car after delete on listing for each row execute function delete_feed_car_of_listing();

create trigger feed_touch before update on feed for each row execute function touch_updated_at();
create trigger feed_run_touch before update on feed_run for each row execute function touch_updated_at();
create trigger feed_car_touch before update on feed_car for each row execute function touch_updated_at();
create trigger value_mapping_touch before update on value_mapping for each row execute function touch_updated_at();
