alter table listing drop constraint if exists no_vat_in_margin_scheme;
alter table listing validate constraint net_price_only_with_vat;
-- Searches that were stored while VAT was a filter of its own; the agents' index is built anew, since the filters have changed.
update search_agent set request = (request - 'vatReclaimable') || '{"taxation": ["standard"]}'
  where request ? 'vatReclaimable';
update inquiry set details = jsonb_set(details #- '{filters,vatReclaimable}', '{filters,taxation}', '["standard"]')
  where details -> 'filters' ? 'vatReclaimable';
