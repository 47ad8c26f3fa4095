import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test } from 'vitest';
import { receiveBodies } from './receive-bodies.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const held = () => {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

/** Receives bodies as the kind, and of the network, that their heads tell. */
async function start() {
  const taken = { bodies: [] as string[], bytes: 0 };
  const receive = receiveBodies();
  const server = createServer((request, response) => {
    request.on('data', (piece: Buffer) => {
      taken.bytes += piece.length;
    });
    const { 'x-kind': kind = 'visit', 'x-network': network = '192.0.2.1' } = request.headers;
    receive(request, response, { kind: kind as 'visit', networks: [String(network)] }, (body) => {
      taken.bodies.push(String(body));
      response.end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const send = (headers: Record<string, string>) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
    const sender = { socket, status: 0 };
    socket.on('data', (part) => {
      sender.status ||= Number(/^HTTP\/1\.1 (\d+)/.exec(String(part))?.[1]);
    });
    const lines = Object.entries({ host: 'x', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`POST / HTTP/1.1\r\n${lines.join('')}\r\n`);
    return sender;
  };
  return { taken, send };
}

test('a body that comes a byte at a time takes as much memory as it has bytes, twice at most, and arrives as it was sent', async () => {
  const bytes = 200_000;
  const { taken, send } = await start();
  const pieces = '1\r\nx\r\n'.repeat(bytes);
  const before = held();
  const senders = Array.from({ length: 4 }, () => send({ 'transfer-encoding': 'chunked' }));
  for (const { socket } of senders) socket.write(pieces);
  await expect.poll(() => taken.bytes, { timeout: 30_000 }).toBe(4 * bytes);
  // A piece of its own for each byte was 170 MB.
  expect(held() - before).toBeLessThan(20 * 1024 ** 2);
  for (const { socket } of senders) socket.write('0\r\n\r\n');
  await expect.poll(() => taken.bodies.length).toBe(4);
  expect(taken.bodies.every((body) => body === 'x'.repeat(bytes))).toBe(true);
});

const largest = 256 * 1024;
/** What each counts for at least; nearly all of it gives a sender more time than this test takes. */
const smallest = 64 * 1024;
const ofNetwork = 16;

test('whoever comes without a session fills no more than its share: visitors keep nobody from signing in, nor both whoever is signed in', async () => {
  const { send } = await start();
  const all: ReturnType<typeof send>[] = [];
  const stall = (kind: string) => {
    const network = `192.0.2.${Math.floor(all.length / ofNetwork)}`;
    const sender = send({ 'x-kind': kind, 'x-network': network, 'content-length': String(largest) });
    // As much as it takes to be waited for longer than this test takes.
    sender.socket.write('x'.repeat(largest / 2));
    all.push(sender);
  };
  const refused = () => all.filter(({ status }) => status === 503).length;
  const begin = (headers: Record<string, string>) => {
    const sender = send({ 'x-kind': 'office', 'content-length': String(smallest), ...headers });
    sender.socket.write('x'.repeat(smallest - 2));
    return sender;
  };
  const save = (headers: Record<string, string>) => begin({ 'x-network': '198.51.100.2', ...headers });

  // Half of 64 MB.
  for (let sent = 0; sent < 130; sent++) stall('visit');
  await expect.poll(refused).toBe(2);
  const signingIn = begin({ 'x-network': '198.51.100.1' });
  // Until three quarters are taken, less what signing in counts for.
  for (let sent = 0; sent < 70; sent++) stall('office');
  await expect.poll(refused).toBe(2 + 7);
  const tooLate = save({ 'content-length': String(largest) });
  const sessions: Record<string, string>[] = [
    { authorization: 'Bearer x' },
    { cookie: 'a=b; __Host-kardan-session=x' },
  ];
  const signedIn = sessions.map(save);
  await expect.poll(() => tooLate.status).toBe(503);
  for (const { socket } of [signingIn, ...signedIn]) socket.write('xx');
  for (const sender of [signingIn, ...signedIn]) await expect.poll(() => sender.status).toBe(200);
});
