import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { billOfMaterials } from './bill-of-materials.ts';
import {
  extrasOf,
  type ImageName,
  imageNames,
  isLeftOut,
  readPackage,
  workspaceFolders,
  workspaceOf,
  workspacesOf,
} from './image-plan.ts';
import { keepTracedFiles } from './keep-traced-files.ts';
import { settleBuildKeys } from './settle-build-keys.ts';

/**
 * `node deploy/images/assemble-image.ts <image> <folder>`: lays out what one process needs as the repository has it, sources and
 * production dependencies. Not `pnpm deploy`: it puts our packages below node_modules, where Node runs no TypeScript.
 */
const [, , image = '', out = ''] = process.argv;
if (!isImage(image) || !out) throw new Error(`usage: assemble-image.ts ${imageNames.join('|')} <folder>`);

const root = process.cwd();
const workspaces = workspacesOf(image, root);
const others = [...workspaceFolders(root).values()].filter((folder) => !workspaces.includes(folder));
mkdirSync(out, { recursive: true });

// The lockfile speaks of all workspaces, so all must be there while it is read.
for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml']) cpSync(file, `${out}/${file}`);
for (const folder of others) cpSync(`${folder}/package.json`, `${out}/${folder}/package.json`);
for (const folder of [...workspaces, ...extrasOf[image]]) copy(folder);
execFileSync(
  'pnpm',
  [
    'install',
    '--prod',
    '--frozen-lockfile',
    '--ignore-scripts',
    '--filter-prod',
    `${readPackage(workspaceOf[image]).name}...`,
  ],
  { cwd: out, stdio: 'inherit' },
);
for (const folder of others) rmSync(`${out}/${folder}`, { recursive: true });

if (image === 'web') {
  copy('web/.next');
  cpSync('admin/dist', `${out}/admin/dist`, { recursive: true });
  settleBuildKeys(`${out}/web/.next`);
  await keepTracedFiles(out);
}
cpSync('deploy/images/ask-health.ts', `${out}/ask-health.ts`);

// The Node that developers run; notes of pnpm with the time of the build; what only compilers, debuggers and people read.
const unused = [
  'node_modules/node-linux-*',
  'node_modules/.pnpm/node-linux-*',
  'node_modules/.modules.yaml',
  'node_modules/.pnpm-workspace-state*',
  'node_modules/.pnpm/lock.yaml',
  'node_modules/.pnpm/**/*.map',
  'node_modules/.pnpm/**/*.d.{ts,mts,cts}',
  'node_modules/.pnpm/next@*/node_modules/next/dist/docs',
  'web/.next/server/**/*.map',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
];
for (const path of globSync(unused, { cwd: out })) rmSync(`${out}/${path}`, { recursive: true, force: true });

const { version } = readPackage('.');
writeFileSync(`${out}/sbom.cdx.json`, `${JSON.stringify(billOfMaterials(out, image, version), null, 1)}\n`);

function copy(folder: string): void {
  cpSync(folder, `${out}/${folder}`, {
    recursive: true,
    filter: (source) => !isLeftOut(relative(root, source.startsWith('/') ? source : `${root}/${source}`)),
  });
}

function isImage(name: string): name is ImageName {
  return (imageNames as readonly string[]).includes(name);
}
