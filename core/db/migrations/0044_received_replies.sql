-- Answers by mail that were taken: the same one again, by its Message-ID or byte by byte, is taken as taken.
create type reply_writer as enum ('buyer', 'dealership');
create type reply_kind as enum ('message', 'auto-reply', 'list', 'bounce', 'own');

create table received_reply (
  id uuid primary key default uuidv7(),
  recipient_id uuid not null references inquiry_recipient (id) on delete cascade,
  writer reply_writer not null,
  kind reply_kind not null,
  message_id_hash bytea check (length(message_id_hash) = 32),
  content_hash bytea not null check (length(content_hash) = 32),
  -- Null for what no person wrote: it is noted, and nothing follows from it.
  message_id uuid references inquiry_message on delete cascade,
  -- What the mail program added: quoted history and signature.
  folded text not null check (length(folded) <= 20000),
  received_at timestamptz not null default now(),
  unique (recipient_id, writer, message_id_hash),
  unique (recipient_id, writer, content_hash),
  constraint message_of_person check (kind = 'message' or (message_id is null and folded = ''))
);
create index received_reply_message on received_reply (message_id) where message_id is not null;
