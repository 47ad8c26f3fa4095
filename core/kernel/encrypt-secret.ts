import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type EncryptionKey, encryptionKeys } from './encryption-keys.ts';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/**
 * A secret as it is stored: the name of its key, then AES-GCM's output. Bound to its owner, by a name such as
 * `identity provider of group 7`: moved to another row it cannot be opened. The first key of the list encrypts.
 */
export function encryptSecret(keys: string, owner: string, secret: string): string {
  const [first] = keysOf(keys);
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, first.key, iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([iv, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${first.name}.${sealed.toString('base64url')}`;
}

/** The secret of what was stored, whichever key of the list it was encrypted with. */
export function decryptSecret(keys: string, owner: string, stored: string): string {
  const [name, text = ''] = stored.split('.', 2);
  const found = keysOf(keys).find((each) => each.name === name);
  if (!found) throw new Error(`ACCOUNT_ENCRYPTION_KEYS lacks the key ${name}`);
  const sealed = Buffer.from(text, 'base64url');
  const decipher = createDecipheriv(algorithm, found.key, sealed.subarray(0, ivBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(owner))
    .setAuthTag(sealed.subarray(-tagBytes));
  return decipher.update(sealed.subarray(ivBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8');
}

/** What was stored, encrypted with the first key; undefined when it is already. */
export function reencryptSecret(keys: string, owner: string, stored: string): string | undefined {
  if (stored.startsWith(`${keysOf(keys)[0].name}.`)) return undefined;
  return encryptSecret(keys, owner, decryptSecret(keys, owner, stored));
}

function keysOf(text: string): [EncryptionKey, ...EncryptionKey[]] {
  return encryptionKeys(text) as [EncryptionKey, ...EncryptionKey[]];
}
