-- What operators have changed of the catalogue is theirs: the reference files no longer say anything about such a row.
alter table make
  add column revision integer not null default 1,
  add column edited_at timestamptz,
  add column hidden_at timestamptz;
alter table model
  add column revision integer not null default 1,
  add column edited_at timestamptz,
  add column hidden_at timestamptz,
  -- Always the last of a chain: whoever merges that one takes its own along.
  add column merged_into integer references model (id),
  add constraint merged_is_hidden check (merged_into is null or (hidden_at is not null and merged_into <> id));
alter table generation
  add column revision integer not null default 1,
  add column edited_at timestamptz;
alter table version
  add column revision integer not null default 1,
  add column edited_at timestamptz,
  add column hidden_at timestamptz;
create index model_merged_into on model (merged_into) where merged_into is not null;

drop trigger make_touch on make;
drop trigger model_touch on model;
drop trigger generation_touch on generation;
drop trigger version_touch on version;
create trigger make_revision before update on make for each row execute function next_revision();
create trigger model_revision before update on model for each row execute function next_revision();
create trigger generation_revision before update on generation for each row execute function next_revision();
create trigger version_revision before update on version for each row execute function next_revision();

-- Ids below belong to the reference files, as those of cities do.
alter table make alter column id restart with 100000;
alter table model alter column id restart with 100000;
alter table generation alter column id restart with 100000;
alter table version alter column id restart with 100000;

-- What people call a make or a model, beside the names that come with the product.
create table colloquial_name (
  id integer generated always as identity primary key,
  word text not null check (length(word) between 2 and 60),
  -- As words of a sentence are compared.
  key text not null unique check (key <> ''),
  make_id integer not null references make (id),
  model_id integer,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (make_id, model_id) references model (make_id, id)
);
create index colloquial_name_make on colloquial_name (make_id, model_id);
create trigger colloquial_name_revision before update on colloquial_name for each row execute function next_revision();

-- Values and codes that nobody understood, counted over all dealers: of each feed's last run, and of all cars on offer. Feeds hold a
-- hundred such values each, and cars of a million hold codes, so that they are counted by a job and not by whoever looks.
create table catalogue_gap (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('value', 'code')),
  format text,
  column_name text,
  raw text not null,
  field text,
  code text,
  -- What most cars of an unknown code are.
  model_id integer references model (id),
  cars integer not null check (cars > 0),
  dealerships integer not null check (dealerships > 0),
  last_seen_at timestamptz not null,
  unique nulls not distinct (kind, format, column_name, raw),
  check ((kind = 'value') = (format is not null and column_name is not null))
);
create index catalogue_gap_frequency on catalogue_gap (kind, cars desc, id);
create index catalogue_gap_model on catalogue_gap (model_id) where model_id is not null;

create table catalogue_gap_count (
  kind text primary key check (kind in ('value', 'code')),
  counted_at timestamptz not null
);
