import { existsSync, readdirSync, statSync } from 'node:fs';
import { runToEnd } from '../stack/run-to-end.ts';
import { root, webDirectory } from '../stack/start.ts';

export const storybookDirectory = `${root}.cache/storybook`;
const program = `${webDirectory}/node_modules/storybook/dist/bin/dispatcher.js`;

/** Builds the Storybook of the design system, unless the one there is newer than all it is made of. */
export function buildStorybookIfStale(): void {
  const built = `${storybookDirectory}/index.json`;
  const changed = Math.max(...['ui', '.storybook'].flatMap((folder) => changeTimes(`${webDirectory}/${folder}`)));
  if (existsSync(built) && statSync(built).mtimeMs > changed) return;
  runToEnd([program, 'build', '--output-dir', storybookDirectory], webDirectory, {});
}

function changeTimes(directory: string): number[] {
  const paths = readdirSync(directory, { recursive: true, encoding: 'utf8' });
  return paths.map((path) => statSync(`${directory}/${path}`).mtimeMs);
}
