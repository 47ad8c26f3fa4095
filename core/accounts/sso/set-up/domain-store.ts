import { sql } from 'kysely';
import type { Database, Tx } from '../../../db/database.ts';

export function loadDomains(
  db: Database | Tx,
  providerId: number,
): Promise<{ domain: string; isConfirmed: boolean }[]> {
  return db
    .selectFrom('identityProviderDomain')
    .select(['domain', sql<boolean>`confirmed_at is not null`.as('isConfirmed')])
    .where('providerId', '=', providerId)
    .orderBy('domain')
    .execute();
}

/** These are the provider's domains from now on; what was confirmed of them stays so. */
export async function replaceDomains(tx: Tx, providerId: number, domains: string[]): Promise<void> {
  await tx
    .deleteFrom('identityProviderDomain')
    .where('providerId', '=', providerId)
    .where('domain', 'not in', domains)
    .execute();
  await tx
    .insertInto('identityProviderDomain')
    .values(domains.map((domain) => ({ providerId, domain })))
    .onConflict((conflict) => conflict.columns(['providerId', 'domain']).doNothing())
    .execute();
}

/** Which of the domains belong to another group for sure. */
export async function loadTakenDomains(tx: Tx, providerId: number | undefined, domains: string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('identityProviderDomain')
    .select('domain')
    .where('domain', 'in', domains)
    .$if(providerId !== undefined, (query) => query.where('providerId', '<>', providerId ?? 0))
    .where('confirmedAt', 'is not', null)
    .execute();
  return rows.map(({ domain }) => domain);
}

/** Confirms those of the provider's domains; gives those that were not before. */
export async function confirmDomains(tx: Tx, providerId: number, domains: string[]): Promise<string[]> {
  if (domains.length === 0) return [];
  const rows = await tx
    .updateTable('identityProviderDomain')
    .set({ confirmedAt: sql<Date>`now()` })
    .where('providerId', '=', providerId)
    .where('domain', 'in', domains)
    .where('confirmedAt', 'is', null)
    .returning('domain')
    .execute();
  return rows.map(({ domain }) => domain);
}

/** Groups whose company accounts have domains that nobody has released, those that have waited longest first. */
export function loadWaitingGroups(db: Database) {
  return db
    .selectFrom('identityProviderDomain as named')
    .innerJoin('identityProvider as provider', 'provider.id', 'named.providerId')
    .innerJoin('dealerGroup as group', 'group.id', 'provider.groupId')
    .select((select) => [
      'group.id',
      'group.name',
      sql<string[]>`array_agg(named.domain order by named.domain)`.as('domains'),
      select.fn.min('named.createdAt').as('since'),
    ])
    .where('named.confirmedAt', 'is', null)
    .groupBy(['group.id', 'group.name'])
    .orderBy('since')
    .execute();
}
