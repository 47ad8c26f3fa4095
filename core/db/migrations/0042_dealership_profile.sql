-- What the law wants to be told of a trader (§ 5 ECG, § 14 UGB, § 63 GewO), as far as it was not there.
alter table dealership
  add column legal_form text check (legal_form ~ '^[a-z-]{1,40}$'),
  add column seat text,
  add column company_register_court text,
  add column gisa_number text check (gisa_number ~ '^[0-9]{8}$'),
  add column chamber text,
  add column rules_url text check (rules_url ~ '^https?://'),
  -- Owner, partners or managing directors.
  add column managing_persons text[] not null default '{}',
  -- Somebody has set the pin; otherwise the coordinates are those of the place.
  add column is_pinned boolean not null default false;

update dealership set is_pinned = true
from city
where city.id = dealership.city_id
  and (city.latitude, city.longitude) is distinct from (dealership.latitude, dealership.longitude);

-- By which its own people name somebody before they are stored; the number stays the public name.
alter table person add column key uuid not null default gen_random_uuid() unique;

-- Days that are unlike the same day of other weeks; without hours it is closed.
create table dealership_special_day (
  dealership_id integer not null references dealership on delete cascade,
  day date not null,
  note text check (note <> ''),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (dealership_id, day)
);

create table dealership_special_hours (
  dealership_id integer not null,
  day date not null,
  opens time not null,
  closes time not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (dealership_id, day, opens),
  foreign key (dealership_id, day) references dealership_special_day on delete cascade,
  check (closes > opens),
  exclude using gist (dealership_id with =, tsrange(day + opens, day + closes) with &&)
);

-- What was agreed between dealership and portal: once accepted it stays, under the name that the person had that day.
create table agreement (
  dealership_id integer not null references dealership on delete cascade,
  kind text not null check (kind in ('terms', 'processing-contract')),
  version text not null check (version <> ''),
  account_id integer references account (id) on delete set null,
  accepted_by text not null,
  accepted_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (dealership_id, kind, version)
);
create index agreement_account on agreement (account_id) where account_id is not null;

create trigger dealership_special_day_touch before update on dealership_special_day
  for each row execute function touch_updated_at();
create trigger dealership_special_hours_touch before update on dealership_special_hours
  for each row execute function touch_updated_at();
create trigger agreement_touch before update on agreement for each row execute function touch_updated_at();
-- Who is open today is asked of all dealerships at once.
create index dealership_special_day_day on dealership_special_day (day);
create index dealership_special_hours_day on dealership_special_hours (day);
