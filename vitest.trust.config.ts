import { defineConfig } from 'vitest/config';
import { VitestSummary } from './scripts/tests/vitest-summary.ts';

/** What breaks things on purpose: `pnpm test:trust`, hours long; CI runs killed processes and harmful words (`KARDAN_TRUST=short`). */
export default defineConfig({
  test: {
    include: ['**/*.trust.test.ts'],
    exclude: ['**/node_modules/**', '**/.next/**'],
    pool: 'forks',
    maxWorkers: 1,
    testTimeout: 4 * 60 * 60_000,
    hookTimeout: 15 * 60_000,
    reporters: ['default', new VitestSummary('test-results/trust.json')],
    env: { LOG_LEVEL: 'silent' },
  },
});
