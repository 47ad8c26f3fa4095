-- Addresses that a dealership or a group has told when something happens, and what was sent there.
create table webhook (
  id uuid primary key default uuidv7(),
  dealership_id integer references dealership on delete cascade,
  group_id integer references dealer_group on delete cascade,
  name text not null check (length(name) between 1 and 60),
  url text not null check (url ~ '^https?://' and length(url) <= 500),
  events text[] not null check (cardinality(events) > 0),
  state text not null default 'active' check (state in ('active', 'paused', 'disabled')),
  disabled_because text check (disabled_because in ('gone', 'failing')),
  -- Since when nothing has got through.
  failing_since timestamptz,
  -- Names the key that it is encrypted with, and is bound to the webhook.
  secret_encrypted text not null,
  -- Signs as well for a while after a rotation.
  previous_secret_encrypted text,
  previous_secret_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nonnulls(dealership_id, group_id) = 1),
  check ((state = 'disabled') = (disabled_because is not null)),
  check ((previous_secret_encrypted is null) = (previous_secret_until is null))
);
create index webhook_dealership on webhook (dealership_id) where dealership_id is not null;
create index webhook_group on webhook (group_id) where group_id is not null;
create trigger webhook_touch before update on webhook for each row execute function touch_updated_at();

-- What happened, as it is sent: the same bytes each time, under the same id. Only what somebody listens to is here.
create table webhook_event (
  id uuid primary key default uuidv7(),
  dealership_id integer not null references dealership on delete cascade,
  type text not null check (type ~ '^[a-z-]+\.[a-z-]+$'),
  body text not null,
  created_at timestamptz not null default now()
);
create index webhook_event_dealership on webhook_event (dealership_id);
create index webhook_event_age on webhook_event (created_at);

create table webhook_delivery (
  id uuid primary key default uuidv7(),
  webhook_id uuid not null references webhook on delete cascade,
  event_id uuid not null references webhook_event on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  -- Attempts of this round: a replay begins anew.
  tries smallint not null default 0 check (tries >= 0),
  next_at timestamptz default now(),
  -- Somebody is sending it; whoever was killed meanwhile has it taken over then.
  claimed_until timestamptz,
  created_at timestamptz not null default now(),
  unique (webhook_id, event_id),
  check ((state = 'waiting') = (next_at is not null)),
  check (claimed_until is null or state = 'waiting')
);
create index webhook_delivery_due on webhook_delivery (webhook_id, next_at) where state = 'waiting';
create index webhook_delivery_claimed on webhook_delivery (webhook_id, claimed_until) where claimed_until is not null;
create index webhook_delivery_log on webhook_delivery (webhook_id, id desc);
create index webhook_delivery_event on webhook_delivery (event_id);

-- What was answered, each time.
create table webhook_attempt (
  id uuid primary key default uuidv7(),
  delivery_id uuid not null references webhook_delivery on delete cascade,
  at timestamptz not null,
  duration_ms integer not null check (duration_ms >= 0),
  status smallint,
  failure text check (failure in ('refused-address', 'timeout', 'unreachable', 'redirected', 'refused')),
  -- The first 4 KB of the answer.
  response text check (length(response) <= 4096)
);
create index webhook_attempt_delivery on webhook_attempt (delivery_id, id desc);

-- Secret addresses that give a dealership's cars on offer as a file.
create table export_link (
  id uuid primary key default uuidv7(),
  dealership_id integer not null references dealership on delete cascade,
  name text not null check (length(name) between 1 and 60),
  format text not null check (format in ('csv', 'xlsx', 'json', 'google')),
  language content_language not null,
  -- Of Google's feed, which needs it; an owner has agreed.
  with_vin boolean not null check (not with_vin or format = 'google'),
  token_hash bytea not null unique check (length(token_hash) = 32),
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index export_link_dealership on export_link (dealership_id);
