import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadEnv } from '../../env.ts';
import { createLog } from '../../kernel/log.ts';
import { ownerOf } from '../../testing/actors.ts';
import { buildAccount } from '../../testing/build-account.ts';
import { buildDealership } from '../../testing/build-dealership.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { readToday } from '../../today/read-today.ts';
import type { FeedCar } from '../feed-car.ts';
import { beginRun } from '../runs/begin-run.ts';
import { runFeed } from '../runs/run-feed.ts';
import { buildFeed, feedCar } from '../testing/build-feed.ts';
import { writeRunMail } from './write-run-mail.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

test('owners are told once of each trouble, by mail and in what is to do today, and of none that is over', async () => {
  const { db } = database;
  const services = { db, env: loadEnv(), log: createLog('test', 'silent') };
  const { id: dealershipId } = await buildDealership(db);
  const owner = await buildAccount(db, { memberships: { [dealershipId]: 'dealer-owner' } });
  await buildAccount(db, { memberships: { [dealershipId]: 'dealer-staff' } });
  const { id: feedId } = await buildFeed(db, { dealershipId });
  const run = async (cars: FeedCar[]) => {
    const sha256 = randomUUID().replaceAll('-', '').repeat(2);
    await beginRun({ db }, { feedId, file: { key: sha256, sha256, bytes: 1, name: null }, dry: false });
    await runFeed(services, feedId, async () =>
      (async function* () {
        yield* cars.map((car, place) => ({ ...car, line: place + 1 }));
      })(),
    );
  };
  const mails = () =>
    db.selectFrom('mail').select(['recipient', 'payload']).where('template', '=', 'feed-run').execute();
  const subject = async (mail: { payload: unknown } | undefined) =>
    (await writeRunMail(services, mail?.payload as { runId: string }, 'de-AT'))?.subject;
  const toDo = async () =>
    (await readToday({ db }, ownerOf(dealershipId), String(dealershipId))).tasks
      .filter(({ kind }) => kind.startsWith('feed-'))
      .map(({ kind, count, feed }) => [kind, count, feed?.runNumber]);
  const stock = Array.from({ length: 20 }, (_, place) => feedCar(`N-${place}`));

  await run(stock);
  expect(await mails()).toEqual([]);
  await run([]);
  await run([]);
  const failed = await mails();
  expect(failed.map(({ recipient }) => recipient)).toEqual([owner.email]);
  expect(await subject(failed[0])).toBe('Ein Import hat nicht funktioniert: Händlersystem');
  expect(await toDo()).toEqual([['feed-waiting', 1, 3]]);
  await run(stock.slice(0, 10));
  const waiting = await mails();
  expect(await subject(waiting[1])).toBe('Ein Import wartet auf dich: Händlersystem');
  await run([...stock, feedCar('N-0')]);
  expect(await subject(waiting[1])).toBeUndefined();
  expect(await subject((await mails())[2])).toBe('Ein Auto aus dem Import braucht dich: Händlersystem');
  expect(await toDo()).toEqual([['feed-refused', 1, 5]]);
  await run([]);
  const known = (await mails()).length;
  await run([...stock, feedCar('N-0')]);
  expect(await mails()).toHaveLength(known);
});
