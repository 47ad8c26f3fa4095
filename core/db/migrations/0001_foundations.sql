-- Units, value sets and the rules every table shares.

create extension if not exists citext;
create extension if not exists btree_gist;

-- Units are types: a column says what it measures, and no row can hold nonsense.
create domain euro as integer check (value between 0 and 100000000);
create domain kilometre as integer check (value between 0 and 2000000);
create domain kilowatt as smallint check (value between 1 and 2000);
create domain cubic_centimetre as integer check (value between 50 and 12000);
create domain kilogram as smallint check (value between 100 and 10000);
create domain gram_per_km as smallint check (value between 0 and 999);
create domain litre_per_100km as numeric(4, 1) check (value >= 0 and value < 100);
create domain kwh_per_100km as numeric(4, 1) check (value >= 0 and value < 100);
create domain kilowatt_hour as numeric(5, 1) check (value > 0 and value < 1000);
create domain percent as smallint check (value between 0 and 100);
create domain latitude as double precision check (value between -90 and 90);
create domain longitude as double precision check (value between -180 and 180);
create domain build_year as smallint check (value between 1885 and 2100);
-- A registration is known to the month.
create domain year_month as date check (extract(day from value) = 1);
create domain slug as text check (value ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(value) <= 160);
create domain email_address as citext check (value ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$' and length(value) <= 254);

create type category as enum ('new', 'used', 'one-year', 'old-timer');
create type body as enum (
  'small', 'hatchback', 'sedan', 'estate', 'suv', 'coupe', 'cabriolet', 'minivan', 'bus', 'pickup'
);
create type fuel as enum ('petrol', 'diesel', 'electric', 'hybrid', 'plug-in-hybrid', 'lpg', 'cng', 'hydrogen');
create type gearbox as enum ('manual', 'automatic');
create type drive as enum ('front', 'rear', 'all');
create type colour as enum (
  'black', 'white', 'grey', 'silver', 'blue', 'red', 'green', 'brown', 'beige', 'yellow', 'orange', 'gold', 'violet',
  'other'
);
create type interior_material as enum ('cloth', 'part-leather', 'leather', 'alcantara', 'synthetic-leather', 'velour');
create type emission_class as enum (
  'euro-1', 'euro-2', 'euro-3', 'euro-4', 'euro-5', 'euro-6', 'euro-6d-temp', 'euro-6d', 'euro-6e', 'euro-7'
);
create type consumption_norm as enum ('wltp', 'nedc');

-- Words that stand beside a slug in some path, in either language; a slug of that name would be unreachable.
create function is_reserved_slug(word text) returns boolean
  language sql immutable parallel safe
  return word = any (array[
    'estate', 'kombi', 'region', 'make', 'makes', 'marke', 'models', 'info', 'list-search', 'fahrzeuge', 'search',
    'suche', 'start', 'expose', 'inserat', 'image-responsive', 'bilder', 'print', 'drucken', 'new-dealer', 'operator',
    'region-make', 'details', 'left-bar', 'custom-page', 'new-car-makes', 'main', 'electric-feed', 'electric-makes',
    'electric', 'one-year-car', 'references', 'dealership-search', 'districts', 'cities', 'sitemap', 'data', 'api'
  ]);

create function touch_updated_at() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end $$;

-- Every change gives a row its next revision: the version that the search index and If-Match compare.
create function next_revision() returns trigger language plpgsql as $$
begin
  new.revision := old.revision + 1;
  new.updated_at := now();
  return new;
end $$;

-- Lifecycles as data: an update to a state that is not listed here is refused by the database.
create table state_transition (
  entity text not null,
  from_state text not null,
  to_state text not null,
  primary key (entity, from_state, to_state)
);

insert into state_transition (entity, from_state, to_state) values
  ('listing', 'draft', 'active'),
  ('listing', 'active', 'reserved'),
  ('listing', 'reserved', 'active'),
  ('listing', 'active', 'sold'),
  ('listing', 'reserved', 'sold'),
  ('listing', 'active', 'expired'),
  ('listing', 'expired', 'active'),
  ('listing', 'draft', 'withdrawn'),
  ('listing', 'active', 'withdrawn'),
  ('listing', 'reserved', 'withdrawn'),
  ('listing', 'sold', 'withdrawn'),
  ('listing', 'expired', 'withdrawn'),
  ('listing', 'blocked', 'withdrawn'),
  ('listing', 'draft', 'blocked'),
  ('listing', 'active', 'blocked'),
  ('listing', 'reserved', 'blocked'),
  ('listing', 'sold', 'blocked'),
  ('listing', 'expired', 'blocked'),
  ('listing', 'withdrawn', 'blocked'),
  ('listing', 'blocked', 'active'),
  ('dealership', 'requested', 'active'),
  ('dealership', 'requested', 'closed'),
  ('dealership', 'active', 'suspended'),
  ('dealership', 'suspended', 'active'),
  ('dealership', 'suspended', 'closed'),
  ('dealership', 'active', 'closed'),
  ('search-agent', 'pending', 'active'),
  ('search-agent', 'active', 'paused'),
  ('search-agent', 'paused', 'active'),
  ('search-agent', 'pending', 'deleted'),
  ('search-agent', 'active', 'deleted'),
  ('search-agent', 'paused', 'deleted');

create function check_state_transition() returns trigger language plpgsql as $$
begin
  if not exists (
    select from state_transition
    where entity = tg_argv[0] and from_state = old.state::text and to_state = new.state::text
  ) then
    raise exception '% cannot go from % to %', tg_argv[0], old.state, new.state
      using errcode = 'check_violation', constraint = 'state_transition';
  end if;
  return new;
end $$;
