-- What the portal holds against a dealership, with the reasons that it has to give (Art. 4 of Regulation 2019/1150, Art. 17 of
-- Regulation 2022/2065). Rows stay: what was announced, lifted and done is told as long as the dealership is known.
create type restriction_kind as enum ('no-new-listings', 'suspended', 'closed');
create type restriction_ground as enum ('terms', 'law');
create type restriction_finding as enum ('notice', 'own-check', 'automated');
create type restriction_haste as enum ('law', 'repeated-infringement');

create table dealership_restriction (
  id uuid primary key default uuidv7(),
  dealership_id integer not null references dealership on delete cascade,
  kind restriction_kind not null,
  facts text not null check (length(facts) between 1 and 4000),
  ground restriction_ground not null,
  -- The clause of the terms, or the paragraph of the law.
  clause text not null check (length(clause) between 1 and 200),
  found_by restriction_finding not null,
  announced_at timestamptz not null default now(),
  effective_at timestamptz not null,
  -- Why a dealership is closed with less than thirty days' notice.
  at_once_because restriction_haste,
  complaint_until date not null,
  -- What it means has been done; none before its date.
  applied_at timestamptz,
  lifted_at timestamptz,
  lifted_because text check (length(lifted_because) between 1 and 5000),
  decided_by integer references account on delete set null,
  lifted_by integer references account on delete set null,
  -- The statement of reasons, where one is kept beside it.
  statement_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint restriction_not_before_announced check (effective_at >= announced_at),
  constraint restriction_thirty_days check (
    kind <> 'closed' or at_once_because is not null or effective_at >= announced_at + interval '720 hours'
  ),
  constraint restriction_haste_of_closing check (kind = 'closed' or at_once_because is null),
  constraint restriction_lifted_with_reason check ((lifted_at is null) = (lifted_because is null)),
  constraint restriction_closed_for_good check (kind <> 'closed' or applied_at is null or lifted_at is null)
);
create unique index dealership_restriction_open on dealership_restriction (dealership_id, kind) where lifted_at is null;
create index dealership_restriction_dealership on dealership_restriction (dealership_id, announced_at desc);
create index dealership_restriction_due on dealership_restriction (effective_at)
  where applied_at is null and lifted_at is null;
create index dealership_restriction_decider on dealership_restriction (decided_by) where decided_by is not null;
create index dealership_restriction_lifter on dealership_restriction (lifted_by) where lifted_by is not null;
create trigger dealership_restriction_touch before update on dealership_restriction
  for each row execute function touch_updated_at();

-- Dealerships that were suspended before reasons were kept can be lifted like others, and their owners see that there is one.
insert into dealership_restriction
  (dealership_id, kind, facts, ground, clause, found_by, announced_at, effective_at, complaint_until, applied_at)
select id, 'suspended', 'Gesperrt, bevor Begründungen hier festgehalten wurden.', 'terms', 'AGB', 'own-check',
  updated_at, updated_at, ((now() at time zone 'Europe/Vienna')::date + interval '6 months')::date, updated_at
from dealership where state = 'suspended';

-- An operator looks at a dealership's pages; changing something for it is declared, with a reason, and is over after an hour.
create table acting_grant (
  id uuid primary key default uuidv7(),
  account_id integer not null references account on delete cascade,
  dealership_id integer not null references dealership on delete cascade,
  reason text not null check (length(reason) between 1 and 500),
  until timestamptz not null,
  ended_at timestamptz,
  created_at timestamptz not null default now()
);
create index acting_grant_account on acting_grant (account_id, until desc);
create index acting_grant_dealership on acting_grant (dealership_id);

-- What an operator planned for a dealership is done as theirs, also after the hour in which they planned it.
alter table listing_schedule add column on_behalf boolean not null default false;

-- What an operator has looked at in which hour: the record gets one line for each.
create table acting_look (
  account_id integer not null references account on delete cascade,
  dealership_id integer not null references dealership on delete cascade,
  object text not null,
  hour timestamptz not null,
  primary key (account_id, dealership_id, object, hour)
);
create index acting_look_dealership on acting_look (dealership_id);
create index acting_look_hour on acting_look (hour);

-- The dealerships that somebody of the portal changes things for at the moment, with their sandboxes.
create function acting_for(of_account integer) returns integer[] language sql stable as $$
  select coalesce(array_agg(distinct dealership.id), '{}')
  from acting_grant
  join dealership on dealership.id = acting_grant.dealership_id or dealership.sandbox_of = acting_grant.dealership_id
  where acting_grant.account_id = of_account and acting_grant.until > now() and acting_grant.ended_at is null
$$;

drop function live_actor(uuid, integer);
create function live_actor(of_session uuid, of_account integer)
returns table (
  is_operator boolean, is_editor boolean, signed_in_at timestamptz, expires_at timestamptz, is_strong boolean,
  memberships jsonb, acting_for integer[]
)
language plpgsql stable as $$
begin
  return query
  select
    account.is_operator, account.is_editor, session.signed_in_at, session.expires_at, session.is_strong,
    (
      select coalesce(jsonb_agg(jsonb_build_object('dealershipId', given.id, 'role', given.role, 'state', given.state)), '[]')
      from rights_of_account(account.id) as given
    ),
    case when account.is_operator then acting_for(account.id) else '{}'::integer[] end
  from session join account on account.id = session.account_id
  where
    session.id = of_session and account.id = of_account and account.state = 'active'
    and session.ended_at is null and session.expires_at > now();
end $$;

-- How many cars of each dealership are on offer, a quarter of an hour ago: what the list of all dealerships is put in order by.
create table dealership_stock (
  dealership_id integer primary key references dealership on delete cascade,
  online integer not null check (online >= 0),
  counted_at timestamptz not null default now()
);
create index dealership_stock_online on dealership_stock (online desc, dealership_id);

-- What operators find a dealership by, as words without accents: its names, slug, numbers and address for mail.
alter table dealership add column office_words text collate "C" not null generated always as (
  ' ' || fold_name(
    name || ' ' || legal_name || ' ' || slug::text || ' ' || email::text || ' ' || coalesce(vat_id, '') || ' '
    || coalesce(company_register_number, '') || ' ' || replace(coalesce(company_register_number, ''), ' ', '')
  )
) stored;
create index dealership_name on dealership (name, id);
create index dealership_state_name on dealership (state, name, id);
create index dealership_created on dealership (created_at desc, id desc);

-- Few people have rights of the portal; they are found without looking at all accounts.
create index account_of_portal on account (id) where is_operator or is_editor;
