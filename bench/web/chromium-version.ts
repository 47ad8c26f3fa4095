import { chromiumPath } from '@kardan/services/machine/chromium';
import { runCommand } from '@kardan/services/machine/run-command';

export async function chromiumVersion(): Promise<string> {
  const told = await runCommand(chromiumPath(), ['--version']);
  return /[\d.]+/.exec(told)?.[0] ?? told.trim();
}
