-- Names that people read stand in the order in which an Austrian index has them: Abarth before AC, Škoda with S, the 2nd
-- district before the 10th. The columns carry it, so that no query can forget it; `byName` in contract is the same order.
create collation people (provider = icu, locale = 'de-AT-u-kn');

alter table make drop constraint make_name_key, alter column name type text collate people;
-- By bytes: what is unique does not depend on an order, and a newer ICU has no index to rebuild.
create unique index make_name_key on make (name collate "C");
alter table model alter column name type text collate people;
alter table generation alter column name type text collate people;
alter table version alter column name type text collate people;
alter table region
  alter column name type text collate people, alter column name_en type text collate people,
  alter column capital type text collate people;
alter table district alter column name type text collate people;

-- A column that others are generated from has to let go of them meanwhile. name_key stays for this release: processes of
-- the one before order by it.
alter table city drop column name_words;
alter table city
  alter column name type text collate people,
  add column name_words text[] collate "C" not null generated always as (fold_words(name)) stored;
alter table dealership drop column name_words, drop column name_key;
alter table dealership
  alter column name type text collate people,
  alter column legal_name type text collate people,
  add column name_words text[] collate "C" not null generated always as (fold_words(name)) stored,
  add column name_key text collate "C" not null generated always as (fold_name(name)) stored;
comment on column dealership.name_key is 'No longer read: lists are in order of name.';

alter table person alter column given_name type text collate people, alter column family_name type text collate people;
alter table account alter column display_name type text collate people;
