-- How a feed's source stood when it was last asked, and what is shown to it.
create table feed_source (
  feed_id uuid primary key references feed on delete cascade,
  -- What the source called its file's version, of the address that it was told for: the same again is not sent again.
  location text,
  etag text check (length(etag) <= 1000),
  last_modified text check (length(last_modified) <= 200),
  failures smallint not null default 0,
  failure text check (failure ~ '^[a-z-]{1,60}$'),
  failed_at timestamptz,
  -- A pair of keys for SFTP that was made here.
  public_key text,
  private_key_encrypted text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint key_pair check ((public_key is null) = (private_key_encrypted is null))
);
create trigger feed_source_touch before update on feed_source for each row execute function touch_updated_at();

-- Files of feeds in the store; a row is there before its object is, and gone after it.
create table feed_file (
  key text primary key,
  feed_id uuid references feed on delete set null,
  -- Once all of it is there.
  bytes bigint not null default 0,
  created_at timestamptz not null default now()
);
create index feed_file_feed on feed_file (feed_id, created_at);
create index feed_file_created on feed_file (created_at);

create type feed_picture_state as enum ('wanted', 'fetching', 'processing', 'ready', 'given-up');

-- The pictures that feeds want for their cars, in the order in which buyers see them.
create table feed_picture (
  -- No foreign key: the car may be a draft.
  listing_id bigint not null,
  position smallint not null check (position >= 0),
  feed_id uuid not null references feed on delete cascade,
  dealership_id integer not null references dealership on delete cascade,
  -- Whom to ask for it; `archive/…` for one of the archive that the feed's file came in.
  host text not null,
  -- What the feed's file says, and what that means: an address, or the name of a file. Of an archive the name may be the
  -- beginning of several names: they follow one another within a hundred positions.
  named text not null check (length(named) <= 2000),
  source text not null check (length(source) <= 2000),
  file_key text,
  state feed_picture_state not null default 'wanted',
  wanted_at timestamptz not null default now(),
  tries smallint not null default 0,
  -- When it is tried; of one that is being fetched, when whoever does it must have died.
  next_at timestamptz not null default now(),
  reason text check (reason ~ '^[a-z-]{1,60}$'),
  upload_id uuid,
  content_hash text,
  etag text check (length(etag) <= 1000),
  last_modified text check (length(last_modified) <= 200),
  checked_at timestamptz,
  primary key (listing_id, position),
  constraint file_of_archive check ((host like 'archive/%') = (file_key is not null))
) with (fillfactor = 80);
create index feed_picture_feed on feed_picture (feed_id);
create index feed_picture_dealership on feed_picture (dealership_id);
-- The next one of a feed at a host, found without looking at the hundred thousand behind it.
create index feed_picture_wanted on feed_picture (feed_id, host, next_at, listing_id, position) where state = 'wanted';
create index feed_picture_wanted_at on feed_picture (wanted_at) where state = 'wanted';
create index feed_picture_fetching on feed_picture (host) where state = 'fetching';
-- Those that are tried once more each day; what an archive lacks it lacks tomorrow, too.
create index feed_picture_given_up on feed_picture (checked_at) where state = 'given-up' and file_key is null;
create index feed_picture_processing on feed_picture (next_at) where state = 'processing';

-- A feed's pictures at a host wait in a lane of their own, and lanes take turns: a large feed keeps no small one waiting.
create table feed_picture_lane (
  feed_id uuid not null references feed on delete cascade,
  host text not null,
  next_at timestamptz not null default now(),
  -- How often in a row the host gave this feed nothing.
  failures smallint not null default 0,
  primary key (feed_id, host)
) with (fillfactor = 50);
create index feed_picture_lane_next on feed_picture_lane (next_at);

-- When a host may be asked again, whoever asks.
create table feed_picture_host (
  host text primary key,
  next_at timestamptz not null default now(),
  failures smallint not null default 0,
  -- Owners of the feeds that it has given nothing since it gave anybody something: it rests for all when they are two.
  failed_for text[] not null default '{}'
) with (fillfactor = 50);

-- A car's pictures as the feed has put them there, so that what a person has done to them is known.
create table feed_picture_list (
  listing_id bigint primary key,
  feed_id uuid not null references feed on delete cascade,
  dealership_id integer not null references dealership on delete cascade,
  placed text[] not null default '{}',
  -- There is something to be put on the car, or taken off it.
  is_due boolean not null default false
);
create index feed_picture_list_feed on feed_picture_list (feed_id);
create index feed_picture_list_dealership on feed_picture_list (dealership_id);
create index feed_picture_list_due on feed_picture_list (listing_id) where is_due;

create function delete_feed_pictures_of_listing() returns trigger language plpgsql as $$
begin
  delete from feed_picture where listing_id = old.id;
  delete from feed_picture_list where listing_id = old.id;
  return null;
end $$;
create trigger listing_takes_feed_pictures after delete on listing
  for each row execute function delete_feed_pictures_of_listing();
