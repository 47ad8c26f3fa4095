import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chooseDirectories } from '../machine/directories.ts';
import { runCommand } from '../machine/run-command.ts';
import { endProcess, launchDetached, runningProcess } from '../process.ts';
import { loadServicesEnv } from '../service-variables.ts';
import { freePorts } from '../services-command.fixture.ts';
import { clientProgram } from './client-programs.ts';
import { ask, type Server } from './own-server.fixture.ts';
import { serverPrograms } from './server-programs.ts';
import { asArguments, postgresSettings } from './settings.ts';

export interface Standby extends AsyncDisposable {
  /** As api and worker connect. */
  url: string;
  /** Replays nothing until told to go on: it falls behind, and answers. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** To the server and everything it has started. */
  signal(signal: NodeJS.Signals): void;
}

/** A server that follows another one, on a port and in a place of its own. */
export async function startStandby(primary: Server): Promise<Standby> {
  const { cache, user } = chooseDirectories(loadServicesEnv());
  const folder = await mkdtemp(join(tmpdir(), 'kardan-standby-'));
  await chmod(folder, 0o755); // the unprivileged user must get in
  const data = join(folder, 'data');
  const copy = ['--write-recovery-conf', '--checkpoint=fast', '--wal-method=stream'];
  await runCommand(await clientProgram('pg_basebackup'), [
    `--dbname=${await primary.superuserUrl()}`,
    `--pgdata=${data}`,
    ...copy,
  ]);
  if (user) await runCommand('chown', ['-R', `${user.uid}:${user.gid}`, data]);
  const [port = 0] = await freePorts(1);
  const at = (address: string) => {
    const url = new URL(address);
    url.port = String(port);
    return url.href;
  };
  launchDetached(folder, {
    program: serverPrograms(cache).path('postgres'),
    args: ['-D', data, ...asArguments(postgresSettings(port, 'off'))],
    cwd: data,
    user,
  });
  const superuserUrl = at(await primary.superuserUrl());
  for (let tries = 0; ; tries++) {
    const answered = await ask(superuserUrl, 'select').then(
      () => true,
      () => false,
    );
    if (answered) break;
    if (tries > 100) throw new Error(`the standby does not start: ${folder}/log says why`);
    await sleep(200);
  }
  return {
    url: at(primary.url),
    pause: async () => void (await ask(superuserUrl, 'select pg_wal_replay_pause()')),
    resume: async () => void (await ask(superuserUrl, 'select pg_wal_replay_resume()')),
    signal(signal) {
      const pid = runningProcess(folder);
      if (pid === undefined) return;
      const children = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
        .stdout.split('\n')
        .filter(Boolean);
      for (const each of [pid, ...children.map(Number)]) process.kill(each, signal);
    },
    async [Symbol.asyncDispose]() {
      await endProcess(folder, 'SIGINT', 5);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
