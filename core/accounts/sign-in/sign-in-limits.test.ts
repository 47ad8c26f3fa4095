import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadEnv } from '../../env.ts';
import { limitKey } from '../../limits/limit-key.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { countPasswordTry } from './sign-in-limits.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

const env = loadEnv();
const anAddress = () => `${randomUUID()}@example.at`;

function tryFrom(visitorAddress: string, email = anAddress()) {
  return countPasswordTry({ db: database.db, env }, email, { visitorAddress }).then(
    () => 'counted',
    ({ code }) => code as string,
  );
}

async function tryOften(times: number, attempt: (turn: number) => Promise<string>): Promise<Record<string, number>> {
  const answers: Record<string, number> = {};
  for (let turn = 0; turn < times; turn++) {
    const answer = await attempt(turn);
    answers[answer] = (answers[answer] ?? 0) + 1;
  }
  return answers;
}

function usesOf(email: string) {
  return database.db
    .selectFrom('limitUse')
    .select('id')
    .where('limitName', '=', 'sign-in-address')
    .where('keyHash', '=', limitKey(env.FORM_SECRET, email))
    .execute();
}

test('tries of a network that is refused already do not count for the address they name', async () => {
  const network = `203.0.113.${randomInt(250)}`;
  expect(await tryOften(100, () => tryFrom(network))).toEqual({ counted: 100 });
  const email = anAddress();
  expect(await tryOften(20, () => tryFrom(network, email))).toEqual({ 'sign-in-throttled': 20 });
  expect(await usesOf(email)).toEqual([]);
  expect(await tryFrom('198.51.100.80', email)).toBe('counted');
});

test('a home of IPv6 has as many tries for an address as one network, though it has hundreds', async () => {
  const email = anAddress();
  const site = `2001:db8:${randomInt(0x7000).toString(16)}`;
  const networks = (turn: number) => `${site}:${turn.toString(16)}::1`;
  expect(await tryOften(60, (turn) => tryFrom(networks(turn), email))).toEqual({
    counted: 10,
    'sign-in-throttled': 50,
  });
  expect(await usesOf(email)).toHaveLength(10);
  // Others sign in beside it, also from there.
  expect(await tryFrom('2001:db8:7fff::1', email)).toBe('counted');
  expect(await tryFrom(networks(7))).toBe('counted');
});
