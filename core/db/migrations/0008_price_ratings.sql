create type price_rating as enum ('very-good', 'good', 'usual', 'raised', 'high', 'unknown');
create type price_group_level as enum ('variant', 'model', 'make-body');

-- What prices depended on when the market was last read. Rows never change: a new reading is a new row.
create table price_model (
  id integer generated always as identity primary key,
  cars integer not null check (cars >= 0),
  -- When the listings were read; changes since then are in no row of it.
  read_at timestamptz not null,
  -- Names what the numbers stand for; a program that counts other features than these cannot read them.
  layout text not null,
  parameters jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- What makes, models, variants and bodies of a make differ in, and what is usual among their cars.
create table price_group (
  price_model_id integer not null references price_model on delete cascade,
  key text not null,
  cars integer not null check (cars > 0),
  -- For each tenth of the market left out, and over all of it.
  fit jsonb not null check (jsonb_typeof(fit) = 'array'),
  usual jsonb not null check (jsonb_typeof(usual) = 'array'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (price_model_id, key)
);

create table listing_rating (
  listing_id bigint primary key references listing on delete cascade,
  -- By what it was rated; older models are deleted, their ratings stay.
  price_model_id integer not null,
  -- Of the listing as it was rated: an older one never replaces a newer.
  listing_revision integer not null,
  label price_rating not null,
  estimate_eur euro,
  band_low_eur euro,
  band_high_eur euro,
  -- Where the drawing of the band begins and ends.
  scale_low_eur euro,
  scale_high_eur euro,
  sample_size integer not null check (sample_size >= 0),
  group_level price_group_level,
  -- The average car of the group, and what this one differs in from it. Text and not jsonb, which takes twice the space:
  -- it is only ever read as a whole.
  explanation json,
  -- Never falls: with the listing's own it is the version of the document in the search index.
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint estimate_unless_unknown check ((label = 'unknown') = (estimate_eur is null)),
  constraint estimate_whole check (
    num_nonnulls(estimate_eur, band_low_eur, band_high_eur, scale_low_eur, scale_high_eur, group_level, explanation)
      in (0, 7)
  ),
  constraint band_in_order check (
    scale_low_eur <= band_low_eur and band_low_eur <= estimate_eur
    and estimate_eur <= band_high_eur and band_high_eur <= scale_high_eur
  )
);

-- Comparables of a car: those of its model that are nearest in age.
create index listing_comparable on listing (model_id, first_registration)
  where state in ('active', 'reserved', 'sold');

create trigger listing_rating_revision before update on listing_rating
  for each row execute function next_revision();
create trigger price_model_touch before update on price_model for each row execute function touch_updated_at();
create trigger price_group_touch before update on price_group for each row execute function touch_updated_at();
