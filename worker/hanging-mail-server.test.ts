import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { inTransaction } from '@kardan/core/db/database';
import { loadEnv } from '@kardan/core/env';
import { removeThread } from '@kardan/core/inquiries/inbox/acts/remove-thread';
import { replyToThread } from '@kardan/core/inquiries/inbox/acts/reply-to-thread';
import { buildThread } from '@kardan/core/inquiries/inbox/testing/build-thread';
import { closeServices, openServices } from '@kardan/core/services';
import { ownerOf } from '@kardan/core/testing/actors';
import { buildAccount } from '@kardan/core/testing/build-account';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { createTestDatabase } from '@kardan/core/testing/test-database';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sendMailTask } from './tasks/send-mail.ts';

/** Takes connections and says nothing. */
async function openSilentServer() {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket.on('error', () => {}));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: () => open.size,
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}

test('a mail server that says nothing holds up no change, and a thread whose mail it has is removed meanwhile', async () => {
  await using database = await createTestDatabase();
  const server = await openSilentServer();
  const env = { ...loadEnv(), DATABASE_URL: database.url, SMTP_URL: server.url, DATABASE_POOL_SIZE: 5 };
  const services = openServices(env, 'worker');
  const { db } = services;
  try {
    const { id } = await buildDealership(db);
    const { id: accountId } = await buildAccount(db, { memberships: { [id]: 'dealer-owner' } });
    const owner = { ...ownerOf(id), accountId };
    const place = async () => ({ dealershipId: String(id), threadId: (await buildThread(db, id)).threadId });
    const threads = await Promise.all(Array.from({ length: 4 }, place));
    for (const thread of threads)
      await replyToThread(services, owner, thread, { key: randomUUID(), text: 'Ja, am Samstag.' });
    const mails = await db.selectFrom('mail').select('id').where('template', '=', 'reply-to-buyer').execute();
    expect(mails).toHaveLength(4);
    const sending = Promise.all(mails.map((mail) => sendMailTask.run(services, [{ mailId: mail.id }])));
    await expect.poll(server.asked).toBe(4);

    let isOver = false;
    void sending.finally(() => {
      isOver = true;
    });
    const change = () => inTransaction(db, (tx) => sql`select pg_sleep(0.01)`.execute(tx));
    await Promise.all(Array.from({ length: 20 }, change));
    for (const thread of threads) await removeThread(services, owner, thread);
    expect(isOver).toBe(false);

    server.close();
    expect((await sending).flat()).toHaveLength(4);
  } finally {
    server.close();
    await closeServices(services);
  }
});
