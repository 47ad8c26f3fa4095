create type search_agent_state as enum ('pending', 'active', 'paused', 'deleted');
create type search_agent_frequency as enum ('at-once', 'daily', 'weekly');
create type search_agent_event as enum ('new-car', 'price-drop', 'sold');
create type inquiry_kind as enum (
  'listing', 'dealership', 'proximity-dealership', 'proximity-dealership-search', 'dealership-admin',
  'dealership-register-request'
);
create type statistics_kind as enum (
  'impression', 'view', 'phone-shown', 'inquiry', 'print', 'parked', 'shared'
);
create type notice_state as enum ('open', 'upheld', 'rejected');

create table search_agent (
  id uuid primary key default uuidv7(),
  state search_agent_state not null default 'pending',
  email email_address,
  request jsonb not null check (jsonb_typeof(request) = 'object'),
  frequency search_agent_frequency not null default 'daily',
  events search_agent_event[] not null default '{new-car}' check (cardinality(events) > 0),
  language text not null default 'de-AT' check (language in ('de-AT', 'en')),
  consent_text_version text not null,
  consent_given_at timestamptz not null,
  verified_at timestamptz,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Deletion leaves the shell and takes the person.
  check ((state = 'deleted') = (email is null)),
  check (state in ('pending', 'deleted') or verified_at is not null)
);

create index search_agent_pending on search_agent (created_at) where state = 'pending';
create index search_agent_email on search_agent (email) where state in ('active', 'paused');

create table search_agent_match (
  search_agent_id uuid not null references search_agent on delete cascade,
  listing_id bigint not null references listing on delete cascade,
  event search_agent_event not null,
  mailed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Never the same car twice for the same event.
  primary key (search_agent_id, listing_id, event)
);

create index search_agent_match_listing on search_agent_match (listing_id);
create index search_agent_match_unmailed on search_agent_match (search_agent_id) where mailed_at is null;

create table inquiry (
  id uuid primary key default uuidv7(),
  kind inquiry_kind not null,
  dealership_id integer references dealership,
  listing_id bigint references listing on delete set null,
  sender_name text not null,
  sender_email email_address not null,
  sender_phone text,
  message text not null,
  details jsonb not null default '{}',
  delivered_at timestamptz,
  read_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (kind <> 'listing' or dealership_id is not null)
);

create index inquiry_inbox on inquiry (dealership_id, created_at desc);
create index inquiry_listing on inquiry (listing_id) where listing_id is not null;

-- Holds no personal data: no address, no cookie, no account.
create table statistics_event (
  occurred_at timestamptz not null default now(),
  kind statistics_kind not null,
  dealership_id integer not null,
  listing_id bigint
) partition by range (occurred_at);

create table statistics_event_default partition of statistics_event default;

create table listing_statistics (
  listing_id bigint not null references listing on delete cascade,
  day date not null,
  kind statistics_kind not null,
  events integer not null check (events > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (listing_id, day, kind)
);

create table dealership_report (
  dealership_id integer not null references dealership on delete cascade,
  month year_month not null,
  figures jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (dealership_id, month)
);

-- Notice of unlawful content (DSA Art. 16) and the reasoned decision on it (Art. 17).
create table content_notice (
  id uuid primary key default uuidv7(),
  state notice_state not null default 'open',
  listing_id bigint references listing on delete set null,
  reason text not null,
  explanation text not null,
  reporter_name text,
  reporter_email email_address,
  decision_reason text,
  decided_at timestamptz,
  decided_by integer references account,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((state = 'open') = (decided_at is null)),
  check ((state = 'open') = (decision_reason is null))
);

create index content_notice_open on content_notice (created_at) where state = 'open';
create index content_notice_listing on content_notice (listing_id) where listing_id is not null;
create index content_notice_decider on content_notice (decided_by) where decided_by is not null;

create trigger search_agent_transition before update of state on search_agent
  for each row when (old.state is distinct from new.state) execute function check_state_transition('search-agent');
create trigger search_agent_revision before update on search_agent for each row execute function next_revision();
create trigger search_agent_match_touch before update on search_agent_match
  for each row execute function touch_updated_at();
create trigger inquiry_touch before update on inquiry for each row execute function touch_updated_at();
create trigger listing_statistics_touch before update on listing_statistics
  for each row execute function touch_updated_at();
create trigger dealership_report_touch before update on dealership_report
  for each row execute function touch_updated_at();
create trigger content_notice_touch before update on content_notice for each row execute function touch_updated_at();
