import { inTransaction } from '@kardan/core/db/database';
import { loadEnv } from '@kardan/core/env';
import { addDealershipReply } from '@kardan/core/inquiries/inbox/add-dealership-reply';
import { insertInquiry } from '@kardan/core/inquiries/inquiry-store';
import { replyEnvOf } from '@kardan/core/inquiries/replies/offer-reply-address';
import { replyAddressOf } from '@kardan/core/inquiries/replies/reply-address';
import { createLog } from '@kardan/core/kernel/log';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { createTestDatabase, type TestDatabase } from '@kardan/core/testing/test-database';
import { createTestMedia } from '@kardan/core/testing/test-media';
import { openReplyReceiver } from '../replies/reply-receiver.ts';

const firstAnswer = 'Ja, er ist da.';

/** A receiver of replies with a database and a bucket of its own. */
export async function openReplyPost() {
  const database = await createTestDatabase();
  const store = createTestMedia();
  const { db } = database;
  const env = { ...replyEnvOf(loadEnv()), REPLY_SMTP_PORT: 0 };
  const lines: string[] = [];
  const log = createLog('receiver', 'info', { write: (line) => void lines.push(line) });
  const services = { db, env, media: store.media, log };
  const receiver = await openReplyReceiver(services);
  return {
    database,
    store,
    services,
    lines,
    port: receiver.port,
    buildThread: () => buildThread(database),
    /** What was written in a thread after what `buildThread` has in it. */
    messagesOf: (threadId: string) =>
      db
        .selectFrom('inquiryMessage')
        .selectAll()
        .where('recipientId', '=', threadId)
        .where('body', '!=', firstAnswer)
        .orderBy('at')
        .execute(),
    mailsTo: (recipient: string) => db.selectFrom('mail').selectAll().where('recipient', '=', recipient).execute(),
    async [Symbol.asyncDispose]() {
      await receiver.close();
      await store[Symbol.asyncDispose]();
      await database[Symbol.asyncDispose]();
    },
  };
}
export type ReplyPost = Awaited<ReturnType<typeof openReplyPost>>;

/** A thread that was answered and read, with the addresses that each side writes to. */
export async function buildThread({ db }: Pick<TestDatabase, 'db'>) {
  const dealership = await buildDealership(db);
  const sender = { name: 'Anna Berger', email: `anna-${dealership.slug}@example.at` };
  const inquiry = {
    kind: 'dealership' as const,
    dealershipId: dealership.id,
    sender,
    language: 'de-AT' as const,
    message: 'Ist er noch da?',
    details: {},
  };
  const recipients = [{ dealershipId: dealership.id, waitsForDigest: false }];
  const inquiryId = await inTransaction(db, (tx) => insertInquiry(tx, inquiry, recipients));
  const { id } = await db
    .selectFrom('inquiryRecipient')
    .select('id')
    .where('inquiryId', '=', inquiryId)
    .executeTakeFirstOrThrow();
  await inTransaction(db, (tx) => addDealershipReply(tx, { recipientId: id, accountId: null, text: firstAnswer }));
  await db.updateTable('inquiryRecipient').set({ readAt: new Date() }).where('id', '=', id).execute();
  await db.deleteFrom('mail').where('recipient', '=', sender.email).execute();
  const address = (writer: 'buyer' | 'dealership') => replyAddressOf(replyEnvOf(loadEnv()), writer, id);
  return {
    id,
    inquiryId,
    dealership,
    sender,
    buyerAddress: address('buyer'),
    dealershipAddress: address('dealership'),
  };
}
