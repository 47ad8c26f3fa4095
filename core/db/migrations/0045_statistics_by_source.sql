create type statistics_source as enum (
  'results', 'category', 'similar', 'dealer-page', 'agent-mail', 'qr', 'share', 'direct'
);
alter type statistics_kind add value 'directions';
alter type statistics_kind add value 'website';

alter table statistics_event add column source statistics_source not null default 'direct';

-- Reports that are stored, for an hour: whoever was not answered sends the same again.
create table statistics_batch (
  id uuid primary key,
  received_at timestamptz not null default now()
);
create index statistics_batch_received on statistics_batch using brin (received_at) with (pages_per_range = 16);

-- When that number was read: what came before is counted.
alter table statistics_progress add column counted_until timestamptz;

alter table statistics_of_day
  add column directions bigint not null default 0,
  add column websites bigint not null default 0;

alter table statistics_of_listing
  add column directions integer not null default 0,
  add column websites integer not null default 0,
  -- Part of the key as soon as online/0005 has built the new one, month by month.
  add column source statistics_source not null default 'direct';

-- What a dealership's cars of a make got on a day: some dozens of rows, whatever its stock. Kept for five years, as months are.
-- What was counted before is summed up afterwards, dealership by dealership (core/statistics/days/backfill-statistics.ts).
create table statistics_of_make (
  dealership_id integer not null,
  day date not null,
  -- Null: what concerns no car, or one that is gone.
  make_id integer,
  source statistics_source not null,
  impressions integer not null default 0,
  views integer not null default 0,
  phones_shown integer not null default 0,
  inquiries integer not null default 0,
  prints integer not null default 0,
  parked integer not null default 0,
  shared integer not null default 0,
  scans integer not null default 0,
  directions integer not null default 0,
  websites integer not null default 0,
  unique nulls not distinct (dealership_id, day, make_id, source)
) with (fillfactor = 70);
create index statistics_of_make_day on statistics_of_make using brin (day) with (pages_per_range = 16);

-- The same of whole months, by their first day: five years of a large dealership are some thousand rows.
create table statistics_of_month (
  dealership_id integer not null,
  month date not null check (extract(day from month) = 1),
  make_id integer,
  source statistics_source not null,
  impressions integer not null default 0,
  views integer not null default 0,
  phones_shown integer not null default 0,
  inquiries integer not null default 0,
  prints integer not null default 0,
  parked integer not null default 0,
  shared integer not null default 0,
  scans integer not null default 0,
  directions integer not null default 0,
  websites integer not null default 0,
  unique nulls not distinct (dealership_id, month, make_id, source)
) with (fillfactor = 70);

-- A car's months, for the order of a dealership's cars over a year.
create table statistics_of_listing_month (
  dealership_id integer not null,
  month date not null check (extract(day from month) = 1),
  listing_id bigint not null,
  make_id integer,
  impressions integer not null default 0,
  views integer not null default 0,
  phones_shown integer not null default 0,
  inquiries integer not null default 0,
  prints integer not null default 0,
  parked integer not null default 0,
  shared integer not null default 0,
  scans integer not null default 0,
  directions integer not null default 0,
  websites integer not null default 0,
  primary key (dealership_id, month, listing_id)
) with (fillfactor = 70);
create index statistics_of_listing_month_month on statistics_of_listing_month using brin (month) with (pages_per_range = 16);

-- What the market's cars got on a day that is over, by segment (body, price range, age); the empty one holds them all.
create table market_of_day (
  segment text not null,
  day date not null,
  cars integer not null check (cars > 0),
  impressions integer not null,
  views integer not null,
  contacts integer not null,
  primary key (segment, day)
);

-- What a dealership's cars that were online to the end of that day got, and what like cars would have got in their place.
create table expectation_of_day (
  dealership_id integer not null references dealership on delete cascade,
  day date not null,
  cars integer not null,
  own_impressions integer not null,
  own_views integer not null,
  own_contacts integer not null,
  impressions real not null,
  views real not null,
  contacts real not null,
  primary key (dealership_id, day)
);

-- Where the middle half of dealerships lies: own over expected figures of the thirty days before.
create table market_spread (
  day date not null,
  stage text not null check (stage in ('shown', 'opened', 'contacted')),
  low_ratio real not null,
  high_ratio real not null check (high_ratio >= low_ratio),
  primary key (day, stage)
);

create table market_supply (
  model_id integer primary key references model on delete cascade,
  live integer not null,
  sold_of_45_days integer not null,
  days_in_stock real
);

-- Running search agents that ask for a model, in a district or (null) all over Austria. No row tells of fewer than five.
create table market_demand (
  model_id integer not null references model on delete cascade,
  district_id smallint references district on delete cascade,
  agents integer not null check (agents >= 5),
  unique nulls not distinct (model_id, district_id)
);
