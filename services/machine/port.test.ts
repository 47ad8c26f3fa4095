import { createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import { describeListener, isTaken, localPort } from './port.ts';

describe('localPort', () => {
  test.each([
    ['postgres://kardan:kardan@127.0.0.1:54320/kardan', 54320],
    ['postgres://kardan@localhost/kardan', 5432],
    ['http://[::1]:9210', 9210],
  ])('reads the port of %s', (address, port) => {
    expect(localPort('ANY_URL', address, 5432)).toBe(port);
  });

  test('refuses another machine and names the variable', () => {
    expect(() => localPort('DATABASE_URL', 'postgres://db.example:5432/kardan', 5432)).toThrow(
      /DATABASE_URL.*db\.example/,
    );
  });
});

test('a port somebody listens on is taken, and its process is named', async () => {
  const server = createServer();
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const { port } = server.address() as { port: number };
  expect(await isTaken(port)).toBe(true);
  expect(describeListener(port)).toContain(`process ${process.pid} `);
  server.close();
});
