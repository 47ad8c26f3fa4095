-- Who looks around a place: a place that moves takes its agents along.
create index search_agent_place on search_agent ((request -> 'place' ->> 'postcode'), id)
  where state = 'active' and request -> 'place' is not null;
