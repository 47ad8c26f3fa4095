import { existsSync, readdirSync, statSync } from 'node:fs';
import { runToEnd } from './run-to-end.ts';
import { nextProgram, root, webDirectory } from './start.ts';

/** Builds web for production, unless the build there is newer than all it is made of. */
export function buildWebIfStale(): void {
  const built = `${webDirectory}/.next/BUILD_ID`;
  const sources = [webDirectory, `${root}contract`].map(newestChange);
  if (existsSync(built) && statSync(built).mtimeMs > Math.max(...sources)) return;
  runToEnd([nextProgram, 'build'], webDirectory, { NEXT_TELEMETRY_DISABLED: '1' });
}

function newestChange(directory: string): number {
  const times = readdirSync(directory, { withFileTypes: true })
    .filter(({ name }) => !isMadeByTools(name))
    .map((entry) => {
      const path = `${directory}/${entry.name}`;
      return entry.isDirectory() ? newestChange(path) : statSync(path).mtimeMs;
    });
  return Math.max(0, ...times);
}

function isMadeByTools(name: string): boolean {
  return name === 'node_modules' || name === '.next' || name === 'next-env.d.ts' || name.endsWith('.tsbuildinfo');
}
