export interface EncryptionKey {
  name: string;
  key: Buffer;
}

/** The keys of a list `name:key,name:key`; undefined when it is none, or a name stands there twice. */
export function encryptionKeys(text: string): EncryptionKey[] | undefined {
  const keys: EncryptionKey[] = [];
  for (const entry of text.split(',')) {
    const [, name, key] = /^([\w-]{1,40}):([A-Za-z0-9+/]{43}=)$/.exec(entry.trim()) ?? [];
    if (!name || !key || keys.some((known) => known.name === name)) return undefined;
    keys.push({ name, key: Buffer.from(key, 'base64') });
  }
  return keys;
}
