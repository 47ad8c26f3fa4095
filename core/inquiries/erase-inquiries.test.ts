import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTransaction } from '../db/database.ts';
import { loadEnv } from '../env.ts';
import { ownerOf } from '../testing/actors.ts';
import { buildAccount } from '../testing/build-account.ts';
import { buildDealership } from '../testing/build-dealership.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { untilWaiting } from '../testing/until-waiting.ts';
import { eraseInquiries } from './erase-inquiries.ts';
import { replyToThread } from './inbox/acts/reply-to-thread.ts';
import { buildThread } from './inbox/testing/build-thread.ts';

test('a buyer is erased while an answer to them is being sent: neither fails, and nothing of them is left', async () => {
  await using database = await createTestDatabase();
  const { db } = database;
  const { id } = await buildDealership(db);
  const { id: accountId } = await buildAccount(db, { memberships: { [id]: 'dealer-owner' } });
  const email = 'julia@example.at';
  const { threadId } = await buildThread(db, id, { email });
  const thread = { dealershipId: String(id), threadId };
  await replyToThread({ db, env: loadEnv() }, { ...ownerOf(id), accountId }, thread, {
    key: randomUUID(),
    text: 'Ja, am Samstag.',
  });

  const { erasing } = await inTransaction(db, async (sending) => {
    // As whoever sends it: its state is told to the message when this transaction ends.
    await sql`
      update mail set state = 'sent', settled_at = now() where template = 'reply-to-buyer'`.execute(sending);
    const erasing = eraseInquiries({ db }, email);
    erasing.catch(() => undefined);
    await untilWaiting(database.reader);
    return { erasing };
  });
  expect(await erasing).toEqual({ inquiries: 1, messages: expect.any(Number), mails: 1 });
  for (const table of ['inquiry', 'inquiryMessage', 'mail'] as const) {
    expect(await db.selectFrom(table).select('id').execute()).toEqual([]);
  }
});
