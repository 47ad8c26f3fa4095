-- What operators let run, how far it has come and what came of it; every operator sees it, also after a reload.
create type operation_state as enum ('queued', 'running', 'done', 'failed', 'cancelled');

create table operation_run (
  id uuid primary key default uuidv7(),
  kind text not null check (kind ~ '^[a-z-]{1,40}$'),
  state operation_state not null default 'queued',
  -- Of what is counted now, where the work has several parts.
  phase text check (phase ~ '^[a-z-]{1,40}$'),
  progress integer not null default 0 check (progress >= 0),
  total integer check (total >= 0),
  cancel_asked boolean not null default false,
  started_by integer references account on delete set null,
  started_at timestamptz,
  finished_at timestamptz,
  result jsonb check (jsonb_typeof(result) = 'object'),
  error text check (length(error) <= 500),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint finished_when_over check ((state in ('done', 'failed', 'cancelled')) = (finished_at is not null))
);
-- One of a kind at a time.
create unique index operation_run_under_way on operation_run (kind) where state in ('queued', 'running');
create index operation_run_of_kind on operation_run (kind, id desc);
create index operation_run_started_by on operation_run (started_by) where started_by is not null;
create trigger operation_run_touch before update on operation_run for each row execute function touch_updated_at();

-- What became of mails, by day in Vienna: mails themselves are kept for 30 days, and are too many to count for a page.
create table mail_of_day (
  day date not null,
  template text not null check (template ~ '^[a-z-]{1,60}$'),
  outcome text not null check (outcome in ('sent', 'refused', 'dropped', 'bounced')),
  count integer not null check (count > 0),
  primary key (day, template, outcome)
) with (fillfactor = 70);

alter table mail
  -- What the mail server answered, its codes alone: its words quote the address.
  add column refusal text,
  -- One that was taken and came back later, with the code that the other server gave.
  add column bounced_at timestamptz,
  add column bounce text,
  add constraint mail_refusal_check check (refusal ~ '^[A-Z0-9 .]{1,60}$') not valid,
  add constraint mail_bounce_check check (bounce ~ '^[A-Z0-9 .]{1,60}$') not valid;

-- Answers of the API by hour; failures are those that are our fault (5xx).
create table answers_of_hour (
  hour timestamptz primary key,
  answers bigint not null check (answers >= 0),
  failures bigint not null check (failures between 0 and answers)
) with (fillfactor = 70);

-- Errors by day in Vienna: of the API the problem's code and the call, of browsers the kind of error. Nothing of who met them.
create table error_of_day (
  day date not null,
  source text not null check (source in ('api', 'browser')),
  kind text not null check (length(kind) between 1 and 60),
  place text not null check (length(place) <= 200),
  count integer not null check (count > 0),
  primary key (day, source, kind, place)
) with (fillfactor = 70);

-- Searches that took long, by the names of their filters.
create table slow_search_of_day (
  day date not null,
  filters text not null check (length(filters) <= 600),
  count integer not null check (count > 0),
  total_ms bigint not null,
  slowest_ms integer not null,
  primary key (day, filters)
) with (fillfactor = 70);

-- Searches that found nothing, as a question in JSON without text, place and dealership.
create table empty_search_of_day (
  day date not null,
  question text not null check (length(question) <= 1000),
  count integer not null check (count > 0),
  primary key (day, question)
) with (fillfactor = 70);

-- Words of typed wishes that were not understood.
create table search_word_of_day (
  day date not null,
  word text not null check (length(word) between 2 and 30 and word !~ '[0-9@]'),
  count integer not null check (count > 0),
  primary key (day, word)
) with (fillfactor = 70);
