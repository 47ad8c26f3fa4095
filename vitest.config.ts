import { defineConfig } from 'vitest/config';

/** Tests that run with every change, on the real services that `pnpm services up` starts. */
export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/*.full.test.ts', '**/node_modules/**', '**/.next/**', 'e2e/**'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
    env: { LOG_LEVEL: 'silent' },
  },
});
