import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { DealershipRole, DealershipState, GroupRole } from '../db/schema.gen.ts';

export interface StoredActor {
  isOperator: boolean;
  isEditor: boolean;
  signedInAt: Date;
  expiresAt: Date;
  isStrong: boolean;
  memberships: { dealershipId: number; role: DealershipRole | GroupRole; state: DealershipState }[];
}

/** A live session of an active account, with all its rights, in one question; undefined when it is over. */
export async function loadActor(db: Database, accountId: number, sessionId: string): Promise<StoredActor | undefined> {
  const { rows } = await sql<StoredActor>`
    select
      account.is_operator as "isOperator", account.is_editor as "isEditor",
      session.signed_in_at as "signedInAt", session.expires_at as "expiresAt", session.is_strong as "isStrong",
      (
        select coalesce(jsonb_agg(jsonb_build_object('dealershipId', id, 'role', role, 'state', state)), '[]')
        from (
          select dealership.id, membership.role::text, dealership.state
          from membership join dealership on dealership.id = membership.dealership_id
          where membership.account_id = account.id and membership.accepted_at is not null
          union all
          select dealership.id, group_membership.role::text, dealership.state
          from group_membership join dealership using (group_id)
          where group_membership.account_id = account.id
        ) as given
      ) as memberships
    from session join account on account.id = session.account_id
    where
      session.id = ${sessionId} and account.id = ${accountId} and account.state = 'active'
      and session.ended_at is null and session.expires_at > now()`.execute(db);
  return rows[0];
}
