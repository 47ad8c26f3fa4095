-- What was counted of a car as long as it is known, in one row: years of a dealership's cars are put in order without their months,
-- and its stock is without thirty days of each car.
create table statistics_of_listing_life (
  dealership_id integer not null,
  listing_id bigint not null,
  first_day date not null,
  last_day date not null,
  impressions integer not null,
  views integer not null,
  contacts integer not null,
  parked integer not null,
  -- Views and inquiries of the thirty days up to this one. Whoever reads later takes off what has left them since.
  reach_day date not null,
  reach_views integer not null,
  reach_inquiries integer not null,
  primary key (dealership_id, listing_id),
  check (first_day <= last_day)
) with (fillfactor = 70);
create index statistics_of_listing_life_last_day on statistics_of_listing_life using brin (last_day) with (pages_per_range = 16);
