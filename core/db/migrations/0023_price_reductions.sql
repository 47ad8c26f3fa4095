-- § 9a PrAG: who tells of a reduction names the lowest price of the 30 days before it. Whole days in Vienna, so that no price
-- of the first of them is forgotten; of a car that is on offer for less than that, all prices it had.
create function lowest_price_of_thirty_days(of_listing bigint, before timestamptz) returns euro language sql stable as $$
  select min(price_eur) from listing_price
  where listing_id = of_listing and valid_from < before and valid_from >= coalesce((
    -- The price that the first of the days began with.
    select max(valid_from) from listing_price
    where listing_id = of_listing
      and valid_from <= (date_trunc('day', before at time zone 'Europe/Vienna') - interval '30 days') at time zone 'Europe/Vienna'
  ), '-infinity')
$$;

-- What the price was reduced from: that lowest price where the present one is below it. Nothing else is called a reduction.
alter table listing
  add column reduced_from_eur euro,
  add constraint reduction_is_below_lowest_price check (
    reduced_from_eur is null or (price_changed_at is not null and price_eur < reduced_from_eur)
  ) not valid;

create or replace function record_listing_price() returns trigger language plpgsql as $$
declare
  lowest_price_eur integer;
begin
  if old.published_at is null then
    insert into listing_price (listing_id, valid_from, price_eur) values (new.id, new.published_at, new.price_eur);
  elsif new.price_eur <> old.price_eur then
    new.previous_price_eur := old.price_eur;
    new.price_changed_at := clock_timestamp();
    lowest_price_eur := least(lowest_price_of_thirty_days(new.id, new.price_changed_at), old.price_eur);
    new.reduced_from_eur := case when new.price_eur < lowest_price_eur then lowest_price_eur end;
    insert into listing_price (listing_id, valid_from, price_eur) values (new.id, new.price_changed_at, new.price_eur);
  end if;
  return new;
end $$;
