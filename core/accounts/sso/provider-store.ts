import type { ProviderRole } from '@kardan/contract/values/identity-provider';
import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';
import type { InvitedTo } from '../links/account-token-store.ts';

export interface RoleOfClaim {
  value: string;
  role: ProviderRole;
  /** Null for a role in the group, or in every dealership of it. */
  dealershipId: number | null;
}

export interface StoredProvider {
  id: number;
  groupId: number;
  issuer: string;
  clientId: string;
  secretEncrypted: string;
  roleClaim: string;
  roleClaims: RoleOfClaim[];
}

function providers(db: Database | Tx) {
  return db
    .selectFrom('identityProvider')
    .select(['identityProvider.id', 'groupId', 'issuer', 'clientId', 'secretEncrypted', 'roleClaim'])
    .select(sql<RoleOfClaim[]>`role_claims`.as('roleClaims'));
}

export function loadProviderOfGroup(db: Database | Tx, groupId: number): Promise<StoredProvider | undefined> {
  return providers(db).where('groupId', '=', groupId).executeTakeFirst();
}

/** The provider that the session was begun by. */
export function loadProviderOfSession(db: Database, sessionId: string): Promise<StoredProvider | undefined> {
  return providers(db)
    .innerJoin('session', 'session.identityProviderId', 'identityProvider.id')
    .where('session.id', '=', sessionId)
    .executeTakeFirst();
}

/** The provider that addresses of the domain sign in through; one that nobody has confirmed is none. */
export function loadProviderOfDomain(db: Database | Tx, domain: string): Promise<StoredProvider | undefined> {
  return providers(db)
    .innerJoin('identityProviderDomain', 'identityProviderDomain.providerId', 'identityProvider.id')
    .where('identityProviderDomain.domain', '=', domain)
    .where('identityProviderDomain.confirmedAt', 'is not', null)
    .executeTakeFirst();
}

/** Whether it is the group's provider, or that of the dealership's own group. */
export async function isProviderOf(
  tx: Tx,
  { groupId }: Pick<StoredProvider, 'groupId'>,
  of: InvitedTo,
): Promise<boolean> {
  if (of.groupId) return of.groupId === groupId;
  const query = tx
    .selectFrom('dealership')
    .select('id')
    .where('id', '=', of.dealershipId ?? 0)
    .where('groupId', '=', groupId);
  return (await query.executeTakeFirst()) !== undefined;
}

/**
 * Held against another change of it, and against who signs in with it. Always before an account: two who change it at once
 * would otherwise wait for each other's.
 */
export async function lockProvider(tx: Tx, groupId: number): Promise<StoredProvider | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended('identity-provider', ${groupId}))`.execute(tx);
  return providers(tx).where('groupId', '=', groupId).forUpdate().executeTakeFirst();
}

/** Keeps the provider what it was when it was asked, until somebody is signed in; false when it has been changed since. */
export async function holdProvider(tx: Tx, { id, issuer, clientId }: StoredProvider): Promise<boolean> {
  const row = await tx
    .selectFrom('identityProvider')
    .select('id')
    .where('id', '=', id)
    .where('issuer', '=', issuer)
    .where('clientId', '=', clientId)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

export type ProviderFields = Omit<StoredProvider, 'id' | 'groupId'>;

export async function insertProvider(tx: Tx, groupId: number, fields: ProviderFields): Promise<number> {
  const { id } = await tx
    .insertInto('identityProvider')
    .values({ ...fields, groupId, roleClaims: JSON.stringify(fields.roleClaims) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateProvider(tx: Tx, id: number, fields: ProviderFields): Promise<void> {
  await tx
    .updateTable('identityProvider')
    .set({ ...fields, roleClaims: JSON.stringify(fields.roleClaims) })
    .where('id', '=', id)
    .execute();
}

export async function deleteProvider(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('identityProvider').where('id', '=', id).execute();
}

export function loadAllProviders(db: Database) {
  return db.selectFrom('identityProvider').select(['id', 'groupId', 'secretEncrypted']).execute();
}

/** Takes the place of what was read, unless somebody has changed it since. */
export async function replaceProviderSecret(db: Database, id: number, from: string, to: string): Promise<void> {
  await db
    .updateTable('identityProvider')
    .set({ secretEncrypted: to })
    .where('id', '=', id)
    .where('secretEncrypted', '=', from)
    .execute();
}
