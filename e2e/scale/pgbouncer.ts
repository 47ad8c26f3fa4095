import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '@kardan/core/db/database';
import { findProgram } from '@kardan/services/machine/find-program';
import { sql } from 'kysely';
import { freePort } from '../stack/run-process.ts';
import { root } from '../stack/start.ts';

/** Users other than root do not have the directory of servers among those they search. */
export const pgbouncerProgram = findProgram('pgbouncer') ?? findProgram('/usr/sbin/pgbouncer');

export interface Pooler extends AsyncDisposable {
  /** Of the same database and role, by way of the pooler. */
  url: string;
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** PgBouncer with the configuration of deploy/, in front of this database. */
export async function startPgbouncer(databaseUrl: string, serverConnections: number): Promise<Pooler> {
  const { hostname, port, pathname, username, password } = new URL(databaseUrl);
  const folder = await mkdtemp(join(tmpdir(), 'kardan-pgbouncer-'));
  const ownPort = await freePort();
  const users = join(folder, 'userlist.txt');
  await writeFile(users, `"${decodeURIComponent(username)}" "${decodeURIComponent(password)}"\n`);
  const name = pathname.slice(1);
  const given = await readFile(`${root}deploy/pgbouncer/pgbouncer.ini`, 'utf8');
  const configuration = given
    .replace('kardan = host=postgres port=5432 dbname=kardan', `${name} = host=${hostname} port=${port} dbname=${name}`)
    .replace('listen_addr = 0.0.0.0', 'listen_addr = 127.0.0.1')
    .replace('listen_port = 6432', `listen_port = ${ownPort}\nunix_socket_dir =`)
    .replace('/etc/pgbouncer/userlist.txt', users)
    .replace(/default_pool_size = \d+/, `default_pool_size = ${serverConnections}`);
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(file, configuration);
  // It does not run as root.
  for (const readable of [folder, file, users]) await chmod(readable, 0o755);
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${ownPort}`;
  let stopProgram: () => Promise<void> = async () => undefined;
  const pooler: Pooler = {
    url: url.href,
    async start() {
      const asUser = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
      const child = spawn(pgbouncerProgram ?? 'pgbouncer', [...asUser, file], { stdio: 'ignore' });
      const killWithUs = () => child.kill('SIGKILL');
      process.once('exit', killWithUs);
      const ended = once(child, 'close');
      stopProgram = async () => {
        process.off('exit', killWithUs);
        child.kill('SIGKILL');
        await ended;
      };
      while (!(await answers(url.href))) {
        if (child.exitCode !== null) throw new Error('PgBouncer did not start');
        await sleep(50);
      }
    },
    stop: () => stopProgram(),
    async [Symbol.asyncDispose]() {
      await stopProgram();
      await rm(folder, { recursive: true, force: true });
    },
  };
  await pooler.start();
  return pooler;
}

async function answers(url: string): Promise<boolean> {
  const db = openDatabase({ DATABASE_URL: url, DATABASE_POOL_SIZE: 1 });
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch {
    return false;
  } finally {
    await db.destroy();
  }
}
