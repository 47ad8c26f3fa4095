import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { loadEnv } from '../env.ts';
import { isDatabaseOutage } from '../kernel/errors.ts';
import { inTransaction, openDatabase } from './database.ts';

/** A way to the database on which open connections can be made to hear nothing any more, for good. */
async function deafenable(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl);
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    const onward = connect(Number(port), hostname);
    for (const end of [socket, onward]) end.on('error', () => undefined).on('close', () => onward.destroy());
    socket.pipe(onward).pipe(socket);
    open.add(onward);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    deafen: () => {
      for (const socket of open) socket.unpipe().resume();
      open.clear();
    },
    [Symbol.asyncDispose]: async () => void server.close(),
  };
}

test('a connection that died without a word is an outage for who waits for it, and no trouble for the next', async () => {
  await using way = await deafenable(loadEnv().DATABASE_URL);
  const db = openDatabase({ DATABASE_URL: way.url, DATABASE_POOL_SIZE: 1, statementTimeoutMs: 500 });
  const ask = () => sql`select 1`.execute(db);
  try {
    await ask();
    way.deafen();
    expect(isDatabaseOutage(await ask().catch((error) => error))).toBe(true);
    await ask();
    const inTheMiddle = inTransaction(db, async (tx) => {
      await sql`select 1`.execute(tx);
      way.deafen();
      await sql`select 1`.execute(tx);
    });
    expect(isDatabaseOutage(await inTheMiddle.catch((error) => error))).toBe(true);
    await ask();
  } finally {
    await db.destroy();
  }
});

test('a transaction that has asked for more time has it', async () => {
  const db = openDatabase({ DATABASE_URL: loadEnv().DATABASE_URL, DATABASE_POOL_SIZE: 1, statementTimeoutMs: 200 });
  try {
    await inTransaction(db, async (tx) => {
      await sql`set local statement_timeout = '1min'`.execute(tx);
      await sql`select pg_sleep(1.5)`.execute(tx);
    });
    await expect(sql`select pg_sleep(1)`.execute(db)).rejects.toThrow(/statement timeout/);
  } finally {
    await db.destroy();
  }
});
