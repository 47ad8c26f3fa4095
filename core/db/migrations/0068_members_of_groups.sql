-- Who is invited into a group and has not accepted. Apart from the members: whoever reads those, a process of the release before too,
-- reads rights.
create table group_invitation (
  -- Of the membership, once it is one.
  id uuid primary key default gen_random_uuid(),
  account_id integer not null references account on delete cascade,
  group_id integer not null references dealer_group on delete cascade,
  role group_role not null,
  -- As the inviter typed them.
  invited_name text not null check (invited_name <> ''),
  invited_email email_address not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (account_id, group_id)
);
create index group_invitation_group on group_invitation (group_id);
create trigger group_invitation_touch before update on group_invitation
  for each row execute function touch_updated_at();

alter table group_membership add column id uuid not null unique default gen_random_uuid();

-- Where an invitation leads: to a dealership, to a group, or, with neither, to the portal.
alter table account_token
  add column group_id integer references dealer_group on delete cascade,
  add constraint to_dealership_or_group check (num_nonnulls(dealership_id, group_id) <= 1);
create index account_token_group on account_token (group_id) where group_id is not null;
