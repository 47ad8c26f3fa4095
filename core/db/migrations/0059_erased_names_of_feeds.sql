-- Who is erased leaves no name in runs of feeds either, nor in what values of their files mean.
create or replace function forget_names_of_account() returns trigger language plpgsql as $$
begin
  update listing_revision set actor_name = null where account_id = old.id;
  update bulk_run set actor_name = null where account_id = old.id;
  update feed_run set actor_name = null where account_id = old.id;
  update value_mapping set actor_name = null where account_id = old.id;
  return old;
end $$;
