import type { Language } from '@kardan/contract/values/identifiers';
import type { Database, Tx } from '../../../db/database.ts';

interface ExternalIdentity {
  providerId: number;
  subject: string;
}

/** Whose account somebody of a provider is. */
export async function loadAccountOfIdentity(
  db: Database | Tx,
  { providerId, subject }: ExternalIdentity,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('externalIdentity')
    .select('accountId')
    .where('providerId', '=', providerId)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.accountId;
}

/** False when either is linked already. */
export async function insertIdentity(tx: Tx, identity: ExternalIdentity & { accountId: number }): Promise<boolean> {
  const row = await tx
    .insertInto('externalIdentity')
    .values(identity)
    .onConflict((conflict) => conflict.doNothing())
    .returning('accountId')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whom a provider calls how is known no more. */
export async function deleteIdentitiesOfProvider(tx: Tx, providerId: number): Promise<void> {
  await tx.deleteFrom('externalIdentity').where('providerId', '=', providerId).execute();
}

/** An account that can be signed in to; undefined when the address has one. */
export async function insertCompanyAccount(
  tx: Tx,
  account: { email: string; displayName: string; language: Language },
): Promise<number | undefined> {
  const row = await tx
    .insertInto('account')
    .values({ ...account, state: 'active' })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}
