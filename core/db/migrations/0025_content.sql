-- Texts of the site: what they are and where they stand in their life, and every version they have had.
create type content_kind as enum ('article', 'portal', 'press', 'price-list', 'testimonial');
create type content_state as enum ('draft', 'review', 'scheduled', 'published', 'archived');
create type content_source as enum ('file', 'editor');
create type content_language as enum ('de-AT', 'en');

insert into state_transition (entity, from_state, to_state) values
  ('content', 'draft', 'review'),
  ('content', 'review', 'draft'),
  ('content', 'review', 'scheduled'),
  ('content', 'review', 'published'),
  ('content', 'scheduled', 'review'),
  ('content', 'scheduled', 'published'),
  ('content', 'published', 'archived'),
  ('content', 'archived', 'review');

create table content (
  id bigint generated always as identity primary key,
  kind content_kind not null,
  -- Joins the languages of a text.
  key slug not null,
  language content_language not null,
  slug slug not null,
  state content_state not null default 'draft',
  -- When it became or becomes public; a scheduled one is public from then on, whether or not a job has noticed.
  publish_at timestamptz,
  -- The version that visitors see; a newer one is being worked on.
  public_number integer,
  -- Of the file that its newest version came from: a file that was not changed is not read again.
  file_hash text,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (kind, key, language),
  unique (kind, language, slug),
  constraint public_with_version check (
    state not in ('scheduled', 'published') or (publish_at is not null and public_number is not null)
  )
);

create table content_revision (
  content_id bigint not null references content on delete cascade,
  number integer not null check (number > 0),
  language content_language not null,
  -- Checked by core/content before it is stored: title, lead and what the kind has beyond them.
  front_matter jsonb not null check (front_matter ? 'title' and front_matter ? 'lead'),
  body_markdown text not null check (length(body_markdown) <= 60000),
  reading_minutes smallint not null check (reading_minutes > 0),
  source content_source not null,
  author_account_id integer references account on delete set null,
  created_at timestamptz not null default now(),
  -- References to rules are no words of the text.
  words tsvector not null generated always as (
    setweight(to_tsvector(case language when 'en' then 'english'::regconfig else 'german'::regconfig end,
      front_matter ->> 'title'), 'A')
    || setweight(to_tsvector(case language when 'en' then 'english'::regconfig else 'german'::regconfig end,
      front_matter ->> 'lead'), 'B')
    || setweight(to_tsvector(case language when 'en' then 'english'::regconfig else 'german'::regconfig end,
      regexp_replace(body_markdown, '\{\{[^}]*\}\}', '', 'g')), 'C')
  ) stored,
  primary key (content_id, number)
);

alter table content
  add foreign key (id, public_number) references content_revision (content_id, number) deferrable initially deferred;

create index content_public_version on content (id, public_number);
create index content_revision_words on content_revision using gin (words);
create index content_revision_author on content_revision (author_account_id) where author_account_id is not null;
create index content_due on content (publish_at) where state = 'scheduled';

-- An address that once worked leads to the same text for ever.
create table former_content_slug (
  kind content_kind not null,
  language content_language not null,
  slug slug not null,
  content_id bigint not null references content on delete cascade,
  created_at timestamptz not null default now(),
  primary key (kind, language, slug)
);
create index former_content_slug_content on former_content_slug (content_id);

create function keep_content_slug() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('slug:content', 0));
  if exists (
    select from former_content_slug
    where kind = new.kind and language = new.language and slug = new.slug and content_id <> new.id
  ) then
    raise exception 'the slug % once named another text', new.slug
      using errcode = 'unique_violation', constraint = 'former_content_slug';
  end if;
  if tg_op = 'UPDATE' then
    insert into former_content_slug (kind, language, slug, content_id)
      values (old.kind, old.language, old.slug, old.id) on conflict do nothing;
    delete from former_content_slug where kind = new.kind and language = new.language and slug = new.slug;
  end if;
  return new;
end $$;

create trigger content_revision_number before update on content for each row execute function next_revision();
create trigger content_transition before update of state on content
  for each row when (old.state is distinct from new.state) execute function check_state_transition('content');
create trigger content_slug_insert before insert on content for each row execute function keep_content_slug();
create trigger content_slug_update before update of slug on content
  for each row when (old.slug is distinct from new.slug) execute function keep_content_slug();

-- Pictures that texts name: kept in the store under their content like all others.
create table content_picture (
  name slug primary key,
  image_id bigint not null references image,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index content_picture_image on content_picture (image_id);
create trigger content_picture_touch before update on content_picture for each row execute function touch_updated_at();
