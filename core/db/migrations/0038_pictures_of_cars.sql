-- What a picture looks like, measured when it was made: hints for whoever photographs. Null where nobody measured.
alter table image
  -- Variance of the Laplacian: how much of the picture is edges.
  add column sharpness real,
  -- Parts of the picture that are almost black, and almost white.
  add column dark_share real,
  add column bright_share real,
  -- Perceptual hash of 64 bits: pictures that look alike differ in few of them.
  add column look bigint;

-- An upload may be for a car, whose pictures it joins when it is ready; or an edit of one of the car's pictures, without a file.
alter table image_upload
  add column listing_id bigint,
  add column shot text,
  add column account_id integer references account (id) on delete set null,
  add column source_image_id bigint references image (id) on delete cascade,
  add column edit jsonb,
  add constraint edit_of_source check ((edit is null) = (source_image_id is null));
-- The same file for the same car is the same upload, however often it arrives.
create unique index image_upload_of_car on image_upload (listing_id, source_hash) where listing_id is not null;
create index image_upload_account on image_upload (account_id) where account_id is not null;
create index image_upload_edited on image_upload (source_image_id) where source_image_id is not null;

-- Whether a picture is shown by a car's working copy, or is the source of one that is.
create index listing_draft_pictures on listing_draft using gin (pictures jsonb_path_ops);

-- By which a phone adds pictures to one car without signing in. Of the token only its hash is here.
create table upload_link (
  id uuid primary key default uuidv7(),
  token_hash bytea not null unique,
  -- Without a reference: the car may be a draft.
  listing_id bigint not null,
  dealership_id integer not null references dealership (id) on delete cascade,
  account_id integer references account (id) on delete set null,
  uploads smallint not null default 0,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  last_used_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index upload_link_listing on upload_link (listing_id);
create index upload_link_dealership on upload_link (dealership_id);
create index upload_link_account on upload_link (account_id) where account_id is not null;
create index upload_link_expired on upload_link (expires_at);
create trigger upload_link_touch before update on upload_link for each row execute function touch_updated_at();
