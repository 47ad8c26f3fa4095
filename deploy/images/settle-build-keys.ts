import { readFileSync, writeFileSync } from 'node:fs';

const holders = [
  'prerender-manifest.json',
  'server/preview-props.json',
  'server/server-reference-manifest.js',
  'server/server-reference-manifest.json',
];

/**
 * Puts zeros in place of the keys that Next makes up with every build, for previews and for functions of the server that pages
 * call: the same sources make the same image. The site has neither, and its server passes on nothing that would bring such a
 * key (web/lib/server/lock-previews.ts).
 */
export function settleBuildKeys(build: string): void {
  const read = (path: string) => readFileSync(`${build}/${path}`, 'utf8');
  const previews = JSON.parse(read('server/preview-props.json')) as Record<string, string>;
  const { encryptionKey } = JSON.parse(read('server/server-reference-manifest.json')) as { encryptionKey: string };
  for (const path of holders) {
    const settled = Object.values(previews)
      .reduce((text, key) => text.replaceAll(key, '0'.repeat(key.length)), read(path))
      .replaceAll(encryptionKey, Buffer.alloc(32).toString('base64'));
    writeFileSync(`${build}/${path}`, settled);
  }
}
