-- What the listing tells for tax, label and papers. Every column may be unknown and the checks hold for what is written
-- from now on, so that a million rows are neither read nor rewritten under a lock: `online/` does the rest.
create type condition_kind as enum ('new', 'day-registration', 'demonstration', 'employee', 'used');
create type taxation as enum ('standard', 'margin-scheme');
create type input_tax as enum ('full', 'partly', 'none');

alter table listing
  add column condition_kind condition_kind,
  add column taxation taxation,
  add column input_tax input_tax,
  -- Never public: it finds a car that is offered twice.
  add column vin text,
  add column national_code text,
  add constraint vin_form check (vin ~ '^[A-HJ-NPR-Z0-9]{17}$') not valid,
  add constraint national_code_form check (national_code ~ '^[0-9]{6}$') not valid,
  add constraint no_vat_in_margin_scheme check (taxation <> 'margin-scheme' or not vat_reclaimable) not valid,
  add constraint input_tax_only_where_vat_is_shown check (
    input_tax is null or input_tax = 'none' or taxation = 'standard'
  ) not valid,
  -- Pkw-VIG: day registrations and demonstration cars are new until they are sold.
  add constraint car_sold_as_new_has_consumption check (
    state in ('draft', 'withdrawn', 'blocked')
    or condition_kind is null or condition_kind not in ('day-registration', 'demonstration')
    or (co2_g_per_km is not null and (consumption_l is not null or consumption_kwh is not null))
  ) not valid;

-- Steps that take long and lock nobody out run one statement at a time, after the others: which of them have.
create table online_migration (
  name text primary key,
  applied_at timestamptz not null default now()
);

-- How far a change of all rows has come that `pnpm migrate` makes in chunks; one that was interrupted goes on from there.
create table backfill (
  name text primary key,
  after_id bigint not null default 0,
  finished_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger backfill_touch before update on backfill for each row execute function touch_updated_at();
