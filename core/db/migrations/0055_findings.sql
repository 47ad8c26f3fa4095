-- What a picture looks like to whoever compares it with those of others: it stays nearly the same when it is made smaller, written
-- anew, cut a little or brightened. Null where nobody measured.
alter table image add column fingerprint bigint;

-- Fingerprints of the first pictures of cars on offer, beside what they are compared within: a job keeps it, and every row can be made
-- again from the pictures.
create table car_look (
  listing_id bigint not null references listing on delete cascade,
  image_id bigint not null,
  dealership_id integer not null,
  model_id integer not null,
  fingerprint bigint not null,
  primary key (listing_id, image_id)
);
-- Of two fingerprints that differ in no more than seven of 64 bits, one of four bands of 16 is equal or differs in one bit.
create index car_look_band_0 on car_look (model_id, ((fingerprint >> 48) & 65535));
create index car_look_band_1 on car_look (model_id, ((fingerprint >> 32) & 65535));
create index car_look_band_2 on car_look (model_id, ((fingerprint >> 16) & 65535));
create index car_look_band_3 on car_look (model_id, (fingerprint & 65535));

create type finding_kind as enum ('vin', 'picture', 'price', 'text');
create type finding_state as enum ('open', 'dismissed', 'acted', 'ended');

-- What an operator should look at: one row for each car, or pair of cars, and kind.
create table finding (
  id uuid primary key default uuidv7(),
  kind finding_kind not null,
  listing_id bigint not null references listing on delete cascade,
  other_listing_id bigint references listing on delete cascade,
  -- What it rests on, in one text: as long as it stays the same, what was decided stays decided.
  facts text not null check (length(facts) <= 2000),
  detail jsonb not null check (jsonb_typeof(detail) = 'object'),
  state finding_state not null default 'open',
  found_at timestamptz not null default now(),
  decided_by integer references account on delete set null,
  decided_at timestamptz,
  why text check (length(why) <= 500),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique nulls not distinct (kind, listing_id, other_listing_id),
  check ((kind in ('vin', 'picture')) = (other_listing_id is not null)),
  check (listing_id < other_listing_id),
  check ((state in ('dismissed', 'acted')) = (decided_at is not null)),
  check (decided_at is not null or (decided_by is null and why is null))
);
create index finding_listing on finding (listing_id);
create index finding_other_listing on finding (other_listing_id) where other_listing_id is not null;
create index finding_decider on finding (decided_by) where decided_by is not null;
create index finding_open on finding (kind, found_at desc, id desc) where state = 'open';
create index finding_decided on finding (kind, decided_at desc, id desc) where decided_at is not null;
create trigger finding_touch before update on finding for each row execute function touch_updated_at();

-- Figures of the yearly report (DSA Art. 15 and 24), by month and without persons: they stay when notices are forgotten.
create table transparency_month (
  month date not null check (extract(day from month) = 1),
  figure text not null check (figure ~ '^[a-z-]{1,40}$'),
  key text not null check (length(key) <= 80),
  amount integer not null check (amount >= 0),
  primary key (month, figure, key)
);
