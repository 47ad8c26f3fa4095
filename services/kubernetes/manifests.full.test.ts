import { spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { runCommand } from '../machine/run-command.ts';
import { freePorts } from '../services-command.fixture.ts';
import { installKubernetes, type Kubernetes, whyNoKubernetes } from './install-kubernetes.ts';

const overlays = resolve(import.meta.dirname, '../../deploy/kubernetes/overlays');
const token = 'for-this-test-alone';

const reason = await whyNoKubernetes();
if (reason) {
  process.stderr.write(`\nNOT TESTED: no API server has seen the manifests, since ${reason}\n`);
  test.skip(`the manifests: NOT TESTED, ${reason}`);
}

describe.skipIf(reason !== undefined)('a real API server', () => {
  let programs: Kubernetes;
  let folder: string;
  let server: string;
  const ends: (() => void)[] = [];

  beforeAll(async () => {
    programs = await installKubernetes();
    folder = await mkdtemp(join(tmpdir(), 'kardan-apiserver-'));
    const [etcdPort, peerPort, port] = await freePorts(3);
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    await writeFile(join(folder, 'key.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }));
    await writeFile(join(folder, 'tokens.csv'), `${token},admin,admin,system:masters\n`);
    const etcd = `http://127.0.0.1:${etcdPort}`;
    const peer = `http://127.0.0.1:${peerPort}`;
    start(programs.etcd, [
      ...['--data-dir', join(folder, 'etcd'), '--listen-client-urls', etcd, '--advertise-client-urls', etcd],
      ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer, '--initial-cluster', `default=${peer}`],
    ]);
    start(programs.apiServer, [
      ...['--etcd-servers', etcd, '--secure-port', String(port), '--cert-dir', join(folder, 'certificates')],
      ...['--service-account-issuer', 'https://kardan.test', '--service-account-key-file', join(folder, 'key.pem')],
      ...[
        '--service-account-signing-key-file',
        join(folder, 'key.pem'),
        '--token-auth-file',
        join(folder, 'tokens.csv'),
      ],
      ...['--authorization-mode', 'RBAC', '--service-cluster-ip-range', '10.96.0.0/16', '--bind-address', '127.0.0.1'],
    ]);
    server = `https://127.0.0.1:${port}`;
    await vi.waitFor(() => kubectl('get', '--raw', '/readyz'), { timeout: 180_000, interval: 1_000 });
    for (const kind of programs.kedaKinds) await kubectl('create', '--filename', kind);
    await kubectl('wait', '--for=condition=established', '--timeout=60s', 'crd/scaledobjects.keda.sh');
    await vi.waitFor(() => kubectl('get', 'serviceaccount', 'default').catch(makeDefaultAccount), { timeout: 60_000 });
  }, 60 * 60_000);

  afterAll(async () => {
    for (const end of ends.toReversed()) end();
    await rm(folder, { recursive: true, force: true });
  });

  test.each(['small', 'austria', 'ten-austrias'])('takes every manifest of %s', async (overlay) => {
    const said = await kubectl('apply', '--dry-run=server', '--kustomize', join(overlays, overlay));
    const objects = said.trim().split('\n');
    expect(objects.filter((line) => !line.endsWith('created (server dry run)'))).toEqual([]);
    expect(objects).toContain('scaledobject.keda.sh/worker created (server dry run)');
    expect(objects.length).toBeGreaterThan(25);
  });

  test('refuses one with a field that does not exist: the check sees something', async () => {
    const all = await kubectl('kustomize', join(overlays, 'small'));
    const wrong = join(folder, 'wrong.yaml');
    await writeFile(wrong, all.replace('terminationGracePeriodSeconds', 'terminationGraceSeconds'));
    await expect(kubectl('apply', '--dry-run=server', '--filename', wrong)).rejects.toThrow('terminationGraceSeconds');
  });

  /** A controller, which does not run here, would make it. */
  const makeDefaultAccount = () => kubectl('create', 'serviceaccount', 'default');

  function kubectl(...args: string[]): Promise<string> {
    return runCommand(programs.kubectl, ['--server', server, '--token', token, '--insecure-skip-tls-verify', ...args], {
      env: { KUBECONFIG: '/dev/null', HOME: folder },
    });
  }

  function start(program: string, args: string[]): void {
    const child = spawn(program, args, { stdio: 'ignore', cwd: folder });
    ends.push(() => child.kill('SIGKILL'));
  }
});
