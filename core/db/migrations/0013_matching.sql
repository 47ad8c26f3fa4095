-- A second real drop is told as well, one that goes up and down to the same figure is not. 0 for events without a price.
alter table search_agent_match add column price_eur euro not null default 0;
alter table search_agent_match drop constraint search_agent_match_pkey;
alter table search_agent_match add primary key (search_agent_id, listing_id, event, price_eur);

-- Hundreds of matches a car: checking both foreign keys for each took half of the time of storing them, and locked every
-- agent's row. What stores matches joins the agents, listings are deleted 90 days after they were last on offer, and what
-- is deleted takes its matches along as before.
alter table search_agent_match
  drop constraint search_agent_match_search_agent_id_fkey,
  drop constraint search_agent_match_listing_id_fkey;

create function delete_matches_of_agent() returns trigger language plpgsql as $$
begin
  delete from search_agent_match where search_agent_id = old.id;
  return null;
end $$;

create function delete_matches_of_listing() returns trigger language plpgsql as $$
begin
  delete from search_agent_match where listing_id = old.id;
  return null;
end $$;

create trigger search_agent_takes_matches after delete on search_agent
  for each row execute function delete_matches_of_agent();
create trigger listing_takes_matches after delete on listing
  for each row execute function delete_matches_of_listing();

-- Since when an agent tells: cars of the time before, or of a pause, are no news. It writes itself, so that no code path
-- can forget it.
alter table search_agent add column active_since timestamptz;
update search_agent set active_since = verified_at;

create function note_active_since() returns trigger language plpgsql as $$
begin
  new.active_since := now();
  return new;
end $$;

create trigger search_agent_active_since before update of state on search_agent
  for each row when (new.state = 'active' and old.state <> 'active') execute function note_active_since();

-- What a rebuild of the agents' index walks through.
create index search_agent_active on search_agent (id) where state = 'active';

-- How far each listing was matched with search agents: the same state is asked about once.
create table listing_matching (
  listing_id bigint primary key references listing on delete cascade,
  -- Of the document in the search index; 0 before the first time.
  revision integer not null,
  -- Of all that agents can ask for: a revision that changed none of it is not asked about.
  fingerprint text,
  -- When the index was last asked, written before it is: an agent that appears in the index later than a car was asked
  -- about catches up on it.
  asked_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index listing_matching_asked on listing_matching (asked_at);
create trigger listing_matching_touch before update on listing_matching
  for each row execute function touch_updated_at();
