import { existsSync, readdirSync, statSync } from 'node:fs';
import { runToEnd } from '../stack/run-to-end.ts';
import { root } from '../stack/start.ts';

export const storybookDirectory = `${root}.cache/storybook`;
const uiDirectory = `${root}ui`;
const program = `${uiDirectory}/node_modules/storybook/dist/bin/dispatcher.js`;

/** Builds the Storybook of the design system, unless the one there is newer than all it is made of. */
export async function buildStorybookIfStale(): Promise<void> {
  const built = `${storybookDirectory}/index.json`;
  const changed = Math.max(...['ui', 'web/domain'].flatMap((folder) => changeTimes(`${root}${folder}`)));
  if (existsSync(built) && statSync(built).mtimeMs > changed) return;
  await runToEnd([program, 'build', '--output-dir', storybookDirectory], uiDirectory, {});
}

function changeTimes(directory: string): number[] {
  const paths = readdirSync(directory, { recursive: true, encoding: 'utf8' });
  const own = paths.filter((path) => !path.startsWith('node_modules'));
  return own.map((path) => statSync(`${directory}/${path}`).mtimeMs);
}
