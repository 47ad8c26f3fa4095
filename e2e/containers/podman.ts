import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { childEnvironment } from '../stack/environment.ts';

/** Where a machine lets nobody raise limits, as in a container of its own, podman must not try. */
function settings(): Record<string, string> {
  const file = join(mkdtempSync(join(tmpdir(), 'kardan-containers-')), 'containers.conf');
  writeFileSync(file, '[containers]\ndefault_ulimits = []\n');
  return { CONTAINERS_CONF: file };
}

/** A machine with both kinds of control groups confuses crun; in a mount namespace of its own podman sees the older ones alone. */
const mixedGroups = '/sys/fs/cgroup/unified';
const alone = ['unshare', '--mount', 'sh', '-c', `umount --lazy ${mixedGroups}; exec podman "$@"`, 'podman'];
const [program = 'podman', ...before] = existsSync(mixedGroups) ? alone : ['podman'];
const environment = childEnvironment(settings());
const run = promisify(execFile);

/** Runs podman to its end; gives what it wrote. */
export async function podman(...args: string[]): Promise<string> {
  const { stdout } = await run(program, [...before, ...args], { env: environment, maxBuffer: 100_000_000 });
  return stdout.trim();
}

/** Why containers cannot be run on this machine; nothing where they can. */
export async function whyNoContainers(): Promise<string | undefined> {
  try {
    await podman('info');
    return undefined;
  } catch (error) {
    return `podman cannot run here (${String((error as Error).message).split('\n')[0]})`;
  }
}

export interface Container extends AsyncDisposable {
  output(): string;
  /** SIGTERM; resolves with the exit code. */
  stop(): Promise<number | null>;
  /** Resolves with the exit code when it ends by itself. */
  ended: Promise<number | null>;
}

/** Starts an image as production ought to: no rights, no user, no file system to write to but the folders that are named. */
export function startContainer(image: string, variables: Record<string, string>, writable: string[] = []): Container {
  const harsh = [
    '--read-only',
    '--read-only-tmpfs=false',
    ...writable.flatMap((folder) => ['--tmpfs', folder]),
    '--cap-drop=all',
    '--user',
    '10001:10001',
  ];
  const environmentOf = Object.entries(variables).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
  const args = ['run', '--rm', '--network=host', '--security-opt=no-new-privileges', ...harsh, ...environmentOf, image];
  const child = spawn(program, [...before, ...args], { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-20_000);
    });
  }
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { output: () => output, stop, ended, [Symbol.asyncDispose]: async () => void (await stop()) };
}
