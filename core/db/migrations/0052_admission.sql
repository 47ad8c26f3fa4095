-- A phone number as it is compared: digits alone, without Austria's prefix or the zero before the area.
create function phone_key(phone text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(regexp_replace(phone, '\D', '', 'g'), '^(0043|43)?0?', '');

-- An operator has let it in: it becomes public as soon as imprint and agreements are complete.
alter table dealership add column admitted_at timestamptz;

-- Whoever asks to be let in is compared with who is there.
create index dealership_vat on dealership (vat_id) where vat_id is not null;
create index dealership_register on dealership (company_register_number) where company_register_number is not null;
create index dealership_phone on dealership (phone_key(phone)) where phone is not null;
create index dealership_email on dealership (email);
create index dealership_name_key on dealership (name_key);

-- Somebody wants a dealership here. What it says is the sender's word until an operator has decided.
create table dealership_request (
  id uuid primary key default uuidv7(),
  -- What the sender quotes.
  reference text not null unique default upper(left(replace(gen_random_uuid()::text, '-', ''), 10)),
  state text not null default 'open' check (state in ('open', 'asked', 'approved', 'refused')),
  person_name text not null check (person_name <> ''),
  email email_address not null,
  phone text not null,
  language content_language not null,
  name text not null collate people check (name <> ''),
  name_key text collate "C" not null generated always as (fold_name(name)) stored,
  legal_name text not null collate people check (legal_name <> ''),
  legal_form text not null check (legal_form ~ '^[a-z-]{1,40}$'),
  street text not null,
  postcode text not null check (postcode ~ '^[1-9][0-9]{3}$'),
  city text not null,
  vat_id text check (vat_id ~ '^ATU[0-9]{8}$'),
  company_register_number text,
  company_register_court text,
  gisa_number text check (gisa_number ~ '^[0-9]{8}$'),
  trade_authority text,
  managing_persons text[] not null default '{}',
  website text check (website ~ '^https?://'),
  car_count integer not null check (car_count >= 0),
  feed_format text not null,
  message text not null default '',
  -- What the sender agreed to, as it read that day.
  terms_version text not null,
  processing_contract_version text not null,
  due_on date not null,
  question text,
  asked_at timestamptz,
  -- What the register of VAT numbers said, asked by a job.
  vat_answer text check (vat_answer in ('valid', 'invalid', 'unreachable')),
  vat_name text,
  vat_checked_at timestamptz,
  reasons text,
  decided_at timestamptz,
  decided_by integer references account on delete set null,
  dealership_id integer references dealership on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((state in ('approved', 'refused')) = (decided_at is not null)),
  check ((state = 'refused') = (reasons is not null)),
  check (state <> 'asked' or question is not null),
  check ((vat_answer is null) = (vat_checked_at is null))
);
create index dealership_request_due on dealership_request (state, due_on, id);
create index dealership_request_decided on dealership_request (decided_at desc, id desc) where decided_at is not null;
create index dealership_request_email on dealership_request (email);
create index dealership_request_vat on dealership_request (vat_id) where vat_id is not null;
create index dealership_request_register on dealership_request (company_register_number)
  where company_register_number is not null;
create index dealership_request_phone on dealership_request (phone_key(phone));
create index dealership_request_name on dealership_request (name_key);
create index dealership_request_dealership on dealership_request (dealership_id) where dealership_id is not null;
create index dealership_request_decider on dealership_request (decided_by) where decided_by is not null;
create trigger dealership_request_touch before update on dealership_request
  for each row execute function touch_updated_at();

-- What dealerships agree to with the portal, version by version; a new one is announced before it is valid (P2B Art. 3).
create table agreement_version (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('terms', 'processing-contract')),
  version text not null check (version <> ''),
  valid_from date not null,
  -- Where exactly this version can be read; else at the site's page of its kind.
  text_url text check (text_url ~ '^(/|https://)'),
  -- What changes, as owners are told.
  summary text not null default '',
  -- Null for what a new installation starts with.
  announced_at timestamptz,
  announced_by integer references account on delete set null,
  -- Up to which account its owners have been written to.
  mailed_until integer not null default 0,
  mailed_count integer not null default 0,
  mailed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (kind, version),
  unique (kind, valid_from),
  check (announced_at is null or valid_from >= (announced_at at time zone 'Europe/Vienna')::date + 15)
);
create index agreement_version_announcer on agreement_version (announced_by) where announced_by is not null;
create trigger agreement_version_touch before update on agreement_version
  for each row execute function touch_updated_at();

insert into agreement_version (kind, version, valid_from, mailed_at)
values ('terms', '2026-11', '2026-11-01', now()), ('processing-contract', '2026-11', '2026-11-01', now());

-- Who has accepted a version, across dealerships.
create index agreement_of_version on agreement (kind, version, dealership_id);
