import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { root } from '../stack/start.ts';

const directory = `${root}web/testing/empty-page`;
const page = `${directory}/.next/server/app/index.html`;

/**
 * What the scripts of an empty page weigh, compressed, when Next is taken as it comes. Our budget stands on top of it: an
 * upgrade of Next that makes it heavier is no fault of ours, and one that makes it lighter no room for us.
 */
export function emptyPageWeight(): number {
  if (!existsSync(page) || builtBy() !== nextVersion()) build();
  const scripts = readFileSync(page, 'utf8').matchAll(/<script src="\/_next\/(static\/[^"?]+)[^"]*" async=""/g);
  const paths = new Set([...scripts].map(([, path = '']) => `${directory}/.next/${path}`));
  return [...paths].reduce((sum, path) => sum + gzipSync(readFileSync(path), { level: 9 }).length, 0);
}

function build(): void {
  const { status, stderr } = spawnSync(process.execPath, ['node_modules/next/dist/bin/next', 'build', directory], {
    cwd: `${root}web`,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`building the empty page ended with ${status}: ${stderr}`);
}

/** The build names the version it was made by. */
function builtBy(): string {
  const { version } = JSON.parse(readFileSync(`${directory}/.next/diagnostics/framework.json`, 'utf8'));
  return version;
}

function nextVersion(): string {
  const { version } = JSON.parse(readFileSync(`${root}web/node_modules/next/package.json`, 'utf8'));
  return version;
}
