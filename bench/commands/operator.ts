import { say } from '@kardan/core/cli/terminal';
import { runOperator } from '../operator/run-operator.ts';
import { fullOperatorSettings, goalMs, quickOperatorSettings } from '../operator/settings.ts';
import type { BenchOptions } from '../options.ts';
import { operatorPage } from '../report/operator-page.ts';
import { writePage } from '../report/write-page.ts';
import { checkListings } from './with-rig.ts';
import { withServices } from './with-services.ts';

/** `pnpm bench operator`: how long everything takes that operators' pages ask. */
export function benchOperator(options: BenchOptions): Promise<void> {
  const { quick, listings } = options;
  return withServices(async (services, cleanup) => {
    await checkListings(services, listings);
    const result = await runOperator(services, listings, quick ? quickOperatorSettings : fullOperatorSettings, cleanup);
    const slow = result.answered.filter(({ p95Ms, isFile }) => p95Ms > goalMs && !isFile);
    for (const { call, query, p95Ms } of slow)
      say(`${call} ${query}: p95 ${p95Ms.toFixed(0)} ms (at most ${goalMs} ms)`);
    for (const { call, query, status } of result.answered.filter((one) => one.status !== 200))
      say(`${call} ${query}: answered ${status}`);
    say(`${result.answered.length - slow.length} of ${result.answered.length} questions within ${goalMs} ms`);
    writePage('operator', operatorPage(result), options);
  });
}
