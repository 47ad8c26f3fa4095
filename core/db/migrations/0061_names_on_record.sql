-- Who is erased leaves no name on record: a request to be let in is called by its reference, as a notice is, and what somebody was
-- in a group loses their address with their account, as what they were in a dealership does.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if to_jsonb(new) - array['actor_name', 'object_label'] = to_jsonb(old) - array['actor_name', 'object_label']
      and (new.actor_name is null or new.actor_name = old.actor_name)
      and (
        new.object_label = old.object_label
        or new.object_label = '' and old.object_kind in ('account', 'member', 'group-member')
      )
    then
      return new;
    end if;
  end if;
  raise exception 'entries of % stay as they are', tg_table_name using errcode = 'insufficient_privilege';
end $$;

create or replace function forget_audit_person(account_id integer) returns void language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if exists (select from account where id = forget_audit_person.account_id) then
    raise exception 'account % is still there', account_id using errcode = 'insufficient_privilege';
  end if;
  update audit_entry set actor_name = null where actor_account_id = forget_audit_person.account_id and actor_name is not null;
  update audit_entry set object_label = ''
  where object_kind in ('account', 'member', 'group-member') and object_id = forget_audit_person.account_id::text
    and object_label <> '';
end $$;

-- What is on record already, of requests and people who are gone too.
alter table audit_entry disable trigger audit_entry_stays;
update audit_entry set object_label = coalesce(
  (select request.reference from dealership_request request where request.id::text = audit_entry.object_id), '')
where object_kind = 'request';
update audit_entry set object_label = ''
where object_kind = 'group-member'
  and not exists (select from account where account.id::text = audit_entry.object_id);
alter table audit_entry enable trigger audit_entry_stays;
