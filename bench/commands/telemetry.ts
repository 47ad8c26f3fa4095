import { say } from '@kardan/core/cli/terminal';
import type { BenchOptions } from '../options.ts';
import { telemetryPage } from '../report/telemetry-page.ts';
import { writePage } from '../report/write-page.ts';
import { runTelemetry } from '../telemetry/run-telemetry.ts';
import { fullTelemetrySettings, quickTelemetrySettings } from '../telemetry/settings.ts';
import { withRig } from './with-rig.ts';

/** `pnpm bench telemetry`: what traces and metrics cost the API. */
export async function benchTelemetry(options: BenchOptions): Promise<void> {
  const settings = options.quick ? quickTelemetrySettings : fullTelemetrySettings;
  const { rounds = settings.rounds, sliceSeconds = settings.sliceSeconds, seed = settings.seed } = options;
  const result = await withRig(options, ({ services, rig, cleanup }) =>
    runTelemetry(services, rig, { ...settings, rounds, sliceSeconds, seed }, cleanup),
  );
  say(`telemetry costs ${(result.cost.on * 100).toFixed(1)} % of the searches a second`);
  writePage('telemetry', telemetryPage(result), options);
}
