import { createHash } from 'node:crypto';
import type { ChallengeFacts } from './challenge-token.ts';

/**
 * Sixteen small tasks instead of a large one: the work is the same, but it varies by a quarter where a single task's varies
 * by all of it, and a browser can show how far it is. 262,000 hashes: a script that sends a thousand forms pays for
 * them with minutes of a core. Figures are in docs/decisions/0016-contact.md.
 */
export const difficulty = { parts: 16, bits: 14 };

/** Nobody fills in a form faster. */
export const shortestSeconds = 3;
export const maxSeconds = 30 * 60;

/** Whether the challenge is old enough for a person to have filled in a form, and not too old. */
export function isTimely(issuedAt: Date, now: Date): boolean {
  const ageSeconds = (now.getTime() - issuedAt.getTime()) / 1000;
  return ageSeconds >= shortestSeconds && ageSeconds <= maxSeconds;
}

/** Whether there is a solution for each part. */
export function isSolved({ id, parts, bits }: ChallengeFacts, nonces: readonly number[]): boolean {
  const seed = seedOf(id);
  return nonces.length === parts && nonces.every((nonce, part) => leadingZeroBits(`${seed}.${part}.${nonce}`) >= bits);
}

export function seedOf(id: Buffer): string {
  return id.toString('base64url');
}

function leadingZeroBits(text: string): number {
  const first = createHash('sha256').update(text).digest().readUInt32BE(0);
  return Math.clz32(first);
}
