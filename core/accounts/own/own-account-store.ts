import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { DealershipRole, DealershipState, GroupRole } from '../../db/schema.gen.ts';

interface StoredDealership {
  id: number;
  slug: string;
  name: string;
  place: string;
  state: DealershipState;
}

export async function loadOwnMemberships(
  db: Database,
  accountId: number,
): Promise<{ role: DealershipRole; dealership: StoredDealership }[]> {
  const rows = await db
    .selectFrom('membership')
    // Their sandbox included.
    .innerJoin('dealership', (join) =>
      join.on((on) =>
        on.or([
          on('dealership.id', '=', on.ref('membership.dealershipId')),
          on('dealership.sandboxOf', '=', on.ref('membership.dealershipId')),
        ]),
      ),
    )
    .innerJoin('city', 'city.id', 'dealership.cityId')
    .select(['membership.role', 'dealership.id', 'dealership.slug', 'dealership.name', 'dealership.state'])
    .select('city.name as place')
    .where('membership.accountId', '=', accountId)
    .where('membership.acceptedAt', 'is not', null)
    .orderBy('dealership.name')
    .orderBy('dealership.id')
    .execute();
  return rows.map(({ role, ...dealership }) => ({ role, dealership }));
}

export interface StoredOwnGroup {
  role: GroupRole;
  group: { id: number; slug: string; name: string };
  dealerships: StoredDealership[];
}

export async function loadOwnGroups(db: Database, accountId: number): Promise<StoredOwnGroup[]> {
  const { rows } = await sql<StoredOwnGroup>`
    select
      group_membership.role,
      jsonb_build_object('id', dealer_group.id, 'slug', dealer_group.slug, 'name', dealer_group.name) as "group",
      (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', dealership.id, 'slug', dealership.slug, 'name', dealership.name, 'place', city.name,
          'state', dealership.state) order by dealership.name, dealership.id), '[]')
        from dealership join city on city.id = dealership.city_id
        left join dealership as tried on tried.id = dealership.sandbox_of
        where coalesce(tried.group_id, dealership.group_id) = dealer_group.id
      ) as dealerships
    from group_membership join dealer_group on dealer_group.id = group_membership.group_id
    where group_membership.account_id = ${accountId}
    order by dealer_group.name, dealer_group.id`.execute(db);
  return rows;
}
