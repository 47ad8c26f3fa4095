import { fileURLToPath } from 'node:url';
import { chromiumFlags, chromiumPath } from '@kardan/services/machine/chromium';
import { runCommand } from '@kardan/services/machine/run-command';
import type { LighthouseReport } from './lighthouse-report.ts';

const program = fileURLToPath(import.meta.resolve('lighthouse/cli/index.js'));

/**
 * A machine without a display has no tick to paint by: by chance the browser shows its first frame after 0.3, 1.3 or 2.3 s,
 * and Lighthouse takes all that ran before it for its cause.
 */
const paintAtOnce = ['--disable-gpu-vsync', '--disable-frame-rate-limit'];

/** Loads a page in a browser of its own with Lighthouse's defaults: a mid-range phone on slow 4G, simulated. */
export async function runLighthouse(url: string): Promise<LighthouseReport> {
  const report = await runCommand(
    process.execPath,
    [
      program,
      url,
      '--only-categories=performance',
      '--output=json',
      '--output-path=stdout',
      '--quiet',
      '--no-enable-error-reporting',
      `--chrome-flags=--headless=new ${[...chromiumFlags, ...paintAtOnce].join(' ')}`,
    ],
    { env: { CHROME_PATH: chromiumPath() } },
  );
  return JSON.parse(report) as LighthouseReport;
}
