import { findChromium } from '@kardan/services/machine/find-chromium';
import { runCommand } from '@kardan/services/machine/run-command';

/** Without what a browser does on its own: it would use the network and the processor while we measure. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export function chromiumPath(): string {
  const path = findChromium();
  if (!path) throw new Error('the pages are measured in Chromium: `apt install chromium`, or set CHROMIUM_PATH');
  return path;
}

export async function chromiumVersion(): Promise<string> {
  const told = await runCommand(chromiumPath(), ['--version']);
  return /[\d.]+/.exec(told)?.[0] ?? told.trim();
}
