import { existsSync, readFileSync } from 'node:fs';
import { startInPieces } from './start-in-pieces.mjs';

/** Parts of Next's client that this site never runs, each with what stands in for it. A name too few fails the build. */
const leftOut = new Map([
  // Server actions, with the half of React's protocol that only they need: 3.2 KB gzip. no-server-actions.mjs keeps watch.
  [
    'client/components/router-reducer/reducers/server-action-reducer.js',
    'export function serverActionReducer() { throw new Error("This site has no server actions."); }',
  ],
  // The look of Next's last-resort error page, whose style sheet our content security policy forbids anyway: 1.1 KB.
  [
    'client/components/builtin/error-styles.js',
    'export const errorStyles = {}; export const errorThemeCss = ""; export function WarningIcon() { return null; }',
  ],
]);

/**
 * Gives the bundler a file of Next's client as an ES module. Next ships each file twice, as CommonJS in dist/ and as ES
 * modules in dist/esm/, and bundles the first for browsers, where nothing unused can be left out: 15 KB gzip on every
 * visitor's first page. The file keeps its path, so that no module is ever loaded in both forms.
 *
 * @this {{ resourcePath: string, addDependency: (path: string) => void }}
 */
export default function nextAsModules() {
  const [dist, name] = this.resourcePath.replaceAll('\\', '/').split(/(?<=\/next\/dist\/)/);
  const standIn = leftOut.get(name);
  if (standIn !== undefined) return standIn;
  const path = `${dist}esm/${name}`;
  if (!existsSync(path)) throw new Error(`Next has no ES module for ${name}: see turbopack.rules in next.config.ts.`);
  this.addDependency(path);
  const source = readFileSync(path, 'utf8');
  return name === 'client/app-next-turbopack.js' ? startInPieces(source) : source;
}
