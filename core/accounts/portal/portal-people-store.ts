import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';
import type { AccountState } from '../../db/schema.gen.ts';

export interface StoredPortalPerson {
  accountId: number;
  name: string;
  email: string;
  isOperator: boolean;
  isEditor: boolean;
  state: AccountState;
  hasSecondFactor: boolean;
  lastSeenOn: string | null;
  invitedUntil: Date | null;
}

/** Everybody with a right of the portal, or one of them, by name. */
export async function loadPortalPeople(db: Database | Tx, accountId?: number): Promise<StoredPortalPerson[]> {
  const { rows } = await sql<StoredPortalPerson>`
    select
      id as "accountId", display_name as name, email::text as email, is_operator as "isOperator",
      is_editor as "isEditor", state,
      exists (select from totp where account_id = account.id and confirmed_at is not null)
        or exists (select from passkey where account_id = account.id) as "hasSecondFactor",
      (select max(last_seen_on)::text from session where account_id = account.id) as "lastSeenOn",
      (
        select max(expires_at) from account_token
        where account_id = account.id and purpose = 'invite' and dealership_id is null and group_id is null
          and used_at is null
          and expires_at > now()
      ) as "invitedUntil"
    from account
    where (is_operator or is_editor) ${accountId === undefined ? sql`` : sql`and id = ${accountId}`}
    order by display_name collate people, id`.execute(db);
  return rows;
}

/** One change of operators at a time, so that two of them cannot take each other's right. */
export async function lockOperators(tx: Tx): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from account where is_operator and state = 'active' order by id for update`.execute(tx);
  return rows.map(({ id }) => id);
}
