import { readFileSync, writeFileSync } from 'node:fs';

/** Where Next writes which of its keys. */
const previewHolders = ['prerender-manifest.json', 'server/preview-props.json'];
const functionHolders = ['server/server-reference-manifest.js', 'server/server-reference-manifest.json'];

/**
 * Puts zeros in place of the keys that Next makes up with every build, for previews and for functions of the server that pages
 * call: the same sources make the same image. The site has neither, and its server passes on nothing that would bring such a
 * key (web/lib/server/lock-previews.ts).
 */
export function settleBuildKeys(build: string): void {
  const read = (path: string) => readFileSync(`${build}/${path}`, 'utf8');
  const previews = JSON.parse(read('server/preview-props.json')) as Record<string, string>;
  const { encryptionKey } = JSON.parse(read('server/server-reference-manifest.json')) as { encryptionKey: string };
  const settle = (path: string, keys: string[], settled: (key: string) => string) => {
    const text = read(path);
    if (!keys.every((key) => text.includes(key))) throw new Error(`${path} has no longer the keys that it had`);
    writeFileSync(
      `${build}/${path}`,
      keys.reduce((before, key) => before.replaceAll(key, settled(key)), text),
    );
  };
  for (const path of previewHolders) settle(path, Object.values(previews), (key) => '0'.repeat(key.length));
  for (const path of functionHolders) settle(path, [encryptionKey], () => Buffer.alloc(32).toString('base64'));
}
