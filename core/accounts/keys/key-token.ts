import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { keyPrefix } from '@kardan/contract/values/api-keys';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const idLength = 12;
/** As much as 32 random bytes. */
const secretLength = 43;
/** Holds every CRC-32. */
const checkLength = 6;
const form = new RegExp(
  `^${keyPrefix}([0-9A-Za-z]{${idLength}})_([0-9A-Za-z]{${secretLength}})_([0-9A-Za-z]{${checkLength}})$`,
);

export interface KeyToken {
  id: string;
  secretHash: string;
}

/** A new name for a key. */
export function newKeyId(): string {
  return randomText(idLength);
}

/**
 * A key with a new secret, as its owner is told it once. The check at its end lets a program that looks for leaked keys, and
 * us, tell a mistyped or made-up one from a real one without asking the database.
 */
export function newKeyToken(id: string): KeyToken & { token: string } {
  const secret = randomText(secretLength);
  const begin = `${keyPrefix}${id}_${secret}`;
  return { id, secretHash: hashOf(secret), token: `${begin}_${checkOf(begin)}` };
}

/** What a text says that may be a key; undefined when it cannot be one. */
export function readKeyToken(text: string): KeyToken | undefined {
  const [, id = '', secret = '', check] = form.exec(text) ?? [];
  return check === undefined || check !== checkOf(`${keyPrefix}${id}_${secret}`)
    ? undefined
    : { id, secretHash: hashOf(secret) };
}

function randomText(length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

function checkOf(text: string): string {
  let rest = crc32(text);
  let digits = '';
  for (let place = 0; place < checkLength; place++) {
    digits = alphabet[rest % alphabet.length] + digits;
    rest = Math.floor(rest / alphabet.length);
  }
  return digits;
}
