import { existsSync, globSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';

/**
 * Packages that Next brings, and those that its build compiles into pages: of them only what the build has traced is run. What is
 * not named here stays whole: the server around Next runs it as it lies there.
 */
const traced = [
  ...['next', 'react', 'react-dom', 'postcss', 'styled-jsx', 'semver', 'client-only', 'caniuse-lite'],
  ...['baseline-browser-mapping', 'playwright', 'playwright-core', 'sharp', 'detect-libc', 'tailwindcss', 'jiti'],
  ...['lightningcss', 'lightningcss-linux-x64-gnu', 'lightningcss-linux-arm64-gnu', 'enhanced-resolve', 'maplibre-gl'],
  ...[
    'web-vitals',
    'gl-matrix',
    '@next',
    '@swc',
    '@img',
    '@babel',
    '@playwright',
    '@tailwindcss',
    '@sentry',
    '@tanstack',
  ],
  ...['@maplibre', '@mapbox'],
];

/** Of what starts Next in a server of one's own only the way of production is taken. */
const developmentOnly = [
  ...['docs', 'build/webpack', 'server/dev', 'lib/upgrade', 'server/mcp', 'cli'].map(
    (folder) => `**/next/dist/${folder}/**`,
  ),
  ...[
    'next-server',
    'webpack',
    'babel',
    'babel-packages',
    'next-devtools',
    'postcss-*',
    'cssnano-simple',
    'terser',
  ].map((folder) => `**/next/dist/compiled/${folder}/**`),
  '**/*.development.js',
];

/**
 * Removes what the site does not run of Next: of 208 MB its own traces, by which it also makes its stand-alone folder, name 12. They
 * know nothing of a server of one's own, so its beginning is traced here. Its optimiser of pictures goes whole: the API makes ours.
 */
export async function keepTracedFiles(out: string): Promise<void> {
  const kept = new Set<string>(await startOfNext(out));
  for (const trace of [
    'web/.next/next-server.js.nft.json',
    ...globSync('web/.next/server/**/*.nft.json', { cwd: out }),
  ]) {
    const { files } = JSON.parse(readFileSync(`${out}/${trace}`, 'utf8')) as { files: string[] };
    for (const file of files) {
      const path = resolve(dirname(`${out}/${trace}`), file);
      if (existsSync(path)) kept.add(realpathSync(path));
    }
  }
  for (const folder of globSync('node_modules/.pnpm/*', { cwd: out })) {
    const name = folder.split('/').at(-1) ?? '';
    if (!traced.includes(name.startsWith('@') ? (name.split('+')[0] ?? '') : (name.split('@')[0] ?? ''))) continue;
    for (const entry of globSync(`${folder}/node_modules/**/*`, { cwd: out, withFileTypes: true })) {
      const path = `${entry.parentPath}/${entry.name}`;
      if (entry.isFile() && (isOptimiser(name) || !kept.has(realpathSync(path)))) rmSync(path);
    }
  }
}

interface Tracer {
  nodeFileTrace(
    entries: string[],
    options: { base: string; ignore: string[] },
  ): Promise<{ fileList: ReadonlySet<string> }>;
}

/** What `import next from 'next'` runs until its server is there, found by the tracer that Next itself brings. */
async function startOfNext(out: string): Promise<string[]> {
  const require = createRequire(`${realpathSync(out)}/web/server.ts`);
  const { nodeFileTrace } = require('next/dist/compiled/@vercel/nft') as Tracer;
  const entry = realpathSync(require.resolve('next/dist/server/next.js'));
  const { fileList } = await nodeFileTrace([entry], { base: '/', ignore: developmentOnly });
  return [...fileList].map((file) => realpathSync(`/${file}`));
}

function isOptimiser(name: string): boolean {
  return /^(sharp|@img[+])/.test(name);
}
