-- When the mail server of an agent's address refused it for good, whereupon the agent was paused; until it is resumed.
alter table search_agent
  add column mails_refused_at timestamptz,
  add check (mails_refused_at is null or state = 'paused');
