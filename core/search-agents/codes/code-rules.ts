import { timingSafeEqual } from 'node:crypto';
import { codeTries } from '@kardan/contract/values/search-agent';
import { keyedHash } from '../../kernel/keyed-hash.ts';

/**
 * Wrong tries of an agent after which it vanishes, over all of its codes. Who types wrongly twenty times begins anew; who
 * guesses has had twenty of a million.
 */
export const maxTries = 20;

export interface StoredCode {
  tries: number;
  isExpired: boolean;
  usedAt: Date | null;
}

/** Whether the code can still be right. */
export function isOpenCode({ tries, isExpired, usedAt }: StoredCode): boolean {
  return tries < codeTries && !isExpired && usedAt === null;
}

/**
 * The six digits of a code, from its random id and a key that the database does not hold (as RFC 4226 derives them). A
 * stored hash of six digits could be tried through in a second, or with a slow one in a day; here there is nothing to try,
 * and the mail that waits for its server holds no code either.
 */
export function codeOf(codeId: string, secret: string): string {
  const digest = keyedHash(secret, 'search agent code', codeId);
  // 48 bits: of a million codes none is likelier than another by more than a part in a hundred million.
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}

/** Takes as long for a code that is wrong in its first digit as in its last. */
export function isCode(given: string, codeId: string, secret: string): boolean {
  const [wanted, got] = [codeOf(codeId, secret), given].map((text) => Buffer.from(text.padEnd(6).slice(0, 6)));
  return timingSafeEqual(wanted as Buffer, got as Buffer) && given.length === 6;
}
