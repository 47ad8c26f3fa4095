import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { signAccessToken } from '@kardan/core/accounts/sessions/access-token';
import { loadEnv } from '@kardan/core/env';
import { buildThread } from '@kardan/core/inquiries/inbox/testing/build-thread';
import { buildAccount, buildSession } from '@kardan/core/testing/build-account';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { createTestDatabase } from '@kardan/core/testing/test-database';
import { createTestIndex } from '@kardan/core/testing/test-index';
import { expect, test } from 'vitest';
import { startKilledServer } from '../../testing/killed-server.ts';

const threads = 3;
const repliesOfThread = 5;

test('an API that is killed again and again while replies are sent loses none and mails none twice', async () => {
  await using database = await createTestDatabase();
  await using index = await createTestIndex();
  const { db } = database;
  const { id: dealershipId } = await buildDealership(db);
  const { id: accountId } = await buildAccount(db, { memberships: { [dealershipId]: 'dealer-staff' } });
  const token = await signAccessToken(loadEnv(), { accountId, sessionId: await buildSession(db, accountId) });
  const variables = { DATABASE_URL: database.url, LISTING_INDEX: index.search.indexName };
  const api = await startKilledServer(variables, { betweenMs: [100, 500] });

  /** As a page does: the same reply again until an answer comes. */
  const send = async (threadId: string, text: string) => {
    const key = randomUUID();
    while (true) {
      try {
        const answer = await fetch(`${api.url()}/admin/dealership/${dealershipId}/inbox/thread/${threadId}/messages`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ key, text }),
        });
        if (answer.status === 201) return;
        expect(answer.status).toBeGreaterThanOrEqual(500);
      } catch (error) {
        if (error instanceof Error && error.name === 'AssertionError') throw error;
      }
      await sleep(50);
    }
  };
  const ids = [];
  for (let built = 0; built < threads; built++) ids.push((await buildThread(db, dealershipId)).threadId);
  await Promise.all(
    ids.map(async (threadId) => {
      for (let sent = 0; sent < repliesOfThread; sent++) await send(threadId, `Antwort ${sent}`);
    }),
  );

  expect(await api.stop()).toBeGreaterThan(0);
  const messages = await db.selectFrom('inquiryMessage').select(['recipientId', 'body', 'mailId']).execute();
  const expected = ids.flatMap((id) => Array.from({ length: repliesOfThread }, (_, sent) => `${id} Antwort ${sent}`));
  expect(messages.map(({ recipientId, body }) => `${recipientId} ${body}`).sort()).toEqual(expected.sort());
  const mails = await db.selectFrom('mail').select('id').where('template', '=', 'reply-to-buyer').execute();
  expect(mails.map(({ id }) => id).sort()).toEqual(messages.map(({ mailId }) => mailId).sort());
}, 180_000);
