import { sql } from 'kysely';
import type { Database, Tx } from '../../../db/database.ts';

const ended = { endedAt: sql<Date>`now()`, endedBecause: 'identity-provider' as const };

/** Ends what a provider has begun: its session, all of somebody's, all, or all but one of ours. */
export async function endSessionsOfProvider(
  db: Database | Tx,
  providerId: number,
  { session, accountId, except }: { session?: string | undefined; accountId?: number | undefined; except?: string },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set(ended)
    .where('identityProviderId', '=', providerId)
    .where('endedAt', 'is', null)
    .$if(session !== undefined, (query) => query.where('identityProviderSession', '=', session ?? ''))
    .$if(accountId !== undefined, (query) => query.where('accountId', '=', accountId ?? 0))
    .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Ends every session of these people, however it was begun, but one. */
export async function endSessionsOfPeople(tx: Tx, accountIds: number[], except: string): Promise<void> {
  if (accountIds.length === 0) return;
  await tx
    .updateTable('session')
    .set(ended)
    .where('accountId', 'in', accountIds)
    .where('id', '<>', except)
    .where('endedAt', 'is', null)
    .execute();
}

/**
 * Ends the sessions that were begun otherwise by addresses of domains that now sign in through the group's provider.
 * Its owners stay: whoever has set it up must be able to mend it.
 */
export async function endOtherSessionsOfDomains(tx: Tx, groupId: number, domains: string[]): Promise<void> {
  await tx
    .updateTable('session')
    .set(ended)
    .where('endedAt', 'is', null)
    .where('identityProviderId', 'is', null)
    .where(
      sql<boolean>`account_id in (
        select id from account
        where lower(split_part(email::text, '@', 2)) = any(${domains}) and not is_operator and not is_editor
          and not exists (
            select from group_membership
            where account_id = account.id and group_id = ${groupId} and role = 'group-owner'))`,
    )
    .execute();
}
