import { globSync, readFileSync } from 'node:fs';
import { join, normalize, sep } from 'node:path';

const tests = /\.test\.ts$|(^|\/)testing\//;
const importedFile = /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

/**
 * Folders of a workspace that import each other in a circle, at any depth below them; tests left out. Each circle is named
 * by its folders in order of import. (dependency-cruiser finds circles of folders too, but takes a folder and the folders
 * in it for different ones, and so overlooks those that run through several rooms of a feature.)
 */
export function folderCircles(workspace: string): string[][] {
  const imports = importsBetweenFolders(workspace);
  const circles: string[][] = [];
  const settled = new Set<string>();
  const visit = (folder: string, path: string[]): void => {
    const start = path.indexOf(folder);
    if (start >= 0) circles.push(path.slice(start));
    if (start >= 0 || settled.has(folder)) return;
    for (const next of imports.get(folder) ?? []) visit(next, [...path, folder]);
    settled.add(folder);
  };
  for (const folder of imports.keys()) visit(folder, []);
  return circles;
}

function importsBetweenFolders(workspace: string): Map<string, Set<string>> {
  const files = globSync('**/*.ts', { cwd: workspace, exclude: ['**/node_modules/**'] }).filter(
    (file) => !tests.test(file),
  );
  const imports = new Map<string, Set<string>>();
  for (const file of files.sort()) {
    const from = folderOf(file);
    for (const [, target = ''] of readFileSync(join(workspace, file), 'utf8').matchAll(importedFile)) {
      const to = folderOf(normalize(join(file, '..', target)));
      if (to !== from) imports.set(from, (imports.get(from) ?? new Set()).add(to));
    }
  }
  return imports;
}

/** The room at the top that a file is in; a file at the top is a room of its own. */
function folderOf(file: string): string {
  return file.split(sep)[0] as string;
}
