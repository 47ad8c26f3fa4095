import type { Language } from '@kardan/contract/values/identifiers';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';

/** Of what belongs to one dealership, or to a group for all its dealerships: one of the two. */
export interface Owner {
  dealershipId?: number | null;
  groupId?: number | null;
}

interface OwnerAccount {
  id: number;
  email: string;
  language: Language;
}

/** Who owns a dealership, or the group that it belongs to, and can sign in; of a sandbox those of its dealership. */
export async function loadAccountsOfOwner(tx: Tx, owner: Owner): Promise<OwnerAccount[]> {
  const { dealershipId = null, groupId = null } = owner;
  const { rows } = await sql<OwnerAccount>`
    with place as (
      select coalesce(real.id, dealership.id) as dealership_id, coalesce(real.group_id, dealership.group_id) as group_id
      from dealership left join dealership as real on real.id = dealership.sandbox_of
      where dealership.id = ${dealershipId}
      union all
      select null, ${groupId}::integer where ${groupId}::integer is not null
    )
    select id, email, language from account
    where state = 'active' and id in (
      select account_id from membership join place using (dealership_id)
      where role = 'dealer-owner' and accepted_at is not null
      union
      select account_id from group_membership join place using (group_id) where role = 'group-owner'
    )
    order by id`.execute(tx);
  return rows;
}
