create type inquiry_subject as enum ('question', 'test-drive', 'trade-in', 'callback');
create type mail_state as enum ('queued', 'sent', 'refused', 'dropped');

-- Who gets an inquiry: nobody at the operator's, one dealership, or those near a place. `inquiry.dealership_id` says which
-- dealership it is about, or for `dealership-admin` which one writes.
create table inquiry_recipient (
  inquiry_id uuid not null references inquiry on delete cascade,
  dealership_id integer not null references dealership on delete cascade,
  delivered_at timestamptz,
  read_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (inquiry_id, dealership_id)
);

create index inquiry_recipient_inbox on inquiry_recipient (dealership_id, created_at desc);

insert into inquiry_recipient (inquiry_id, dealership_id, delivered_at, read_at, created_at)
  select id, dealership_id, delivered_at, read_at, created_at
  from inquiry
  where dealership_id is not null and kind <> 'dealership-admin';

alter table inquiry
  add column subject inquiry_subject,
  add column language text not null default 'de-AT' check (language in ('de-AT', 'en')),
  drop column delivered_at,
  drop column read_at,
  alter column message set default '';
update inquiry set subject = 'question' where kind = 'listing';
alter table inquiry add constraint listing_with_subject check ((kind = 'listing') = (subject is not null));

drop index inquiry_inbox;
create index inquiry_dealership on inquiry (dealership_id) where dealership_id is not null;
create index inquiry_age on inquiry (created_at);
create index inquiry_sender on inquiry (sender_email);

-- A mail on its way out. What it says is written when it is sent, from the rows that the payload names: nobody's words
-- are kept twice.
create table mail (
  id uuid primary key default uuidv7(),
  template text not null,
  recipient email_address not null,
  language text not null check (language in ('de-AT', 'en')),
  payload jsonb not null check (jsonb_typeof(payload) = 'object'),
  state mail_state not null default 'queued',
  settled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint settled_unless_queued check ((state = 'queued') = (settled_at is null))
);

create index mail_queued on mail (created_at) where state = 'queued';
create index mail_settled on mail (settled_at) where settled_at is not null;
create index mail_recipient on mail (recipient);

insert into state_transition (entity, from_state, to_state) values
  ('mail', 'queued', 'sent'),
  ('mail', 'queued', 'refused'),
  ('mail', 'queued', 'dropped');

-- Each use of something that may be used only so often. The key is hashed with a secret: whose it was cannot be read.
create table limit_use (
  id bigint generated always as identity primary key,
  limit_name text not null,
  key_hash bytea not null check (length(key_hash) = 16),
  used_at timestamptz not null,
  expires_at timestamptz not null
);

create index limit_use_key on limit_use (limit_name, key_hash, used_at);
create index limit_use_expiry on limit_use (expires_at);

-- Challenges of the spam check whose solution has been used; kept until they would be too old anyway.
create table spent_challenge (
  id bytea primary key check (length(id) = 16),
  expires_at timestamptz not null
);

create index spent_challenge_expiry on spent_challenge (expires_at);

create trigger inquiry_recipient_touch before update on inquiry_recipient
  for each row execute function touch_updated_at();
create trigger mail_transition before update of state on mail
  for each row when (old.state is distinct from new.state) execute function check_state_transition('mail');
create trigger mail_touch before update on mail for each row execute function touch_updated_at();
