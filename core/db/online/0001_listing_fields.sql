alter table listing validate constraint vin_form;
alter table listing validate constraint national_code_form;
alter table listing validate constraint no_vat_in_margin_scheme;
alter table listing validate constraint input_tax_only_where_vat_is_shown;
alter table listing validate constraint car_sold_as_new_has_consumption;
-- A dealership offers a car once; several dealerships with the same number are for the operator to look at.
drop index concurrently if exists listing_vin;
create unique index concurrently listing_vin on listing (dealership_id, vin)
  where vin is not null and state in ('draft', 'active', 'reserved');
drop index concurrently if exists listing_vin_anywhere;
create index concurrently listing_vin_anywhere on listing (vin) where vin is not null;
