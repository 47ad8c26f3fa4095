import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);
const fixture = fileURLToPath(new URL('fixtures/import-rules', import.meta.url));
const config = fileURLToPath(new URL('../.dependency-cruiser.mjs', import.meta.url));

/** Which bad example each rule must reject, and nothing else. */
const expected = [
  'contract-stands-alone: contract/knows-core.ts',
  'client-knows-the-contract-only: client/knows-core.ts',
  'telemetry-knows-nobody: telemetry/knows-core.ts',
  'opentelemetry-in-telemetry-only: core/listings/loads-sdk.ts',
  'core-knows-no-process: core/listings/calls-api.ts',
  'core-knows-no-http-or-react: core/listings/uses-http.ts',
  'processes-call-use-cases: api/takes-store.ts',
  'api-and-worker-are-apart: worker/calls-api.ts',
  'web-knows-the-contract-only: web/lib/knows-core.ts',
  'admin-knows-the-contract-only: admin/src/lib/knows-web.ts',
  'own-store-only: core/dealerships/takes-foreign-store.ts',
  'kernel-knows-nobody: core/kernel/knows-listing.ts',
  'foundations-know-no-feature: core/changes/rates-listing.ts',
  'processes-open-services: core/listings/opens-services.ts',
  'sql-in-stores-only: core/listings/writes-sql.ts',
  'engine-in-search-and-search-agents-only: core/listings/asks-engine.ts',
  'api-and-worker-are-apart: api/draws-buttons.ts',
  'ui-knows-nothing-of-ours: ui/knows-contract.ts',
  'ui-knows-no-router: ui/follows-links.ts',
  'lib-knows-no-car: web/lib/knows-search.ts',
  'domain-knows-no-feature: web/domain/search/knows-feature.ts',
  'features-are-apart: web/features/search/knows-car-park.ts',
  'features-are-apart: web/features/search/knows-page.ts',
  'features-are-apart: admin/src/features/shell/knows-sign-in.ts',
  'illustrator-serves-the-demo-only: bench/draws-cars.ts',
  'illustrator-knows-nobody: demo/illustrator/knows-contract.ts',
  'no-cycles: core/listings/one.ts',
];

test('every import rule rejects its bad example', async () => {
  const { stdout } = await run(
    'pnpm',
    [
      'exec',
      'depcruise',
      '--config',
      config,
      '--output-type',
      'json',
      'contract',
      'telemetry',
      'client',
      'core',
      'api',
      'worker',
      'ui',
      'web',
      'admin',
      'demo',
      'bench',
    ],
    { cwd: fixture, maxBuffer: 1 << 26 },
  ).catch((failure: { stdout: string }) => failure);
  const { summary } = JSON.parse(stdout) as { summary: { violations: { rule: { name: string }; from: string }[] } };
  const rejected = summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`);
  expect(rejected.sort()).toEqual([...expected].sort());
});
