-- A sandbox is as suspended as its house, for the house's people as for its keys.
create or replace function rights_of_account(of_account integer)
returns table (id integer, role text, state dealership_state) language sql stable as $$
  select dealership.id, membership.role::text,
    case when house.state in ('suspended', 'closed') then house.state else dealership.state end
  from membership
  join dealership on dealership.id = membership.dealership_id or dealership.sandbox_of = membership.dealership_id
  left join dealership as house on house.id = dealership.sandbox_of
  where membership.account_id = of_account and membership.accepted_at is not null
  union all
  select dealership.id, group_membership.role::text, dealership.state
  from group_membership join dealership using (group_id)
  where group_membership.account_id = of_account
  union all
  select sandbox.id, group_membership.role::text,
    case when dealership.state in ('suspended', 'closed') then dealership.state else sandbox.state end
  from group_membership join dealership using (group_id) join dealership as sandbox on sandbox.sandbox_of = dealership.id
  where group_membership.account_id = of_account
$$;

-- Its people are its house's: who was invited into a sandbox alone is no member of anything.
update account_token set used_at = now()
where purpose = 'invite' and used_at is null
  and dealership_id in (select id from dealership where sandbox_of is not null);
delete from membership where dealership_id in (select id from dealership where sandbox_of is not null);
