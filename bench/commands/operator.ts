import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { say } from '@kardan/core/cli/terminal';
import { loadEnv } from '@kardan/core/env';
import { closeServices, openServices } from '@kardan/core/services';
import { createCleanup } from '../machine/cleanup.ts';
import { cacheDirectory, documentationDirectory } from '../machine/directories.ts';
import { runOperator } from '../operator/run-operator.ts';
import { fullOperatorSettings, goalMs, quickOperatorSettings } from '../operator/settings.ts';
import type { BenchOptions } from '../options.ts';
import { operatorPage } from '../report/operator-page.ts';
import { checkListings } from './with-rig.ts';

/** `pnpm bench operator`: how long everything takes that operators' pages ask. */
export async function benchOperator({ quick, listings, out }: BenchOptions): Promise<void> {
  const services = openServices({ ...loadEnv(), LOG_LEVEL: 'warn' }, 'command');
  const cleanup = createCleanup();
  try {
    await checkListings(services, listings);
    const result = await runOperator(services, listings, quick ? quickOperatorSettings : fullOperatorSettings, cleanup);
    const slow = result.answered.filter(({ p95Ms, isFile }) => p95Ms > goalMs && !isFile);
    for (const { call, query, p95Ms } of slow)
      say(`${call} ${query}: p95 ${p95Ms.toFixed(0)} ms (at most ${goalMs} ms)`);
    for (const { call, query, status } of result.answered.filter((one) => one.status !== 200))
      say(`${call} ${query}: answered ${status}`);
    say(`${result.answered.length - slow.length} of ${result.answered.length} questions within ${goalMs} ms`);
    const directory = out ?? (quick ? cacheDirectory : documentationDirectory);
    mkdirSync(directory, { recursive: true });
    const page = join(directory, 'operator.md');
    writeFileSync(page, operatorPage(result));
    say(`written: ${page}`);
  } finally {
    await cleanup.run();
    await closeServices(services);
  }
}
