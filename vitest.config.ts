import { globSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { needsServices } from './scripts/tests/needs-services.ts';
import { VitestSummary } from './scripts/tests/vitest-summary.ts';

const root = import.meta.dirname;
const tests = '**/*.test.{ts,tsx}';
const elsewhere = ['**/node_modules/**', '**/.next/**', '**/*.full.test.{ts,tsx}', '**/*.trust.test.ts'];

const withServices = globSync(tests, { cwd: root, exclude: elsewhere }).filter(needsServices);

/** Where nobody listens: a test that needs a service after all fails. */
const noServices = {
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  OPENSEARCH_URL: 'http://127.0.0.1:1',
  S3_ENDPOINT: 'http://127.0.0.1:1',
  SMTP_URL: 'smtp://127.0.0.1:1',
};

/** Who may make a call, and how often. */
const isOfAccess = (file: string) => file.startsWith('api/rules/');

/** What is waited for may take long on a busy machine; the default of a second would be a limit of time. */
const patient = { poll: { timeout: 10_000 } };

const onServices = {
  pool: 'forks',
  env: { LOG_LEVEL: 'silent' },
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: patient,
  sequence: { groupOrder: 1 },
} as const;

/**
 * Tests that run with every change. Those whose imports lead to no service run in processes that they share, by themselves
 * with `pnpm test:pure`; all others each in a process, on the real services that `pnpm services up` starts.
 */
export default defineConfig({
  test: {
    // One more than cores of the smallest machine: tests wait for services, for workers and for what they have killed.
    maxWorkers: 3,
    reporters: ['default', new VitestSummary('test-results/vitest.json')],
    // As with browser tests: one of thousands that fails once is told by name and stops nobody; what fails twice has failed.
    retry: 1,
    projects: [
      {
        test: {
          name: 'pure',
          include: [tests],
          exclude: [...elsewhere, ...withServices],
          pool: 'forks',
          isolate: false,
          env: { LOG_LEVEL: 'silent', ...noServices },
          testTimeout: 60_000,
          expect: patient,
          sequence: { groupOrder: 0 },
        },
      },
      { test: { ...onServices, name: 'services', include: withServices.filter((file) => !isOfAccess(file)) } },
      // Who is let in once of two tries is let in: a rule of access that fails once has failed.
      { test: { ...onServices, name: 'access', include: withServices.filter(isOfAccess), retry: 0 } },
    ],
  },
});
