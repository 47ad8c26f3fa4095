-- What editors do with texts beyond their versions, addresses that lead elsewhere, and conditions of credit examples.

alter table content
  -- Why it was handed back; gone with the next review.
  add column remark text check (length(remark) between 1 and 500),
  add column remark_by integer references account on delete set null,
  add column remark_at timestamptz,
  add check ((remark is null) = (remark_at is null)),
  add check (remark is not null or remark_by is null);
create index content_changed on content (updated_at desc, id desc);
create index content_remark_by on content (remark_by) where remark_by is not null;

-- Saves of one person within minutes are one version: when the last of them was, and why it would not reach visitors as it is.
alter table content_revision
  add column saved_at timestamptz not null default now(),
  add column fault text check (length(fault) <= 500);
update content_revision set saved_at = created_at;

-- What the newest version of a text refers to: addresses, pictures, numbers of the rules.
create table content_use (
  content_id bigint not null references content on delete cascade,
  what text not null check (what in ('link', 'picture', 'reference')),
  name text not null check (length(name) between 1 and 500),
  primary key (content_id, what, name)
);
create index content_use_name on content_use (what, name);

-- Addresses of other sites that texts lead to, and what they answered.
create table content_link (
  url text primary key check (url ~ '^https?://' and length(url) <= 500),
  -- What it answered; null before the first look, 0 where nobody answered.
  status smallint check (status between 0 and 999),
  -- Looks in a row that ended badly: one alone is a bad day of theirs.
  failures smallint not null default 0 check (failures >= 0),
  checked_at timestamptz,
  created_at timestamptz not null default now(),
  check ((status is null) = (checked_at is null))
);
create index content_link_due on content_link (checked_at nulls first);

-- Who has a text open. Nobody misses it after a crash.
create unlogged table content_presence (
  content_id bigint not null references content on delete cascade,
  account_id integer not null references account on delete cascade,
  since timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  primary key (content_id, account_id)
);
create index content_presence_account on content_presence (account_id);

-- The link by which somebody without an account sees a text before it is public; a new one takes the place of the one before.
create table content_preview (
  content_id bigint primary key references content on delete cascade,
  serial uuid not null unique default gen_random_uuid(),
  expires_at timestamptz not null,
  made_by integer references account on delete set null,
  created_at timestamptz not null default now()
);
create index content_preview_made_by on content_preview (made_by) where made_by is not null;

-- What a picture shows and whose it is; those that came with the installation are ours and say it where they stand.
alter table content_picture
  add column alt_de text check (length(alt_de) between 3 and 200),
  add column alt_en text check (length(alt_en) between 3 and 200),
  add column credit text check (length(credit) between 1 and 120),
  add column added_by integer references account on delete set null;
create index content_picture_added on content_picture (created_at desc, name);
create index content_picture_added_by on content_picture (added_by) where added_by is not null;

-- Addresses that name nothing any more and lead to one that does.
create table redirect (
  id integer generated always as identity primary key,
  from_path text not null unique check (from_path ~ '^/[^\s?#]+$' and length(from_path) <= 300),
  to_path text not null check (to_path ~ '^/[^\s?#]*$' and length(to_path) <= 300),
  added_by integer references account on delete set null,
  created_at timestamptz not null default now(),
  check (from_path <> to_path)
);
create index redirect_to on redirect (to_path);
create index redirect_added_by on redirect (added_by) where added_by is not null;

-- One hop at most: an address that leads elsewhere is nobody's target.
create function refuse_redirect_chains() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('redirects', 0));
  if exists (select from redirect where from_path = new.to_path or to_path = new.from_path) then
    raise exception 'a redirect leads to a redirect' using errcode = 'check_violation', constraint = 'redirect_chain';
  end if;
  return new;
end $$;
create trigger redirect_single_hop before insert or update on redirect
  for each row execute function refuse_redirect_chains();

-- Conditions of our examples of credits and leases, and the fees in them: as a whole set, from a day on, until the next one of
-- the kind begins. What was in force once stays as it was.
create table credit_condition (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('credit', 'leasing', 'fees')),
  nominal_interest_percent numeric(6, 3) check (nominal_interest_percent between 0 and 25),
  processing_fee_eur numeric(8, 2) check (processing_fee_eur between 0 and 10000),
  contract_fee_percent numeric(5, 2) check (contract_fee_percent between 0 and 10),
  contract_fee_months smallint check (contract_fee_months between 1 and 120),
  vat_percent percent,
  valid_from date not null,
  source_name text not null check (length(source_name) between 1 and 300),
  source_url text check (source_url ~ '^https://' and length(source_url) <= 500),
  source_as_of date not null,
  assumption boolean not null,
  entered_by integer references account on delete set null,
  created_at timestamptz not null default now(),
  unique (kind, valid_from),
  constraint whole_set check (
    case kind
      when 'fees' then num_nonnulls(contract_fee_percent, contract_fee_months, vat_percent) = 3
        and num_nulls(nominal_interest_percent, processing_fee_eur) = 2
      else num_nonnulls(nominal_interest_percent, processing_fee_eur) = 2
        and num_nulls(contract_fee_percent, contract_fee_months, vat_percent) = 3
    end
  )
);
create index credit_condition_entered_by on credit_condition (entered_by) where entered_by is not null;

insert into credit_condition
  (kind, nominal_interest_percent, processing_fee_eur, valid_from, source_name, source_as_of, assumption) values
  ('credit', 5.9, 200, '2020-01-01', 'Beispielkonditionen des Betreibers, kein Angebot eines Kreditgebers', '2026-11-15', true),
  ('leasing', 5.5, 200, '2020-01-01', 'Beispielkonditionen des Betreibers, kein Angebot eines Kreditgebers', '2026-11-15', true);
insert into credit_condition
  (kind, contract_fee_percent, contract_fee_months, vat_percent, valid_from, source_name, source_url, source_as_of, assumption) values
  ('fees', 1, 36, 20, '2020-01-01', 'AK Oberösterreich, Auto-Leasing: 1 Prozent von 36 Bruttomonatsraten',
   'https://ooe.arbeiterkammer.at/beratung/konsumentenschutz/autoundmotorrad/Auto_Leasing.html', '2026-11-15', false);

create function keep_credit_conditions() returns trigger language plpgsql as $$
declare
  today date := (now() at time zone 'Europe/Vienna')::date;
begin
  if tg_op = 'INSERT' and new.valid_from < today then
    raise exception 'conditions begin today at the earliest'
      using errcode = 'check_violation', constraint = 'credit_condition_past';
  end if;
  -- An account that is erased takes its name from what it entered, and nothing else changes ever.
  if tg_op = 'UPDATE' and to_jsonb(new) - 'entered_by' is distinct from to_jsonb(old) - 'entered_by' then
    raise exception 'conditions are not changed: a new set takes their place'
      using errcode = 'check_violation', constraint = 'credit_condition_past';
  end if;
  if tg_op = 'DELETE' and old.valid_from <= today then
    raise exception 'conditions that were in force stay'
      using errcode = 'check_violation', constraint = 'credit_condition_past';
  end if;
  return coalesce(new, old);
end $$;
create trigger credit_condition_stays before insert or update or delete on credit_condition
  for each row execute function keep_credit_conditions();
