import { defineConfig, mergeConfig } from 'vitest/config';
import config from './vitest.config.ts';

/** Tests at full size, minutes long: `pnpm test:full`. */
const full = mergeConfig(config, defineConfig({ test: { maxWorkers: 1, testTimeout: 30 * 60_000 } }));
full.test.include = ['**/*.full.test.ts'];
full.test.exclude = ['**/node_modules/**', 'e2e/**'];
full.test.reporters = ['default'];
export default full;
