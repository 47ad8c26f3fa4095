import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { installPatroni, type PatroniPrograms } from '@kardan/services/patroni/install-patroni';
import { ensureDatabase, userFromUrl } from '@kardan/services/postgres/database';
import { ask, fillServer } from '@kardan/services/postgres/own-server.fixture';
import { freePorts } from '@kardan/services/services-command.fixture';
import { haproxyProgram, runHaproxy } from '../../../stack/haproxy.ts';
import { runProgram } from '../../../stack/run-program.ts';
import { root } from '../../../stack/start.ts';
import type { OwnDatabase } from './own-database.ts';
import { type PatroniNode, preparePatroniNode, superuser } from './patroni-node.ts';

export interface PatroniCluster extends OwnDatabase {
  /** As the API reads what is public: the standby. */
  readUrl: string;
  /** Has the standby take over as an operator does before maintenance; resolves when it is written to. */
  handOver(): Promise<void>;
  /** Starts what was killed; resolves with its node when it has every acknowledged commit again. */
  rejoin(): Promise<PatroniNode>;
  /** The standby replays nothing until told to go on: it falls behind, and answers. */
  pauseReplay(): Promise<void>;
  resumeReplay(): Promise<void>;
}

/** Longer than any of it takes on a busy machine. */
const timeoutMs = 120_000;

/** Two servers under Patroni, and HAProxy in front of them, with the configuration of deploy/; one etcd between them. */
export async function preparePatroniCluster(): Promise<PatroniCluster> {
  if (!haproxyProgram) throw new Error('HAProxy is missing: `apt install haproxy`');
  const programs = await installPatroni();
  const folder = await mkdtemp(join(tmpdir(), 'kardan-patroni-'));
  await chmod(folder, 0o755); // the unprivileged user must get in
  const [etcdPort, primaryPort, replicaPort] = (await freePorts(3)) as [number, number, number];
  const nodes: PatroniNode[] = [];
  for (const name of ['postgres-1', 'postgres-2'])
    nodes.push(await preparePatroniNode(name, { folder, etcdPort, programs }));
  const at = (port: number, { name, password }: { name: string; password: string }, database: string) =>
    `postgres://${name}:${password}@127.0.0.1:${port}/${database}`;
  const app = { name: 'kardan_app', password: 'kardan' };
  const url = at(primaryPort, app, 'kardan');
  const ownerUrl = at(primaryPort, { name: 'kardan', password: 'kardan' }, 'kardan');
  const superuserUrl = at(primaryPort, superuser, 'postgres');
  /** A question to whoever is written to at the moment, as everybody asks it. */
  const isWritable = () =>
    ask<{ standby: boolean }>(superuserUrl, 'select pg_is_in_recovery() as standby').then(
      ([row]) => row?.standby === false,
      () => false,
    );
  const nodeThatIs = async (role: 'primary' | 'sync') => {
    for (const node of nodes) if (await node.is(role)) return node;
    return undefined;
  };
  const until = async <T>(what: string, look: () => Promise<T | undefined | false>): Promise<T> => {
    const deadline = performance.now() + timeoutMs;
    for (;;) {
      const found = await look();
      if (found) return found;
      if (performance.now() > deadline)
        throw new Error(`no ${what} after ${timeoutMs} ms:\n${nodes.map((node) => node.log()).join('\n')}`);
      await sleep(100);
    }
  };
  const askStandby = async (question: string) => {
    const { port } = await until('standby', () => nodeThatIs('sync'));
    await ask(at(port, superuser, 'postgres'), question);
  };
  const running = new AsyncDisposableStack();
  return {
    url,
    readUrl: at(replicaPort, app, 'kardan'),
    place: folder,
    server: {
      name: 'PostgreSQL and its Patroni',
      kill: async () => (await until('primary', () => nodeThatIs('primary'))).kill(),
      recover: async () => void (await until('primary', isWritable)),
    },
    async start() {
      running.use(await startEtcd(programs, folder, etcdPort));
      for (const node of nodes) {
        await node.start();
        running.defer(() => node.kill());
      }
      running.use(await runHaproxy(await configurationOf(nodes, primaryPort, replicaPort), isWritable));
      await ensureDatabase(new URL(superuserUrl), userFromUrl(ownerUrl), userFromUrl(url));
      await fillServer({ url, ownerUrl });
      await until('synchronous standby', () => nodeThatIs('sync'));
    },
    async handOver() {
      const leader = await until('primary', () => nodeThatIs('primary'));
      const body = JSON.stringify({ leader: leader.name });
      const answer = await fetch(`http://127.0.0.1:${leader.restPort}/switchover`, { method: 'POST', body });
      if (!answer.ok) throw new Error(`Patroni refused to hand over: ${answer.status} ${await answer.text()}`);
      await until('primary', isWritable);
    },
    async rejoin() {
      for (const node of nodes.filter((each) => !each.isRunning())) await node.start();
      return until('synchronous standby', () => nodeThatIs('sync'));
    },
    pauseReplay: () => askStandby('select pg_wal_replay_pause()'),
    resumeReplay: () => askStandby('select pg_wal_replay_resume()'),
    stop: () => running.disposeAsync(),
    [Symbol.asyncDispose]: async () => {
      await running.disposeAsync();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function startEtcd({ etcd }: PatroniPrograms, folder: string, port: number): Promise<AsyncDisposable> {
  const [peerPort] = await freePorts(1);
  const [client, peer] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peerPort}`];
  return runProgram({
    program: etcd,
    args: [
      ...['--data-dir', join(folder, 'etcd'), '--listen-client-urls', client, '--advertise-client-urls', client],
      ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer, '--initial-cluster', `default=${peer}`],
    ],
    isReady: () =>
      fetch(`${client}/health`).then(
        ({ ok }) => ok,
        () => false,
      ),
  });
}

/** The configuration of deploy/ with this test's addresses. */
async function configurationOf(nodes: readonly PatroniNode[], primaryPort: number, replicaPort: number) {
  const given = await readFile(`${root}deploy/patroni/haproxy.cfg`, 'utf8');
  return nodes.reduce(
    (text, { name, port, restPort }) =>
      text.replaceAll(`${name}:5432 check port 8008`, `127.0.0.1:${port} check port ${restPort}`),
    given.replace('bind :5000', `bind 127.0.0.1:${primaryPort}`).replace('bind :5001', `bind 127.0.0.1:${replicaPort}`),
  );
}
