import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildDirectory } from '../build-rules/stock.ts';

const web = fileURLToPath(new URL('..', import.meta.url));
const shared = ['contract', 'ui'].map((name) => fileURLToPath(new URL(`../../${name}/`, import.meta.url)));

/** Builds web for production, unless the build there is newer than all it is made of; its output goes to our terminal. */
export function buildWebIfStale(): void {
  const built = `${web}${buildDirectory}/BUILD_ID`;
  if (existsSync(built) && statSync(built).mtimeMs > Math.max(...[web, ...shared].map(newestChange))) return;
  const { status, signal } = spawnSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    cwd: web,
    env: productionEnvironment(),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error(`building web ended with ${status ?? signal}`);
}

/** Ours, but for what a runner of tests says of itself: libraries built by it would be those for development. */
export function productionEnvironment(): NodeJS.ProcessEnv {
  // biome-ignore lint/style/noProcessEnv: handed on as it is, not read
  return { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
}

/** When anything below a directory was changed last, what tools make left out. */
export function newestChange(directory: string): number {
  const times = readdirSync(directory, { withFileTypes: true })
    .filter(({ name }) => !isMadeByTools(name))
    .map((entry) => {
      const path = `${directory}/${entry.name}`;
      return entry.isDirectory() ? newestChange(path) : statSync(path).mtimeMs;
    });
  return Math.max(0, ...times);
}

function isMadeByTools(name: string): boolean {
  return (
    name === 'node_modules' ||
    name === 'dist' ||
    name.startsWith('.next') ||
    name === 'next-env.d.ts' ||
    name.endsWith('.tsbuildinfo')
  );
}
