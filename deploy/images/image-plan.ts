import { readdirSync, readFileSync } from 'node:fs';

export const imageNames = ['web', 'api', 'worker', 'migrate'] as const;
export type ImageName = (typeof imageNames)[number];

/** The workspace that an image is made for; what else goes into it follows from package.json. */
export const workspaceOf: Record<ImageName, string> = { web: 'web', api: 'api', worker: 'worker', migrate: 'core' };

/** Files beside the workspaces. */
export const extrasOf: Record<ImageName, string[]> = { web: [], api: [], worker: [], migrate: ['content'] };

interface Package {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
}

export function readPackage(folder: string): Package {
  return JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
}

/** Folders of all workspaces below a root, by the name of their package. */
export function workspaceFolders(root: string): Map<string, string> {
  const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return new Map(
    folders.flatMap(({ name }) => {
      try {
        return [[readPackage(`${root}/${name}`).name, name] as const];
      } catch {
        return [];
      }
    }),
  );
}

/** The workspace of an image and all that it depends on in production, by folder. */
export function workspacesOf(image: ImageName, root: string): string[] {
  const folders = workspaceFolders(root);
  const found = new Set<string>();
  const add = (folder: string) => {
    if (found.has(folder)) return;
    found.add(folder);
    for (const dependency of Object.keys(readPackage(`${root}/${folder}`).dependencies ?? {})) {
      const other = folders.get(dependency);
      if (other) add(other);
    }
  };
  add(workspaceOf[image]);
  return [...found].toSorted();
}

/** What only tests and people read. */
export function isLeftOut(path: string): boolean {
  return (
    /(^|\/)(node_modules|testing|fixtures|\.storybook|\.next\/(cache|types|diagnostics|turbopack|trace[\w-]*))(\/|$)/.test(
      path,
    ) || /\.(test|spec|stories|fixture)\.[jt]sx?$|\.md$|\.tsbuildinfo$/.test(path)
  );
}
