-- How many cars a dealership may have; operators raise it for who has more. Who has many already may have half as many again, or
-- their feed would stop with the upgrade. Counted before the table is changed, and so locked: reading all cars takes a while.
create temporary table car_count on commit drop as
select dealership_id, count(*) as cars
from (
  select dealership_id from listing where ended_at is null or ended_at > now() - interval '90 days'
  union all
  select dealership_id from listing_draft where not exists (select from listing where listing.id = listing_draft.id)
) as car
group by dealership_id;

alter table dealership add column max_cars integer not null default 20000 check (max_cars between 1 and 1000000);
update dealership set max_cars = least(1000000, cars * 3 / 2)
from car_count where dealership_id = dealership.id and cars * 3 / 2 > 20000;
