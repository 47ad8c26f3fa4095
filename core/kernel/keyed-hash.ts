import { createHmac } from 'node:crypto';

/** A hash that only who has the secret can make; named after its use, so that none made for another use can pass for it. */
export function keyedHash(secret: string, use: string, ...parts: readonly (string | Buffer)[]): Buffer {
  const hash = createHmac('sha256', secret).update(use);
  for (const part of parts) hash.update('\0').update(part);
  return hash.digest();
}
