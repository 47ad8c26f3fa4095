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

export async function confirmDomains(tx: Tx, providerId: number): Promise<string[]> {
  const rows = await tx
    .updateTable('identityProviderDomain')
    .set({ confirmedAt: sql<Date>`now()` })
    .where('providerId', '=', providerId)
    .where('confirmedAt', 'is', null)
    .returning('domain')
    .execute();
  return rows.map(({ domain }) => domain);
}
