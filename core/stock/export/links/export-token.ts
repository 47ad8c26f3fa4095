import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, which nobody guesses. */
export function newExportToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token: nobody makes an address of it. */
export function exportTokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
