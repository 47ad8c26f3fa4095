-- How many cars of a dealership count against its maximum, without reading the cars.
create index concurrently if not exists listing_counted on listing (dealership_id, ended_at);
