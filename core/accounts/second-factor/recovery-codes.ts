import { randomInt } from 'node:crypto';
import type { Tx } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { keyedHash } from '../../kernel/keyed-hash.ts';
import { replaceRecoveryCodes, spendRecoveryCode } from './recovery-code-store.ts';

const codeCount = 10;
/** Without 0, 1, l and o, which people mistake for each other: 32 signs, ten of them are 50 bits. */
const signs = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Makes new recovery codes in the place of the older ones; they are told this once, kept are only keyed hashes. */
export async function makeRecoveryCodes(tx: Tx, env: Env, accountId: number): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, () => {
    const letters = Array.from({ length: 10 }, () => signs[randomInt(signs.length)]).join('');
    return `${letters.slice(0, 5)}-${letters.slice(5)}`;
  });
  const hashes = codes.map((code) => hashOf(env, accountId, code));
  await replaceRecoveryCodes(tx, accountId, hashes);
  return codes;
}

/** Uses a recovery code up; false when it is none of the account's, or was used. */
export function useRecoveryCode(tx: Tx, env: Env, accountId: number, code: string): Promise<boolean> {
  return spendRecoveryCode(tx, accountId, hashOf(env, accountId, code));
}

function hashOf({ ACCOUNT_SECRET }: Env, accountId: number, code: string): Buffer {
  const letters = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return keyedHash(ACCOUNT_SECRET, 'recovery code', String(accountId), letters);
}
