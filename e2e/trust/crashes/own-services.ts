import { runCommand } from '@kardan/services/machine/run-command';
import { root } from '../../stack/start.ts';

/** `pnpm services up` with data in this place, while everything else of the test goes on; starts what does not run. */
export async function bringUp(
  state: string,
  names: readonly string[],
  variables: Record<string, string>,
): Promise<void> {
  const env = { KARDAN_SERVICES_STATE: state, ...variables };
  await runCommand(process.execPath, ['services/services.ts', 'up', '--only', names.join()], { cwd: root, env });
}
