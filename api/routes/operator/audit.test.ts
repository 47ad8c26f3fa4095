import { type Calls, calls } from '@kardan/contract/calls/calls';
import { buildContentPicture } from '@kardan/core/testing/build-content';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { acts } from './testing/operator-acts.ts';
import { dealership, openDesk, type PortalDesk } from './testing/portal-desk.ts';

let running: TestApp;
let desk: PortalDesk;
beforeAll(async () => {
  // Nobody asks the register here: what the call enqueues is not run.
  running = await createTestApp({ env: { VIES_URL: 'http://127.0.0.1:1' } });
  await buildContentPicture(running.database.db);
  desk = await openDesk(running);
});
afterAll(() => running[Symbol.asyncDispose]());

/** Those that leave no entry, and why. */
const unrecorded: { [Name in keyof Calls]?: string } = {
  contentPresence: 'a heartbeat: it says that somebody has a text open, and changes nothing of it',
  compareContent: 'changes nothing; it is no GET because unsaved words do not fit into an address',
};

const changing = Object.entries(calls)
  .filter(([, { method, path }]) => method !== 'GET' && path.startsWith('/admin/operator/'))
  .map(([name]) => name as keyof Calls);

const entries = () =>
  running.database.db.selectFrom('auditEntry').select('action').where('actorAccountId', '=', desk.accountId).execute();

/** Makes a call as the operator and tells how many entries of theirs it left. */
async function entriesOf(name: keyof Calls, input: unknown): Promise<number> {
  const before = await entries();
  await (desk.operator[name] as (input: unknown) => Promise<unknown>)(input);
  return (await entries()).length - before.length;
}

test('the table has every call by which operators change something, and no other', () => {
  expect(Object.keys(acts).toSorted()).toEqual(changing.toSorted());
});

const prepared = (name: keyof Calls) => (acts[name] ?? expect.unreachable('not in the table'))(desk);

test.each(changing.filter((name) => !(name in unrecorded)))(
  '%s is on record in the name of who did it',
  async (name) => {
    expect(await entriesOf(name, await prepared(name))).toBeGreaterThan(0);
  },
);

test.each(Object.entries(unrecorded))('%s leaves no entry: %s', async (name) => {
  expect(await entriesOf(name as keyof Calls, await prepared(name as keyof Calls))).toBe(0);
});

test('ending what was never begun changes nothing and leaves no entry', async () => {
  expect(await entriesOf('endActing', { params: await dealership(desk) })).toBe(0);
});

test('who looks at what the portal knows of a dealership is on record, once an hour', async () => {
  const params = await dealership(desk);
  const look = () => entriesOf('officeDealership', { params });
  expect([await look(), await look()]).toEqual([1, 0]);
  await running.database.db
    .updateTable('actingLook')
    .set({ hour: new Date(Date.now() - 3_600_000) })
    .where('dealershipId', '=', Number(params.dealershipId))
    .execute();
  expect(await look()).toBe(1);
});
