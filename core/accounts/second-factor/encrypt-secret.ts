import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type EncryptionKey, encryptionKeys } from '../../kernel/encryption-keys.ts';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/**
 * A secret as it is stored: the name of its key, then AES-GCM's output. Bound to the account: moved to another row it
 * cannot be opened. The first key of the list encrypts.
 */
export function encryptSecret(keys: string, accountId: number, secret: string): string {
  const [first] = keysOf(keys);
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, first.key, iv).setAAD(boundTo(accountId));
  const sealed = Buffer.concat([iv, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${first.name}.${sealed.toString('base64url')}`;
}

/** The secret of what was stored, whichever key of the list it was encrypted with. */
export function decryptSecret(keys: string, accountId: number, stored: string): string {
  const [name, text = ''] = stored.split('.', 2);
  const found = keysOf(keys).find((each) => each.name === name);
  if (!found) throw new Error(`ACCOUNT_ENCRYPTION_KEYS lacks the key ${name}`);
  const sealed = Buffer.from(text, 'base64url');
  const decipher = createDecipheriv(algorithm, found.key, sealed.subarray(0, ivBytes), { authTagLength: tagBytes })
    .setAAD(boundTo(accountId))
    .setAuthTag(sealed.subarray(-tagBytes));
  return decipher.update(sealed.subarray(ivBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8');
}

/** Whether what was stored is encrypted with the first key. */
export function isCurrent(keys: string, stored: string): boolean {
  return stored.startsWith(`${keysOf(keys)[0].name}.`);
}

function keysOf(text: string): [EncryptionKey, ...EncryptionKey[]] {
  return encryptionKeys(text) as [EncryptionKey, ...EncryptionKey[]];
}

function boundTo(accountId: number): Buffer {
  return Buffer.from(`totp of account ${accountId}`);
}
