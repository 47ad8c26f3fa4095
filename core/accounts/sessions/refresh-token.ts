import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../../kernel/keyed-hash.ts';

export interface SessionGeneration {
  sessionId: string;
  generation: number;
}

/**
 * What renews a session: its id, how often it was renewed, and a signature of both. Nothing of it is stored, and a
 * successor can be told again to a tab that missed it, which a random token would not allow.
 */
export function sealRefreshToken({ sessionId, generation }: SessionGeneration, secret: string): string {
  return `${sessionId}.${generation}.${signatureOf(sessionId, generation, secret).toString('base64url')}`;
}

const form = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([1-9]\d{0,8})\.([\w-]{43})$/;

/** Which session and generation a refresh token is of; undefined when it is none of ours. */
export function openRefreshToken(token: string, secret: string): SessionGeneration | undefined {
  const [, sessionId, count, signature] = form.exec(token) ?? [];
  if (!sessionId || !count || !signature) return undefined;
  const generation = Number(count);
  const given = Buffer.from(signature, 'base64url');
  return timingSafeEqual(given, signatureOf(sessionId, generation, secret)) ? { sessionId, generation } : undefined;
}

function signatureOf(sessionId: string, generation: number, secret: string): Buffer {
  return keyedHash(secret, 'refresh token', sessionId, String(generation));
}
