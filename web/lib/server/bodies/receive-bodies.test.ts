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

test('a body that comes a byte at a time takes as much memory as it has bytes, twice at most, and arrives as it was sent', async () => {
  const bytes = 200_000;
  const bodies: string[] = [];
  let arrived = 0;
  const receive = receiveBodies();
  const server = createServer((request, response) => {
    request.on('data', (piece: Buffer) => {
      arrived += piece.length;
    });
    receive(request, response, { kind: 'visit', networks: ['192.0.2.1'] }, (body) => {
      bodies.push(String(body));
      response.end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const send = () => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
    socket.write('POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n');
    return socket;
  };
  const pieces = '1\r\nx\r\n'.repeat(bytes);
  const before = held();
  const sockets = [send(), send(), send(), send()];
  for (const socket of sockets) socket.write(pieces);
  await expect.poll(() => arrived, { timeout: 30_000 }).toBe(4 * bytes);
  // A piece of its own for each byte was 170 MB.
  expect(held() - before).toBeLessThan(20 * 1024 ** 2);
  for (const socket of sockets) socket.write('0\r\n\r\n');
  await expect.poll(() => bodies.length, { timeout: 10_000 }).toBe(4);
  expect(bodies.every((body) => body === 'x'.repeat(bytes))).toBe(true);
});
