import type { Language } from '@kardan/contract/values/identifiers';
import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { AccountState } from '../../../db/schema.gen.ts';

export interface PersonOfProvider {
  id: number;
  email: string;
  language: Language;
  state: AccountState;
}

/**
 * Who is the provider's or its group's at these domains, held in one order for everybody. Others with such an address, at a
 * dealership elsewhere or at a mail provider that somebody has named, are none of the company's; nor are operators and editors.
 */
export async function lockPeopleOfDomains(
  tx: Tx,
  provider: { id: number; groupId: number },
  domains: string[],
): Promise<PersonOfProvider[]> {
  const { rows } = await sql<PersonOfProvider>`
    select id, email, language, state from account
    where lower(split_part(email::text, '@', 2)) = any(${domains}) and not is_operator and not is_editor
      and (
        exists (select from external_identity where account_id = account.id and provider_id = ${provider.id})
        or exists (select from group_membership where account_id = account.id and group_id = ${provider.groupId})
        or exists (
          select from membership join dealership on dealership.id = membership.dealership_id
          where membership.account_id = account.id and membership.accepted_at is not null
            and dealership.group_id = ${provider.groupId}))
    order by id
    for update of account`.execute(tx);
  return rows;
}

/** Deletes passwords, passkeys, one-time passwords and recovery codes; gives those who could have signed in with one. */
export async function deleteOwnSignIns(tx: Tx, accountIds: number[]): Promise<Set<number>> {
  const { rows } = await sql<{ accountId: number }>`
    with keys as (
      delete from passkey where account_id = any(${accountIds}) returning account_id
    ), apps as (
      delete from totp where account_id = any(${accountIds})
    ), codes as (
      delete from recovery_code where account_id = any(${accountIds})
    ), passwords as (
      update account set password_hash = null
      where id = any(${accountIds}) and password_hash is not null returning id as account_id
    )
    select account_id from keys union select account_id from passwords`.execute(tx);
  return new Set(rows.map(({ accountId }) => accountId));
}
