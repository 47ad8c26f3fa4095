import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from './keyed-hash.ts';
import { bytesOfUuid, uuidOfBytes } from './uuid-bytes.ts';

const idBytes = 16;
const signatureBytes = 16;
const form = /^[\w-]{43}$/;

/**
 * An id, signed for one use: whoever has it may do what that use is. Nothing is stored for it, so every mail can hold such a
 * link, and no list of rights can be stolen from the database.
 */
export function sealId(id: string, use: string, secret: string): string {
  const bytes = bytesOfUuid(id);
  return Buffer.concat([bytes, signatureOf(bytes, use, secret)]).toString('base64url');
}

/** The id that a token was made of for this use, or undefined when it is none of ours. */
export function openSealedId(token: string, use: string, secret: string): string | undefined {
  if (!form.test(token)) return undefined;
  const bytes = Buffer.from(token, 'base64url');
  const [id, signature] = [bytes.subarray(0, idBytes), bytes.subarray(idBytes)];
  if (signature.length !== signatureBytes || !timingSafeEqual(signature, signatureOf(id, use, secret)))
    return undefined;
  return uuidOfBytes(id);
}

function signatureOf(id: Buffer, use: string, secret: string): Buffer {
  return keyedHash(secret, use, id).subarray(0, signatureBytes);
}
