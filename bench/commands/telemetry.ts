import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { say } from '@kardan/core/cli/terminal';
import { cacheDirectory, documentationDirectory } from '../machine/directories.ts';
import type { BenchOptions } from '../options.ts';
import { telemetryPage } from '../report/telemetry-page.ts';
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
  const directory = options.out ?? (options.quick ? cacheDirectory : documentationDirectory);
  mkdirSync(directory, { recursive: true });
  const page = join(directory, 'telemetry.md');
  writeFileSync(page, telemetryPage(result));
  say(`written: ${page}`);
}
