import { timingSafeEqual } from 'node:crypto';
import type { Env } from '../../env.ts';
import { keyedHash } from '../../kernel/keyed-hash.ts';
import { bytesOfUuid, uuidOfBytes } from '../../kernel/uuid-bytes.ts';

type TokenEnv = Pick<Env, 'LINK_SECRET'>;

const serialBytes = 16;
const signatureBytes = 16;

/** A preview's link: its serial, signed. Nobody can make one up, and one whose serial is gone is worth nothing. */
export function previewToken(env: TokenEnv, serial: string): string {
  const id = bytesOfUuid(serial);
  return Buffer.concat([id, signatureOf(env, id)]).toString('base64url');
}

/** The serial that a link holds; undefined when it is none of ours. */
export function readPreviewToken(env: TokenEnv, token: string): string | undefined {
  if (!/^[\w-]{43}$/.test(token)) return undefined;
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== serialBytes + signatureBytes) return undefined;
  const [id, signature] = [bytes.subarray(0, serialBytes), bytes.subarray(serialBytes)];
  return timingSafeEqual(signature, signatureOf(env, id)) ? uuidOfBytes(id) : undefined;
}

function signatureOf({ LINK_SECRET }: TokenEnv, id: Buffer): Buffer {
  return keyedHash(LINK_SECRET, 'preview of a text', id).subarray(0, signatureBytes);
}
