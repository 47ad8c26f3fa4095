import { readFileSync, writeFileSync } from 'node:fs';
import { loadEnv } from '@kardan/core/env';
import { describeApi } from './describe-api.ts';

const file = new URL('../contract/openapi.json', import.meta.url);
const text = await describeApi(loadEnv());

if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) {
  process.stderr.write('contract/openapi.json is stale: run `pnpm --filter @kardan/api openapi`\n');
  process.exitCode = 1;
}
