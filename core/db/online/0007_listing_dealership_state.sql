-- How many cars of a dealership are in which state, without reading the cars.
create index concurrently if not exists listing_dealership_state on listing (dealership_id, state);
