import { readFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import type { GeneratedFile } from './generated-file.ts';

const workspaces = ['contract', 'telemetry', 'core', 'api', 'worker', 'ui', 'web'];

interface Manifest {
  dependencies?: Record<string, string>;
  license?: string;
  /** How older packages tell it. */
  licenses?: { type: string }[];
}

/** What the product is made with, for the credits: the libraries that our own code asks for, each with its licence. */
export async function libraryFiles(): Promise<GeneratedFile[]> {
  const found = new Map<string, string>();
  for (const workspace of workspaces) {
    const file = new URL(`../../${workspace}/package.json`, import.meta.url);
    const { dependencies = {} } = await readManifest(file);
    for (const name of Object.keys(dependencies).filter((each) => !each.startsWith('@kardan/'))) {
      const manifest = findPackageJSON(name, file);
      if (!manifest) throw new Error(`${name} of ${workspace} is not installed`);
      const { license, licenses = [] } = await readManifest(manifest);
      found.set(name, license ?? licenses.map(({ type }) => type).join(' OR '));
    }
  }
  const rows = [...found].sort(([a], [b]) => (a < b ? -1 : 1));
  const unknown = rows.filter(([, licence]) => licence === '').map(([name]) => name);
  if (unknown.length > 0) throw new Error(`no licence is told by ${unknown.join(', ')}`);
  const lines = rows.map(([name, licence]) => `  ['${name}', '${licence}'],`);
  return [
    {
      path: 'core/content/tables/libraries.gen.ts',
      text: `// Written by \`pnpm generate\`.\nexport const libraries: readonly (readonly [name: string, licence: string])[] = [\n${lines.join('\n')}\n];\n`,
    },
  ];
}

async function readManifest(file: URL | string): Promise<Manifest> {
  return JSON.parse(await readFile(file, 'utf8')) as Manifest;
}
