import { createHash } from 'node:crypto';

/** A server's key as ssh tells it: `SHA256:…`. */
export function fingerprintOf(key: Buffer): string {
  return `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;
}
