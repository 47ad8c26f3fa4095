-- Who is erased leaves no name in what was done to cars: the work stays, without a person.
alter table bulk_run alter column actor_name drop not null;

create function forget_names_of_account() returns trigger language plpgsql as $$
begin
  update listing_revision set actor_name = null where account_id = old.id;
  update bulk_run set actor_name = null where account_id = old.id;
  return old;
end $$;
create trigger account_takes_its_names before delete on account
  for each row execute function forget_names_of_account();
