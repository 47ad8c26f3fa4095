-- `taxation` says what `vat_reclaimable` said, and more. The column stays for this release: processes of the one before read it,
-- and the backfill fills taxation in from it. Rows that were not filled in yet have no taxation and pass.
alter table listing
  drop constraint net_price_only_if_reclaimable,
  add constraint net_price_only_with_vat check (
    net_price_eur is null or (net_price_eur <= price_eur and taxation <> 'margin-scheme')
  ) not valid;
comment on column listing.vat_reclaimable is 'No longer written: see taxation.';
