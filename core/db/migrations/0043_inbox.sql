-- Inquiries as threads: what a dealership does with each one that it gets. A thread is an inquiry's recipient.
create type thread_state as enum ('open', 'answered', 'won', 'lost', 'spam');
create type lost_reason as enum (
  'bought-elsewhere', 'price', 'car-sold', 'financing', 'trade-in', 'not-reached', 'changed-mind', 'other'
);
create type thread_act as enum ('state', 'assigned', 'routed', 'called', 'reminded', 'escalated');

alter table inquiry_recipient
  add column id uuid not null default uuidv7(),
  add column state thread_state not null default 'open',
  -- When it got its state; of an answered one when it was last answered.
  add column state_at timestamptz not null default now(),
  add column assigned_account_id integer references account on delete set null,
  add column last_buyer_message_at timestamptz not null default now(),
  add column waiting_since timestamptz default now(),
  -- Reckoned in opening hours when the buyer wrote; null once it is done.
  add column due_at timestamptz,
  add column remind_at timestamptz,
  add column escalate_at timestamptz,
  add column first_answer_at timestamptz,
  add column first_answer_minutes integer check (first_answer_minutes >= 0),
  add column lost_reason lost_reason,
  add column lost_note text check (length(lost_note) <= 300);

-- Those from before were answered by mail, or not: nobody knows, and none of them shall stand there as late.
update inquiry_recipient set
  state = 'answered', state_at = created_at, waiting_since = null, last_buyer_message_at = created_at,
  read_at = coalesce(read_at, now()),
  -- Or what is answered once more would count as a first answer after months.
  first_answer_at = created_at;

alter table inquiry_recipient
  add unique (id),
  add constraint waiting_while_open check ((state = 'open') = (waiting_since is not null)),
  add constraint lost_with_reason check ((state = 'lost') = (lost_reason is not null)),
  add constraint lost_note_with_reason check (lost_note is null or lost_reason is not null),
  add constraint deadlines_while_open check (
    state = 'open' or (due_at is null and remind_at is null and escalate_at is null)
  );

create index inquiry_recipient_assignee on inquiry_recipient (assigned_account_id) where assigned_account_id is not null;
create index inquiry_recipient_reminder on inquiry_recipient (remind_at) where remind_at is not null;
create index inquiry_recipient_escalation on inquiry_recipient (escalate_at) where escalate_at is not null;

-- What was written after the inquiry itself.
create table inquiry_message (
  id uuid primary key default uuidv7(),
  recipient_id uuid not null references inquiry_recipient (id) on delete cascade,
  from_buyer boolean not null,
  via text not null check (via in ('page', 'mail')),
  author_account_id integer references account on delete set null,
  -- Where the buyer wrote from, if it is not the address of the inquiry.
  from_address email_address,
  body text not null,
  -- What the caller chose, or the Message-ID of a mail: the same again is the same message.
  key text not null check (length(key) between 1 and 1000),
  mail_id uuid references mail on delete set null,
  -- Of the mail, which is forgotten sooner.
  delivery mail_state,
  at timestamptz not null default clock_timestamp(),
  unique (recipient_id, key),
  check (not from_buyer or (author_account_id is null and delivery is null)),
  check (from_buyer or (from_address is null and delivery is not null))
);
create index inquiry_message_author on inquiry_message (author_account_id) where author_account_id is not null;
create index inquiry_message_mail on inquiry_message (mail_id) where mail_id is not null;
create index inquiry_message_from on inquiry_message (from_address) where from_address is not null;

-- What came with a buyer's mail. Of what is not kept, only its name is known.
create table inquiry_attachment (
  id uuid primary key default uuidv7(),
  message_id uuid not null references inquiry_message on delete cascade,
  name text not null check (length(name) between 1 and 255),
  media_type text not null check (length(media_type) between 1 and 255),
  size_bytes integer not null check (size_bytes >= 0),
  is_kept boolean not null
);
create index inquiry_attachment_message on inquiry_attachment (message_id);

create table inquiry_note (
  id uuid primary key default uuidv7(),
  recipient_id uuid not null references inquiry_recipient (id) on delete cascade,
  account_id integer references account on delete set null,
  body text not null check (length(body) between 1 and 2000),
  key uuid not null,
  at timestamptz not null default clock_timestamp(),
  unique (recipient_id, key)
);
create index inquiry_note_account on inquiry_note (account_id) where account_id is not null;

-- What happened to a thread beside what was written; without an account, the portal did it.
create table inquiry_act (
  id uuid primary key default uuidv7(),
  recipient_id uuid not null references inquiry_recipient (id) on delete cascade,
  account_id integer references account on delete set null,
  act thread_act not null,
  state thread_state,
  before thread_state,
  assignee_account_id integer references account on delete set null,
  reached boolean,
  key uuid,
  at timestamptz not null default clock_timestamp(),
  unique (recipient_id, key)
);
create index inquiry_act_thread on inquiry_act (recipient_id, at);
create index inquiry_act_account on inquiry_act (account_id) where account_id is not null;
create index inquiry_act_assignee on inquiry_act (assignee_account_id) where assignee_account_id is not null;

create table reply_template (
  dealership_id integer not null references dealership on delete cascade,
  id uuid not null,
  name text not null check (name <> ''),
  language content_language not null,
  body text not null check (body <> ''),
  -- One of ours that the dealership does not want to see.
  is_removed boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (dealership_id, id)
);

-- Minutes of opening hours; a dealership without a row has what contract/values/inbox.ts says.
create table inbox_setting (
  dealership_id integer primary key references dealership on delete cascade,
  target_minutes integer not null check (target_minutes > 0),
  reminder_minutes integer check (reminder_minutes > 0),
  escalation_minutes integer check (escalation_minutes > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- The first rule that fits says who gets an inquiry; an empty list fits all.
create table routing_rule (
  dealership_id integer not null references dealership on delete cascade,
  position smallint not null check (position >= 0),
  make_ids integer[] not null,
  languages text[] not null,
  subjects text[] not null,
  time text not null check (time in ('always', 'open', 'closed')),
  account_id integer not null references account on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (dealership_id, position)
);
create index routing_rule_account on routing_rule (account_id);

-- A reply shows what became of its mail, also when the mail is forgotten.
create function tell_delivery_to_message() returns trigger language plpgsql as $$
begin
  update inquiry_message set delivery = new.state where mail_id = new.id;
  return null;
end $$;
create trigger mail_tells_message after update of state on mail
  for each row when (new.template = 'reply-to-buyer') execute function tell_delivery_to_message();

create trigger reply_template_touch before update on reply_template for each row execute function touch_updated_at();
create trigger inbox_setting_touch before update on inbox_setting for each row execute function touch_updated_at();
create trigger routing_rule_touch before update on routing_rule for each row execute function touch_updated_at();
