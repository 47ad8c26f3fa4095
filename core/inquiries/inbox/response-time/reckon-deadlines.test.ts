import { setTimeout as sleep } from 'node:timers/promises';
import { inboxDefaults } from '@kardan/contract/values/inbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../db/database.ts';
import { ownerOf } from '../../../testing/actors.ts';
import { buildDealership } from '../../../testing/build-dealership.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { saveInboxSettings } from '../settings/save-settings.ts';
import { buildThread } from '../testing/build-thread.ts';
import { reckonDeadlinesOf } from './reckon-deadlines.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

test('deadlines that are reckoned while settings are saved go by those that are saved', async () => {
  const { db } = database;
  const { id } = await buildDealership(db);
  const { threadId } = await buildThread(db, id);
  const dueAt = async () => {
    const thread = db.selectFrom('inquiryRecipient').select('dueAt').where('id', '=', threadId);
    return (await thread.executeTakeFirstOrThrow()).dueAt?.getTime();
  };
  const before = await dueAt();
  const saved = { ...inboxDefaults, targetMinutes: inboxDefaults.targetMinutes + 60 };
  const { both } = await inTransaction(db, async (tx) => {
    await tx.selectFrom('inquiryRecipient').select('id').where('id', '=', threadId).forUpdate().execute();
    // It waits for the thread, with the settings written and not committed.
    const saving = saveInboxSettings({ db }, ownerOf(id), String(id), saved);
    await sleep(500);
    const reckoning = reckonDeadlinesOf({ db }, id);
    await sleep(500);
    return { both: Promise.all([saving, reckoning]) };
  });
  await both;
  const after = await dueAt();
  expect(after).not.toBe(before);
  await reckonDeadlinesOf({ db }, id);
  expect(after).toBe(await dueAt());
});
