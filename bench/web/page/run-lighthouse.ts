import { fileURLToPath } from 'node:url';
import { chromiumFlags, chromiumPath } from '@kardan/services/machine/chromium';
import { runCommand } from '@kardan/services/machine/run-command';
import type { LighthouseReport } from './lighthouse-report.ts';

const program = fileURLToPath(import.meta.resolve('lighthouse/cli/index.js'));

/**
 * Chromium holds a new page's first paint back until a tick of the display, and a machine without one ticks when it likes:
 * the first frame came after 0.3, 1.3 or 2.3 s, and Lighthouse took all that ran before it for its cause. Drawing without
 * any limit would end that too, but takes a core for itself.
 */
const paintAtOnce = '--disable-features=PaintHolding';

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
      `--chrome-flags=--headless=new ${[...chromiumFlags, paintAtOnce].join(' ')}`,
    ],
    { env: { CHROME_PATH: chromiumPath() } },
  );
  return JSON.parse(report) as LighthouseReport;
}
