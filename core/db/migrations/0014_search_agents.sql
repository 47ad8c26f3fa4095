alter table search_agent
  -- The mailbox behind the address, hashed with a secret: how many agents it has can be counted whatever way it is written.
  add column mailbox_hash bytea check (length(mailbox_hash) = 16),
  add check (state <> 'deleted' or mailbox_hash is null);

create index search_agent_mailbox on search_agent (mailbox_hash) where state in ('active', 'paused');

-- A code is no column here, nor its hash: it is derived from the random id with a key that the database does not hold.
create table search_agent_code (
  id uuid primary key default gen_random_uuid(),
  search_agent_id uuid not null references search_agent on delete cascade,
  tries smallint not null default 0 check (tries between 0 and 5),
  -- Its mailbox has had enough codes for now: nothing is mailed, and whoever asked cannot tell.
  is_silent boolean not null default false,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default now()
);

create index search_agent_code_agent on search_agent_code (search_agent_id, created_at);
create trigger search_agent_code_touch before update on search_agent_code
  for each row execute function touch_updated_at();

-- The mail that tells of a match; once it has one it is never told again. No foreign key: a mail's record goes after a
-- month, and the match must not count as untold then.
alter table search_agent_match add column mail_id uuid;
update search_agent_match set mail_id = uuidv7() where mailed_at is not null;
drop index search_agent_match_unmailed;
create index search_agent_match_unmailed on search_agent_match (search_agent_id) where mail_id is null;
create index search_agent_match_mail on search_agent_match (mail_id) where mail_id is not null;

create index mail_search_agent on mail ((payload ->> 'searchAgentId')) where payload ->> 'searchAgentId' is not null;
