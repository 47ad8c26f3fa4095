import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../../kernel/keyed-hash.ts';
import { bytesOfUuid, uuidOfBytes } from '../../kernel/uuid-bytes.ts';

type Purpose = 'invite' | 'reset';

/**
 * What a mailed link ends in: the token's id, signed with a key that the database does not hold. Neither the table of
 * tokens nor a mail that waits for its server opens an account.
 */
export function sealLinkToken(purpose: Purpose, id: string, secret: string): string {
  return Buffer.concat([bytesOfUuid(id), signatureOf(purpose, id, secret)]).toString('base64url');
}

/** The id of a link that we sent for this purpose; undefined when it is none. */
export function openLinkToken(purpose: Purpose, token: string, secret: string): string | undefined {
  if (!/^[\w-]{64}$/.test(token)) return undefined;
  const bytes = Buffer.from(token, 'base64url');
  const id = uuidOfBytes(bytes.subarray(0, 16));
  return timingSafeEqual(bytes.subarray(16), signatureOf(purpose, id, secret)) ? id : undefined;
}

function signatureOf(purpose: Purpose, id: string, secret: string): Buffer {
  return keyedHash(secret, `account link ${purpose}`, id);
}
