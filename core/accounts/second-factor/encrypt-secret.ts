import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type EncryptionKey, encryptionKeys } from '../../kernel/encryption-keys.ts';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** What a secret is bound to: an account for its one-time passwords, or what is named. */
type Owner = number | string;

/**
 * A secret as it is stored: the name of its key, then AES-GCM's output. Bound to its owner: moved to another row it
 * cannot be opened. The first key of the list encrypts.
 */
export function encryptSecret(keys: string, owner: Owner, secret: string): string {
  const [first] = keysOf(keys);
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, first.key, iv).setAAD(boundTo(owner));
  const sealed = Buffer.concat([iv, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${first.name}.${sealed.toString('base64url')}`;
}

/** The secret of what was stored, whichever key of the list it was encrypted with. */
export function decryptSecret(keys: string, owner: Owner, stored: string): string {
  const [name, text = ''] = stored.split('.', 2);
  const found = keysOf(keys).find((each) => each.name === name);
  if (!found) throw new Error(`ACCOUNT_ENCRYPTION_KEYS lacks the key ${name}`);
  const sealed = Buffer.from(text, 'base64url');
  const decipher = createDecipheriv(algorithm, found.key, sealed.subarray(0, ivBytes), { authTagLength: tagBytes })
    .setAAD(boundTo(owner))
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

function boundTo(owner: Owner): Buffer {
  return Buffer.from(typeof owner === 'number' ? `totp of account ${owner}` : owner);
}
