import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';

/**
 * Writes what is published: the client and, of the contract, what it needs, as JavaScript with types. The contract itself is not
 * published, so its name in imports becomes the place where its files lie beside ours.
 */
const root = new URL('..', import.meta.url).pathname;
const dist = `${root}dist`;
rmSync(dist, { recursive: true, force: true });
execFileSync('tsc', ['-p', `${root}build/tsconfig.json`], { cwd: root, stdio: 'inherit' });
for (const file of globSync(`${dist}/**/*.{js,d.ts}`)) {
  const place = relative(dirname(file), `${dist}/contract`);
  const here = place.startsWith('.') ? place : `./${place}`;
  const text = readFileSync(file, 'utf8')
    .replaceAll(/(['"])@kardan\/contract\/([^'"]+)\1/g, `$1${here}/$2.js$1`)
    // Types that the compiler has inferred still name sources.
    .replaceAll(/(['"])(\.\.?\/[^'"]+)\.ts\1/g, '$1$2.js$1');
  writeFileSync(file, text);
}
