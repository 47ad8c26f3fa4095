import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const page = readFileSync(`${root}/docs/architecture.md`, 'utf8');
/** Workspaces whose folders the page names one by one; what only tests use is left out. */
const opened = ['core', 'api', 'worker', 'web', 'admin'];
/** Files that a server hands out as they are: no part of the architecture. */
const unnamed = ['web/public', 'admin/public'];

test('the tree in docs/architecture.md names the folders there are, and no others', () => {
  expect(foldersOnPage().sort()).toEqual(foldersInRepository().sort());
});

test('every file that a flow in docs/architecture.md names is there', () => {
  const flows = page.split('\n## How ').slice(1);
  const files = flows.flatMap((flow) => flow.match(/^[a-z]+\/[^\s…]+\.tsx?(?=\s)/gm) ?? []);
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter((file) => !existsSync(`${root}/${file}`))).toEqual([]);
});

function foldersOnPage(): string[] {
  const tree = page.split('## The tree')[1]?.split('```')[1] ?? '';
  let workspace = '';
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', folder] = /^( *)([a-z0-9-]+)\/(\s|$)/.exec(line) ?? [];
    if (!folder) return [];
    if (indent === '') workspace = folder;
    return [indent === '' ? folder : `${workspace}/${folder}`];
  });
}

function foldersInRepository(): string[] {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\n');
  const folders = files.flatMap((file) => {
    const [workspace = '', folder = '', inside] = file.split('/');
    if (!folder || workspace.startsWith('.')) return [];
    return inside && opened.includes(workspace) && folder !== 'testing' && !unnamed.includes(`${workspace}/${folder}`)
      ? [workspace, `${workspace}/${folder}`]
      : [workspace];
  });
  return [...new Set(folders)];
}
