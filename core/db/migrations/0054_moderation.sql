-- What becomes of notices: by when, by whom, what the dealer says to them; the reasons of each measure (DSA Art. 17), and
-- complaints of decisions (Art. 20).
create type moderation_measure as enum ('block-listing', 'remove-picture', 'restrict-dealership', 'none');
create type moderated_object as enum ('listing', 'image', 'dealership');
create type moderation_ground as enum ('law', 'terms');
create type moderation_origin as enum ('notice', 'own', 'automated');
create type moderation_territory as enum ('everywhere', 'austria');
create type complainant as enum ('dealer', 'reporter');
create type complaint_state as enum ('open', 'upheld', 'rejected');

alter table content_notice
  -- Whose car it was, which stays known when the car is deleted.
  add column dealership_id integer references dealership on delete set null,
  -- Of the mails to the reporter.
  add column language content_language not null default 'de-AT',
  add column due_at timestamptz not null default now() + interval '72 hours',
  add column assigned_account_id integer references account on delete set null,
  add column question text check (length(question) <= 5000),
  add column asked_dealer_at timestamptz,
  add column dealer_answer text check (length(dealer_answer) <= 5000),
  add column dealer_answered_at timestamptz,
  add column dealer_answered_by integer references account on delete set null,
  add column measure moderation_measure,
  add constraint asked_with_question check ((question is null) = (asked_dealer_at is null)),
  add constraint answered_when_asked check (dealer_answer is null or asked_dealer_at is not null),
  add constraint answered_at_a_time check ((dealer_answer is null) = (dealer_answered_at is null)),
  add constraint measure_with_decision check (state <> 'open' or measure is null);

update content_notice set
  dealership_id = (select dealership_id from listing where id = listing_id),
  due_at = created_at + case
    when reason in ('fraud', 'unlawful-content') then interval '24 hours'
    when reason = 'already-sold' then interval '7 days'
    else interval '72 hours'
  end;

drop index content_notice_open;
create index content_notice_queue on content_notice (due_at, id) where state = 'open';
create index content_notice_decided on content_notice (decided_at desc, id desc) where state <> 'open';
create index content_notice_dealership on content_notice (dealership_id, created_at desc) where dealership_id is not null;
create index content_notice_assignee on content_notice (assigned_account_id) where assigned_account_id is not null;
create index content_notice_answerer on content_notice (dealer_answered_by) where dealer_answered_by is not null;

create table statement_of_reasons (
  id uuid primary key default uuidv7(),
  -- What a letter quotes; random, as that of a notice.
  reference text not null unique default upper(left(replace(gen_random_uuid()::text, '-', ''), 10)),
  object moderated_object not null,
  listing_id bigint references listing on delete set null,
  dealership_id integer not null references dealership on delete cascade,
  -- What the object was called then: it may be changed or deleted.
  label text not null check (length(label) between 1 and 300),
  measure moderation_measure not null check (measure <> 'none'),
  facts text not null check (length(facts) between 1 and 5000),
  ground moderation_ground not null,
  clause text not null check (length(clause) between 1 and 200),
  territory moderation_territory not null default 'everywhere',
  found_by moderation_origin not null,
  is_automated boolean not null default false,
  issued_at timestamptz not null default now(),
  effective_at timestamptz not null default now(),
  complaint_until timestamptz not null default now() + interval '6 months',
  notice_id uuid references content_notice on delete set null,
  issued_by integer references account on delete set null,
  -- What the car was before it was blocked, and goes back to.
  state_before listing_state,
  ended_at_before timestamptz,
  lifted_at timestamptz,
  lifted_because text check (length(lifted_because) between 1 and 5000),
  lifted_by integer references account on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((lifted_at is null) = (lifted_because is null)),
  check ((measure = 'block-listing') = (state_before is not null))
);
-- A car is blocked once at a time.
create unique index statement_in_force on statement_of_reasons (listing_id)
  where measure = 'block-listing' and lifted_at is null and listing_id is not null;
create index statement_listing on statement_of_reasons (listing_id) where listing_id is not null;
create index statement_dealership on statement_of_reasons (dealership_id, issued_at desc, id desc);
create index statement_notice on statement_of_reasons (notice_id) where notice_id is not null;
create index statement_issuer on statement_of_reasons (issued_by) where issued_by is not null;
create index statement_lifter on statement_of_reasons (lifted_by) where lifted_by is not null;
create index statement_age on statement_of_reasons (issued_at);
create trigger statement_touch before update on statement_of_reasons for each row execute function touch_updated_at();

create table complaint (
  id uuid primary key default uuidv7(),
  reference text not null unique default upper(left(replace(gen_random_uuid()::text, '-', ''), 10)),
  complainant complainant not null,
  -- What it is about: reasons given to a dealer, a decision on a notice, or a restriction of a whole dealership.
  statement_id uuid references statement_of_reasons on delete cascade,
  notice_id uuid references content_notice on delete cascade,
  restriction_id uuid references dealership_restriction on delete cascade,
  -- Who complains, where it is a dealer.
  dealership_id integer references dealership on delete cascade,
  account_id integer references account on delete set null,
  text text not null check (length(text) between 1 and 5000),
  state complaint_state not null default 'open',
  answer text check (length(answer) between 1 and 5000),
  due_at timestamptz not null default now() + interval '14 days',
  decided_at timestamptz,
  decided_by integer references account on delete set null,
  -- There was nobody else who could have decided.
  by_same_person boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint about_one_thing check (num_nonnulls(statement_id, notice_id, restriction_id) = 1),
  constraint of_dealer_or_reporter check (
    (complainant = 'dealer') = (dealership_id is not null) and (complainant = 'reporter') = (notice_id is not null)
  ),
  constraint complaint_answered check (
    (state = 'open') = (decided_at is null) and (state = 'open') = (answer is null)
  )
);
-- One for each decision: who still disagrees goes to a body for disputes or to court.
create unique index complaint_statement on complaint (statement_id) where statement_id is not null;
create unique index complaint_notice on complaint (notice_id) where notice_id is not null;
create unique index complaint_restriction on complaint (restriction_id) where restriction_id is not null;
create index complaint_queue on complaint (due_at, id) where state = 'open';
create index complaint_decided on complaint (decided_at desc, id desc) where state <> 'open';
create index complaint_dealership on complaint (dealership_id) where dealership_id is not null;
create index complaint_account on complaint (account_id) where account_id is not null;
create index complaint_decider on complaint (decided_by) where decided_by is not null;
create trigger complaint_touch before update on complaint for each row execute function touch_updated_at();

-- Whatever a car was when it was blocked it can be again.
insert into state_transition (entity, from_state, to_state) values
  ('listing', 'blocked', 'draft'),
  ('listing', 'blocked', 'reserved'),
  ('listing', 'blocked', 'sold'),
  ('listing', 'blocked', 'expired');
