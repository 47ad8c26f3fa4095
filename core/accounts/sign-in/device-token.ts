import { randomBytes, timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../../kernel/keyed-hash.ts';

/** As long as somebody may be away and still be known; each sign-in begins it anew. */
export const deviceDays = 180;

/**
 * What a browser keeps that somebody has signed in with: a random number, signed for their address. It opens nothing. Tries
 * with it are counted by it, so that strangers who guess at an address cannot keep its owner out.
 */
export function sealDeviceToken(email: string, secret: string, device = randomBytes(16).toString('base64url')): string {
  return `${device}.${signatureOf(email, device, secret).toString('base64url')}`;
}

/** Which device has signed in with this address before; undefined when the token is none of ours, or for another address. */
export function openDeviceToken(token: string | undefined, email: string, secret: string): string | undefined {
  const [, device, signature] = /^([\w-]{22})\.([\w-]{43})$/.exec(token ?? '') ?? [];
  if (!device || !signature) return undefined;
  const isOurs = timingSafeEqual(Buffer.from(signature, 'base64url'), signatureOf(email, device, secret));
  return isOurs ? device : undefined;
}

function signatureOf(email: string, device: string, secret: string): Buffer {
  return keyedHash(secret, 'device', email.toLowerCase(), device);
}
