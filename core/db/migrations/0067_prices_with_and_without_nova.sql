-- 30,000 with NoVA and then 26,000 plus NoVA is no reduction: the tax is only said elsewhere. So each price has its kind, and only
-- those of one kind are compared. Prices of before count as with NoVA until `pnpm migrate` has filled in, in chunks, those that were not.
alter table listing_price add column nova_included boolean not null default true;

-- Of the kind that the price has at that moment; of none at the moment in which the kind becomes another.
create or replace function lowest_price_of_thirty_days(of_listing bigint, before timestamptz) returns euro language sql stable as $$
  select min(price_eur) from listing_price
  where listing_id = of_listing and valid_from < before and valid_from >= coalesce((
    -- The price that the first of the days began with.
    select max(valid_from) from listing_price
    where listing_id = of_listing
      and valid_from <= (date_trunc('day', before at time zone 'Europe/Vienna') - interval '30 days') at time zone 'Europe/Vienna'
  ), '-infinity') and nova_included = all (
    -- That of the price before, and of the one that begins then.
    select nova_included from listing_price
    where listing_id = of_listing and valid_from <= before and valid_from >= (
      select max(valid_from) from listing_price where listing_id = of_listing and valid_from < before
    )
  )
$$;

create or replace function record_listing_price() returns trigger language plpgsql as $$
declare
  lowest_price_eur integer;
begin
  if old.published_at is null then
    insert into listing_price (listing_id, valid_from, price_eur, nova_included)
    values (new.id, new.published_at, new.price_eur, new.nova_included);
  elsif (new.price_eur, new.nova_included) <> (old.price_eur, old.nova_included) then
    new.previous_price_eur := old.price_eur;
    new.price_changed_at := clock_timestamp();
    if new.nova_included = old.nova_included then
      lowest_price_eur := least(lowest_price_of_thirty_days(new.id, new.price_changed_at), old.price_eur);
    end if;
    new.reduced_from_eur := case when new.price_eur < lowest_price_eur then lowest_price_eur end;
    insert into listing_price (listing_id, valid_from, price_eur, nova_included)
    values (new.id, new.price_changed_at, new.price_eur, new.nova_included);
  end if;
  return new;
end $$;
