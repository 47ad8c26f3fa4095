create type image_upload_state as enum ('received', 'ready', 'rejected');
create type image_rejection as enum (
  'unsupported-format', 'unreadable', 'animated', 'too-many-pixels', 'processing-failed'
);

-- A file on its way to a picture. Its bytes lie in the store under `uploads/<id>` until it is ready or rejected; its name
-- is not kept.
create table image_upload (
  id uuid primary key,
  dealership_id integer not null references dealership on delete cascade,
  state image_upload_state not null default 'received',
  -- Of the file as it came: the same file again gives the same picture, whatever the encoder has learned meanwhile.
  source_hash text not null check (source_hash ~ '^[0-9a-f]{64}$'),
  source_bytes integer not null check (source_bytes > 0),
  -- How often decoding began; a file that ends the worker each time is not tried for ever.
  attempts smallint not null default 0,
  image_id bigint references image on delete cascade,
  rejection image_rejection,
  processed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint ready_with_image check ((state = 'ready') = (image_id is not null)),
  constraint rejected_with_reason check ((state = 'rejected') = (rejection is not null)),
  constraint processed_unless_received check ((state = 'received') = (processed_at is null))
);

create index image_upload_dealership on image_upload (dealership_id, created_at);
create index image_upload_image on image_upload (image_id) where image_id is not null;
create index image_upload_source on image_upload (source_hash) where state = 'ready';
create index image_upload_received on image_upload (created_at) where state = 'received';

insert into state_transition (entity, from_state, to_state) values
  ('image-upload', 'received', 'ready'),
  ('image-upload', 'received', 'rejected');

create trigger image_upload_transition before update of state on image_upload
  for each row when (old.state is distinct from new.state) execute function check_state_transition('image-upload');
create trigger image_upload_touch before update on image_upload for each row execute function touch_updated_at();
