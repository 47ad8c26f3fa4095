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
  /** Dealerships that an operator has declared to change things for. */
  actingFor: number[];
}

/** A live session of an active account, with all its rights, in one question; undefined when it is over. */
export async function loadActor(db: Database, accountId: number, sessionId: string): Promise<StoredActor | undefined> {
  const { rows } = await sql<StoredActor>`
    select
      is_operator as "isOperator", is_editor as "isEditor", signed_in_at as "signedInAt", expires_at as "expiresAt",
      is_strong as "isStrong", memberships, acting_for as "actingFor"
    from live_actor(${sessionId}, ${accountId})`.execute(db);
  return rows[0];
}

/** An active account with the rights it has now, without a session: what somebody set going and a worker goes on with. */
export async function loadAccountRights(
  db: Database,
  accountId: number,
): Promise<Pick<StoredActor, 'isOperator' | 'isEditor' | 'memberships' | 'actingFor'> | undefined> {
  const { rows } = await sql<StoredActor>`
    select
      is_operator as "isOperator", is_editor as "isEditor",
      (
        select coalesce(jsonb_agg(jsonb_build_object('dealershipId', given.id, 'role', given.role, 'state', given.state)), '[]')
        from rights_of_account(account.id) as given
      ) as memberships,
      case when is_operator then acting_for(id) else '{}' end as "actingFor"
    from account where id = ${accountId} and state = 'active'`.execute(db);
  return rows[0];
}
