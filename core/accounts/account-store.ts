import type { Language } from '@kardan/contract/values/identifiers';
import { sql } from 'kysely';
import type { Database, Tx } from '../db/database.ts';
import type { AccountState } from '../db/schema.gen.ts';

/** What a sign-in needs to know of an account. */
export interface StoredAccount {
  id: number;
  email: string;
  displayName: string;
  language: Language;
  state: AccountState;
  passwordHash: string | null;
  passkeyHandle: string;
  isOperator: boolean;
  isEditor: boolean;
  hasTotp: boolean;
  passkeyCount: number;
  recoveryCodesLeft: number;
  wantsMonthlyReport: boolean;
}

function accounts(db: Database | Tx) {
  return db
    .selectFrom('account')
    .select([
      'id',
      'email',
      'displayName',
      'language',
      'state',
      'passwordHash',
      'passkeyHandle',
      'isOperator',
      'isEditor',
      'wantsMonthlyReport',
    ])
    .select([
      sql<boolean>`exists (select from totp where account_id = account.id and confirmed_at is not null)`.as('hasTotp'),
      sql<number>`(select count(*)::int from passkey where account_id = account.id)`.as('passkeyCount'),
      sql<number>`(select count(*)::int from recovery_code where account_id = account.id and used_at is null)`.as(
        'recoveryCodesLeft',
      ),
    ]);
}

export function loadAccountByEmail(db: Database | Tx, email: string): Promise<StoredAccount | undefined> {
  return accounts(db).where('email', '=', email).executeTakeFirst();
}

export function loadAccount(db: Database | Tx, accountId: number): Promise<StoredAccount | undefined> {
  return accounts(db).where('id', '=', accountId).executeTakeFirst();
}

/** Holds the account against other changes of how it signs in. */
export async function lockAccount(tx: Tx, accountId: number): Promise<StoredAccount | undefined> {
  await tx.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
  return loadAccount(tx, accountId);
}

/** A person who has not signed in yet; somebody who is there already stays as they are. */
export async function insertInvited(
  tx: Tx,
  account: { email: string; displayName: string; language: Language },
): Promise<void> {
  await tx
    .insertInto('account')
    .values(account)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
}

export async function updateAccount(
  tx: Tx | Database,
  accountId: number,
  change: Partial<Pick<StoredAccount, 'displayName' | 'language' | 'state' | 'passwordHash' | 'wantsMonthlyReport'>>,
): Promise<void> {
  await tx.updateTable('account').set(change).where('id', '=', accountId).execute();
}
