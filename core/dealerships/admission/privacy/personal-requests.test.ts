import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { buildRequest } from '../testing/build-request.ts';
import { eraseRequests } from './erase-requests.ts';
import { exportRequests } from './export-requests.ts';
import { forgetRequests, requestMonths } from './forget-requests.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

const ago = (months: number, days: number) => {
  const moment = new Date();
  moment.setMonth(moment.getMonth() - months);
  return new Date(moment.getTime() - days * 86_400_000);
};
const refusedAt = (decidedAt: Date) => ({ state: 'refused', reasons: 'Das Gewerbe ist erloschen.', decidedAt });

test('a decided request is forgotten after its time, and not before', async () => {
  const { db } = database;
  const old = await buildRequest(db, refusedAt(ago(requestMonths, 2)));
  const young = await buildRequest(db, refusedAt(ago(requestMonths, -2)));
  const open = await buildRequest(db, { createdAt: ago(requestMonths, 2) });
  expect(await forgetRequests({ db })).toBe(1);
  const left = await db.selectFrom('dealershipRequest').select('id').execute();
  expect(left.map(({ id }) => id)).not.toContain(old);
  expect(left.map(({ id }) => id)).toEqual(expect.arrayContaining([young, open]));
});

test('a person reads and erases what they asked for, whatever case the address is written in', async () => {
  const { db } = database;
  const email = 'eva@auskunft.example';
  const vat = { vatAnswer: 'valid', vatName: 'Autowelt Zirngast GmbH', vatCheckedAt: new Date() };
  await buildRequest(db, { email, message: 'Wir sind ein Familienbetrieb.', ...vat });
  expect(await exportRequests({ db }, 'Eva@Auskunft.example')).toMatchObject([
    { email, message: 'Wir sind ein Familienbetrieb.', name: 'Autowelt Zirngast', ...vat },
  ]);
  expect(await eraseRequests({ db }, email)).toBe(1);
  expect(await exportRequests({ db }, email)).toEqual([]);
});
