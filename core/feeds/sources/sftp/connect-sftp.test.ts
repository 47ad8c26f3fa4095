import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isPublicAddress, type Network } from '../../../kernel/public-address.ts';
import { openTcpProxy } from '../../../testing/tcp-proxy.ts';
import { openSftpServer, type SftpServer } from '../../testing/sftp-server.ts';
import { connectSftp } from './connect-sftp.ts';
import { askSftp } from './sftp-file.ts';

/** A server of our own network: whoever connects to it was led astray, whatever they say to it. */
let canaryHits = 0;
const canary = createServer((socket) => {
  canaryHits += 1;
  socket.on('error', () => {}).end();
});
let canaryPort: number;
/** A server of the small internet of this test, which lies at 127.0.0.1; the canary's 127.0.0.2 is none of it. */
let sftp: SftpServer;
let port: string;

beforeAll(async () => {
  sftp = await openSftpServer();
  port = new URL(sftp.origin).port;
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.2', resolve));
  canaryPort = (canary.address() as AddressInfo).port;
});
beforeEach(() => {
  canaryHits = 0;
  sftp.connections = 0;
  sftp.silentFrom = undefined;
});
afterAll(async () => {
  canary.close();
  await sftp[Symbol.asyncDispose]();
});

const isPublic: Network['isPublic'] = (address) => address === '127.0.0.1' || isPublicAddress(address);

/** How connecting ends where a name has these addresses, at its first question and at each further one. */
async function outcomeAt(
  origin: string,
  answers: string[][],
  { onlyPublic = true, answerMs = 20_000 } = {},
): Promise<string> {
  let asked = 0;
  const resolve = async () => {
    const addresses = answers[Math.min(asked++, answers.length - 1)] ?? [];
    return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  };
  const settings = {
    location: origin,
    username: 'haendler',
    secret: 'geheim',
    privateKey: null,
    hostKey: sftp.hostKey,
  };
  const reach = { onlyPublic, answerMs, network: { resolve, isPublic } };
  try {
    await using _connection = await connectSftp(new URL(origin), settings, reach);
    return 'connected';
  } catch (error) {
    return (error as { outcome: string }).outcome;
  }
}

test('a name that leads to the internet is connected to', async () => {
  expect(await outcomeAt(`sftp://dms.example:${port}/out/`, [['127.0.0.1']])).toBe('connected');
  expect(sftp.connections).toBe(1);
});

test.each(['127.0.0.2', '::ffff:127.0.0.2', '::1', '10.0.0.1', '169.254.169.254', '192.168.0.1', 'fd00::1', '0.0.0.0'])(
  'a name that leads to %s is not connected to',
  async (address) => {
    expect(await outcomeAt(`sftp://dms.example:${canaryPort}/out/`, [[address]])).toBe('address-refused');
    expect(canaryHits).toBe(0);
  },
);

test('the canary would be hit by whoever may ask it', async () => {
  const own = { onlyPublic: false };
  expect(await outcomeAt(`sftp://dms.example:${canaryPort}/out/`, [['127.0.0.2']], own)).toBe('no-answer');
  expect(canaryHits).toBe(1);
});

test('of public and private addresses the public one is taken', async () => {
  const both = [['127.0.0.2', '::1', '127.0.0.1']];
  expect(await outcomeAt(`sftp://dms.example:${port}/out/`, both)).toBe('connected');
  expect(await outcomeAt(`sftp://dms.example:${canaryPort}/out/`, both)).toBe('no-answer');
  expect(canaryHits).toBe(0);
});

test('a name that leads elsewhere the second time is asked for once, and the address that was judged is the one taken', async () => {
  const rebinding = [['127.0.0.1'], ['127.0.0.2']];
  expect(await outcomeAt(`sftp://dms.example:${port}/out/`, rebinding)).toBe('connected');
  expect(await outcomeAt(`sftp://dms.example:${canaryPort}/out/`, rebinding)).toBe('no-answer');
  expect(canaryHits).toBe(0);
});

test('a server that lets in and then says nothing is waited for as long as for any answer', async () => {
  sftp.silentFrom = 'session';
  const begun = performance.now();
  expect(await outcomeAt(`sftp://dms.example:${port}/out/`, [['127.0.0.1']], { answerMs: 1_000 })).toBe('no-answer');
  expect(performance.now() - begun).toBeLessThan(10_000);
});

test('a server that never lists its folder is too slow, and not one without the file', async () => {
  sftp.silentFrom = 'listing';
  const settings = { location: `${sftp.origin}/out/`, username: 'haendler', secret: 'geheim', privateKey: null };
  const asked = askSftp(
    { SITE_ORIGIN: 'http://localhost' },
    { ...settings, hostKey: sftp.hostKey },
    { answerMs: 1_000 },
  );
  await expect(asked).rejects.toMatchObject({ outcome: 'too-slow' });
});

test('a server that has frozen is left within seconds', async () => {
  let freeze = () => {};
  await using way = await openTcpProxy(sftp.origin.replace('sftp:', 'tcp:'), (client, service) => {
    client.pipe(service).pipe(client);
    freeze = () => void client.unpipe().pause();
  });
  const at = new URL(way.url);
  const settings = { location: at.href, username: 'haendler', secret: 'geheim', privateKey: null };
  const begun = performance.now();
  {
    const reach = { onlyPublic: false, answerMs: 20_000 };
    await using _connection = await connectSftp(at, { ...settings, hostKey: sftp.hostKey }, reach);
    freeze();
  }
  expect(performance.now() - begun).toBeLessThan(10_000);
});
