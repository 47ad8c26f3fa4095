import { readFile, writeFile } from 'node:fs/promises';
import { austriaMapFiles } from './austria-map.ts';
import { configurationFiles } from './generate/configuration.ts';
import { contractFiles } from './generate/contract.ts';
import { feedFormatFiles } from './generate/feed-formats.ts';
import { iconFiles } from './generate/icons.ts';
import { libraryFiles } from './generate/libraries.ts';
import { observingFiles } from './generate/observing.ts';
import { schemaFiles } from './generate/schema.ts';
import { emblemFiles } from './make-emblems.ts';

/** `pnpm generate` writes every generated file; with `--check` it only says which are stale, and fails. */
const check = process.argv.includes('--check');
const files = [
  ...(await schemaFiles()),
  ...(await contractFiles()),
  ...configurationFiles(),
  ...feedFormatFiles(),
  ...observingFiles(),
  ...(await iconFiles()),
  ...(await libraryFiles()),
  ...austriaMapFiles(),
  ...emblemFiles(),
];
let stale = 0;
for (const { path, text } of files) {
  const file = new URL(`../${path}`, import.meta.url);
  const current = await readFile(file, 'utf8').catch(() => '');
  if (current === text) continue;
  stale += 1;
  if (check) process.stderr.write(`${path} is stale: run \`pnpm generate\`\n`);
  else await writeFile(file, text);
}
process.stdout.write(`${files.length} generated files, ${stale} ${check ? 'stale' : 'written'}\n`);
process.exitCode = check && stale > 0 ? 1 : 0;
