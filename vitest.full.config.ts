import { defineConfig } from 'vitest/config';

/** Promises at full size, minutes long, and limits of time, which say something on a quiet machine only: `pnpm test:full`. */
export default defineConfig({
  test: {
    include: ['**/*.full.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/.next/**'],
    pool: 'forks',
    maxWorkers: 1,
    testTimeout: 30 * 60_000,
    hookTimeout: 120_000,
    env: { LOG_LEVEL: 'silent' },
  },
});
