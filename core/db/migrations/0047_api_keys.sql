-- A dealership to try things in: its people and keys work with it as with the real one, and nothing of it is ever public. A value
-- that an enumeration is given cannot be used before it is committed: here it is compared as text.
alter type dealership_state add value 'sandbox';
alter table dealership
  add column sandbox_of integer unique references dealership on delete cascade,
  add constraint dealership_sandbox_check check ((state::text = 'sandbox') = (sandbox_of is not null)),
  -- Whoever owns the group works in the sandboxes of its dealerships; what counts for a group counts none of them.
  add constraint dealership_sandbox_group_check check (sandbox_of is null or group_id is null);

-- What a dealer's own system calls with.
create table api_key (
  -- Stands in the key itself, before the secret.
  id text primary key check (id ~ '^[0-9A-Za-z]{12}$'),
  -- One of the two: a group's is for all its dealerships.
  dealership_id integer references dealership on delete cascade,
  group_id integer references dealer_group on delete cascade,
  name text not null check (length(name) between 1 and 60),
  scopes text[] not null check (cardinality(scopes) > 0 and scopes <@ array['stock', 'pictures', 'inquiries', 'statistics']),
  -- Where it may call from; from anywhere if empty.
  networks cidr[] not null default '{}' check (cardinality(networks) <= 20),
  -- SHA-256: with 32 random bytes there is nothing to guess, so nothing that guessing has to be made slow for.
  secret_hash text not null check (secret_hash ~ '^[0-9a-f]{64}$'),
  previous_hash text check (previous_hash ~ '^[0-9a-f]{64}$'),
  previous_until timestamptz,
  rotated_at timestamptz,
  expires_at timestamptz not null,
  -- The day in Vienna: one write a day, however often it calls.
  last_used_on date,
  revoked_at timestamptz,
  -- When its owners were told that it ends.
  end_told_at timestamptz,
  created_by integer references account on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint of_dealership_or_group check (num_nonnulls(dealership_id, group_id) = 1),
  constraint previous_has_an_end check ((previous_hash is null) = (previous_until is null))
);
create index api_key_dealership on api_key (dealership_id) where dealership_id is not null;
create index api_key_group on api_key (group_id) where group_id is not null;
create index api_key_created_by on api_key (created_by) where created_by is not null;
create trigger api_key_touch before update on api_key for each row execute function touch_updated_at();

-- A key that lives and may call from this address, with the dealerships that it is for, in one question for every call. Its
-- secret is compared by the caller.
create function live_key(of_key text, from_address inet)
returns table (name text, scopes text[], secret_hash text, previous_hash text, is_used_today boolean, dealerships jsonb)
language plpgsql stable as $$
begin
  return query
  select
    api_key.name, api_key.scopes, api_key.secret_hash,
    case when api_key.previous_until > now() then api_key.previous_hash end,
    api_key.last_used_on is not distinct from (now() at time zone 'Europe/Vienna')::date,
    (
      -- A sandbox is no way around what its dealership may not.
      select coalesce(jsonb_agg(jsonb_build_object('dealershipId', dealership.id, 'state',
        case when tried.state in ('suspended', 'closed') then tried.state else dealership.state end)), '[]')
      from dealership left join dealership as tried on tried.id = dealership.sandbox_of
      where dealership.id = api_key.dealership_id or dealership.group_id = api_key.group_id
    )
  from api_key
  where
    api_key.id = of_key and api_key.revoked_at is null and api_key.expires_at > now()
    and (api_key.networks = '{}' or from_address <<= any (api_key.networks));
end $$;

-- All that an account may do, by dealership; who works for one works in its sandbox too.
create function rights_of_account(of_account integer)
returns table (id integer, role text, state dealership_state) language sql stable as $$
  select dealership.id, membership.role::text, dealership.state
  from membership
  join dealership on dealership.id = membership.dealership_id or dealership.sandbox_of = membership.dealership_id
  where membership.account_id = of_account and membership.accepted_at is not null
  union all
  select dealership.id, group_membership.role::text, dealership.state
  from group_membership join dealership using (group_id)
  where group_membership.account_id = of_account
  union all
  select sandbox.id, group_membership.role::text, sandbox.state
  from group_membership join dealership using (group_id) join dealership as sandbox on sandbox.sandbox_of = dealership.id
  where group_membership.account_id = of_account
$$;

create or replace function live_actor(of_session uuid, of_account integer)
returns table (
  is_operator boolean, is_editor boolean, signed_in_at timestamptz, expires_at timestamptz, is_strong boolean,
  memberships jsonb
)
language plpgsql stable as $$
begin
  return query
  select
    account.is_operator, account.is_editor, session.signed_in_at, session.expires_at, session.is_strong,
    (
      select coalesce(jsonb_agg(jsonb_build_object('dealershipId', given.id, 'role', given.role, 'state', given.state)), '[]')
      from rights_of_account(account.id) as given
    )
  from session join account on account.id = session.account_id
  where
    session.id = of_session and account.id = of_account and account.state = 'active'
    and session.ended_at is null and session.expires_at > now();
end $$;

-- What was answered to calls that say by a key of their own that they may come twice; for a day.
create table idempotent_answer (
  dealership_id integer not null references dealership on delete cascade,
  key text not null check (length(key) between 1 and 100),
  -- Of path and body: another request under the same key is a mistake.
  request_hash text not null check (request_hash ~ '^[0-9a-f]{64}$'),
  answer jsonb not null,
  created_at timestamptz not null default now(),
  primary key (dealership_id, key)
);
create index idempotent_answer_created on idempotent_answer (created_at);
