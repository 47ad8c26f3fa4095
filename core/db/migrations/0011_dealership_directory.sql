-- Dealerships are found by words of their name and their place, however these are spelt.

-- Distances between words: levenshtein_less_equal().
create extension if not exists fuzzystrmatch;

-- The words of a name in one spelling: lower case, no accents, and ä, ae and a alike, as foldWord() in core does it. Parts
-- at everything that is no letter and no digit.
create function fold_words(name text) returns text[]
  language sql immutable strict parallel safe
  return array_remove(
    regexp_split_to_array(
      replace(replace(replace(replace(
        regexp_replace(normalize(lower(name collate "pg_c_utf8"), nfd), '[\u0300-\u036f]', '', 'g'),
        'ß', 'ss'), 'ae', 'a'), 'oe', 'o'), 'ue', 'u'),
      '[^a-z0-9\u00c0-\u1fff\u2c00-\ud7ff]+'
    ),
    ''
  );

-- array_to_string() is only stable for the sake of types that these words are not.
create function fold_name(name text) returns text
  language sql immutable strict parallel safe
  return array_to_string(fold_words(name), ' ');

-- name_key is the order of lists by name: Ä stands with A.
alter table dealership
  add column name_words text[] collate "C" not null generated always as (fold_words(name)) stored,
  add column name_key text collate "C" not null generated always as (fold_name(name)) stored;
alter table city
  add column name_words text[] collate "C" not null generated always as (fold_words(name)) stored;

-- Every word that a dealership's name or a place's ever had: what is typed is compared with some thousand words instead of
-- ten thousand names. A word that no name has any more finds nobody and does no harm.
create table directory_word (
  word text collate "C" primary key
);

create function keep_directory_words() returns trigger language plpgsql as $$
begin
  -- In order, so that two statements that add the same words do not wait for each other in turn.
  insert into directory_word (word)
  select distinct unnest(name_words) as word from changed order by word
  on conflict do nothing;
  return null;
end $$;

create trigger dealership_words_insert after insert on dealership
  referencing new table as changed for each statement execute function keep_directory_words();
create trigger dealership_words_update after update on dealership
  referencing new table as changed for each statement execute function keep_directory_words();
create trigger city_words_insert after insert on city
  referencing new table as changed for each statement execute function keep_directory_words();
create trigger city_words_update after update on city
  referencing new table as changed for each statement execute function keep_directory_words();

insert into directory_word (word)
select unnest(name_words) from dealership
union
select unnest(name_words) from city;

-- Who is open at a moment: one range of one weekday instead of everybody's week.
create index dealership_opening_hours_time on dealership_opening_hours (weekday, opens)
  include (closes, dealership_id);
