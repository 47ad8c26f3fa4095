import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, openDatabase } from '@kardan/core/db/database';
import { openReader } from '@kardan/core/db/reader';
import { createLog } from '@kardan/core/kernel/log';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { fillServer, prepareServer, type Server } from '@kardan/services/postgres/own-server.fixture';
import { type Standby, startStandby } from '@kardan/services/postgres/standby.fixture';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** What reads may be old by: three seconds behind, measured every second, and a second for the measurement. */
const maxAgeMs = 5_000;

let primary: Server;
let standby: Standby;
let db: Database;
let reader: Database;
let dealershipId: number;
beforeAll(async () => {
  primary = await prepareServer();
  expect(primary.command.run('up', '--only', 'postgres')).toMatchObject({ status: 0 });
  await fillServer(primary);
  standby = await startStandby(primary);
  const options = { DATABASE_URL: primary.url, DATABASE_POOL_SIZE: 5 };
  db = openDatabase(options);
  reader = openReader({ ...options, DATABASE_READ_URL: standby.url }, { db, log: createLog('api', 'silent') });
  dealershipId = (await buildDealership(db)).id;
}, 120_000);
afterAll(async () => {
  await reader.destroy();
  await db.destroy();
  await standby[Symbol.asyncDispose]();
  primary.command.remove();
});

async function isFromReplica(): Promise<boolean> {
  const { rows } = await sql<{ replica: boolean }>`select pg_is_in_recovery() as replica`.execute(reader);
  return rows[0]?.replica ?? false;
}
const fromReplica = (expected: boolean) => expect.poll(isFromReplica, { timeout: 15_000 }).toBe(expected);

/** Writes the time again and again and reads it as visitors do; tells how old it was at most, and how many reads failed. */
async function readWhile(work: () => Promise<unknown>) {
  const going = new AbortController();
  let oldestMs = 0;
  const reads = { replica: 0, primary: 0, failed: 0 };
  const stamp = () => String(Math.round(performance.now()));
  const written = () =>
    db
      .updateTable('dealership')
      .set({ name: stamp() })
      .where('id', '=', dealershipId)
      .execute()
      .then(
        () => true,
        () => false,
      );
  const write = async () => {
    while (!going.signal.aborted) {
      await written();
      await sleep(50);
    }
  };
  const read = async () => {
    while (!going.signal.aborted) {
      const asked = performance.now();
      await reader
        .selectFrom('dealership')
        .select(['name', sql<boolean>`pg_is_in_recovery()`.as('replica')])
        .where('id', '=', dealershipId)
        .executeTakeFirstOrThrow()
        .then(
          ({ name, replica }) => {
            reads[replica ? 'replica' : 'primary'] += 1;
            oldestMs = Math.max(oldestMs, asked - Number(name));
          },
          () => {
            reads.failed += 1;
          },
        );
      await sleep(20);
    }
  };
  // Connections of before a restart fail once each.
  await expect.poll(written, { timeout: 20_000 }).toBe(true);
  await fromReplica(true);
  const loops = [write(), read()];
  await work();
  going.abort();
  await Promise.all(loops);
  process.stderr.write(`oldest answer ${Math.round(oldestMs)} ms, ${JSON.stringify(reads)}\n`);
  return { oldestMs, ...reads };
}

test('reads are the replica’s while it follows, and are hardly older than the primary’s', async () => {
  const { oldestMs, replica, primary: others, failed } = await readWhile(() => sleep(5_000));
  expect({ others, failed }).toEqual({ others: 0, failed: 0 });
  expect(replica).toBeGreaterThan(100);
  expect(oldestMs).toBeLessThan(1_500);
});

test('a replica that falls behind is not asked any more before its rows are old, and again when it has caught up', async () => {
  const found = await readWhile(async () => {
    await standby.pause();
    await fromReplica(false);
    await sleep(3_000);
    await standby.resume();
    await fromReplica(true);
  });
  expect(found.failed).toBe(0);
  expect(found.primary).toBeGreaterThan(50);
  expect(found.oldestMs).toBeLessThan(maxAgeMs);
});

test('where nothing is written a replica does not age', async () => {
  await fromReplica(true);
  for (let second = 0; second < 8; second++) {
    expect(await isFromReplica()).toBe(true);
    await sleep(1_000);
  }
});

test('a primary that is gone leaves reads to the replica', async () => {
  process.kill(primary.command.pidOf('postgres'), 'SIGKILL');
  for (let read = 0; read < 40; read++) {
    expect(await isFromReplica()).toBe(true);
    await sleep(200);
  }
  expect(primary.command.run('up', '--only', 'postgres')).toMatchObject({ status: 0 });
});

test('a replica that hangs holds up no more than the reads under way; one that is gone as well', async () => {
  for (const [signal, back] of [
    ['SIGSTOP', 'SIGCONT'],
    ['SIGKILL', undefined],
  ] as const) {
    const found = await readWhile(async () => {
      standby.signal(signal);
      await sleep(8_000);
    });
    if (back) standby.signal(back);
    expect(found.failed, signal).toBeLessThanOrEqual(2);
    expect(found.primary).toBeGreaterThan(50);
    expect(found.oldestMs).toBeLessThan(maxAgeMs);
  }
});
