import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';

export interface NewPasskey {
  accountId: number;
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
  backedUp: boolean;
  label: string;
}

const told = ['id', 'label', 'createdAt', 'lastUsedAt', 'backedUp'] as const;

/** Undefined when somebody has this very passkey already. */
export function insertPasskey(tx: Tx, passkey: NewPasskey) {
  return tx
    .insertInto('passkey')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credentialId').doNothing())
    .returning(told)
    .executeTakeFirst();
}

export function loadPasskeys(db: Database | Tx, accountId: number) {
  return db
    .selectFrom('passkey')
    .select([...told, 'credentialId', 'transports'])
    .where('accountId', '=', accountId)
    .orderBy('createdAt')
    .execute();
}

/** Whose passkey it is. */
export async function loadPasskeyOwner(tx: Tx, credentialId: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('passkey')
    .select('accountId')
    .where('credentialId', '=', credentialId)
    .executeTakeFirst();
  return row?.accountId;
}

/** Held against a second use at the same moment. */
export function lockPasskey(tx: Tx, credentialId: string) {
  return tx
    .selectFrom('passkey')
    .select(['id', 'accountId', 'credentialId', 'publicKey', 'counter', 'transports'])
    .where('credentialId', '=', credentialId)
    .forUpdate()
    .executeTakeFirst();
}

export async function notePasskeyUse(tx: Tx, id: string, use: { counter: number; backedUp: boolean }): Promise<void> {
  await tx
    .updateTable('passkey')
    .set({ ...use, lastUsedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

export async function renameStoredPasskey(
  db: Database,
  accountId: number,
  id: string,
  label: string,
): Promise<boolean> {
  const row = await db
    .updateTable('passkey')
    .set({ label })
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export function deletePasskey(tx: Tx, accountId: number, id: string) {
  return tx
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .returning('label')
    .executeTakeFirst();
}
