import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, inTransaction } from '../../../db/database.ts';
import { loadEnv } from '../../../env.ts';
import { ownerOf, staffOf } from '../../../testing/actors.ts';
import { buildDealership } from '../../../testing/build-dealership.ts';
import { openUnsureDatabase } from '../../../testing/lose-commit-answer.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { createTestMedia, type TestMedia } from '../../../testing/test-media.ts';
import { eraseInquiries } from '../../erase-inquiries.ts';
import { exportInquiries } from '../../export-inquiries.ts';
import { removeThread } from '../../inbox/acts/remove-thread.ts';
import { insertInquiry } from '../../inquiry-store.ts';
import { replyEnvOf } from '../offer-reply-address.ts';
import { acceptReply } from '../receiving/accept-reply.ts';
import { filePart, mixedMail, pdf } from '../testing/raw-mail.ts';
import { forgetAttachments, removeAttachments } from './forget-attachments.ts';
import { readAttachment } from './read-attachment.ts';

let database: TestDatabase;
let store: TestMedia;
beforeAll(async () => {
  database = await createTestDatabase();
  store = createTestMedia();
});
afterAll(async () => {
  await store[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});

/** A thread with a mail that brought a file. */
async function threadWithFile(receiver: Database = database.db) {
  const { db } = database;
  const services = { db, media: store.media, env: replyEnvOf(loadEnv()) };
  const { id: dealershipId, slug } = await buildDealership(db);
  const sender = { name: 'Anna', email: `anna-${slug}@example.at` };
  const inquiry = {
    kind: 'dealership' as const,
    dealershipId,
    sender,
    language: 'de-AT' as const,
    message: '',
    details: {},
  };
  const inquiryId = await inTransaction(db, (tx) =>
    insertInquiry(tx, inquiry, [{ dealershipId, waitsForDigest: false }]),
  );
  const { id: threadId } = await db
    .selectFrom('inquiryRecipient')
    .select('id')
    .where('inquiryId', '=', inquiryId)
    .executeTakeFirstOrThrow();
  const bytes = mixedMail([{ type: 'text/plain', body: 'Anbei' }, filePart('a.pdf', 'application/pdf', pdf)]);
  const mail = {
    mailFrom: sender.email,
    recipients: [{ writer: 'buyer' as const, recipientId: threadId }],
    bytes,
    isFromFrontServer: true,
  };
  const accept = () => acceptReply({ ...services, db: receiver }, mail);
  // As its sender's mail server does: what had no answer is sent again.
  await accept().catch(accept);
  const { id: attachmentId } = await db
    .selectFrom('inquiryAttachment')
    .innerJoin('inquiryMessage', 'inquiryMessage.id', 'inquiryAttachment.messageId')
    .select('inquiryAttachment.id')
    .where('recipientId', '=', threadId)
    .executeTakeFirstOrThrow();
  return { services, dealershipId, sender, inquiryId, threadId, attachmentId };
}

test('a mail that was committed without an answer keeps its file when it comes again', async () => {
  await using unsure = await openUnsureDatabase(database.url);
  unsure.loseCommitOf('"inquiry_attachment"');
  const { services, dealershipId, threadId, attachmentId } = await threadWithFile(unsure.db);
  expect(unsure.wasLost()).toBe(true);
  const place = { dealershipId: String(dealershipId), threadId, attachmentId };
  expect(await readAttachment(services, staffOf(dealershipId), place)).toEqual(pdf);
});

const kept = () => store.keys('inquiry-attachments/');

async function isThere(threadId: string): Promise<boolean> {
  const rows = await database.db.selectFrom('inquiryRecipient').select('id').where('id', '=', threadId).execute();
  return rows.length === 1;
}

test('a file is read by who works in the thread’s dealership, and in that thread only', async () => {
  const { services, dealershipId, threadId, attachmentId } = await threadWithFile();
  const other = await threadWithFile();
  const place = { dealershipId: String(dealershipId), threadId, attachmentId };
  expect(await readAttachment(services, staffOf(dealershipId), place)).toEqual(pdf);
  const actor = staffOf(other.dealershipId);
  await expect(readAttachment(services, actor, place)).rejects.toThrow();
  const otherPlace = { ...place, dealershipId: String(other.dealershipId) };
  await expect(readAttachment(services, actor, otherPlace)).rejects.toThrow('not found');
  await expect(readAttachment(services, actor, { ...otherPlace, threadId: other.threadId })).rejects.toThrow(
    'not found',
  );
});

test('who asks what is kept of them gets their files, also of what they wrote into somebody else’s thread, each once', async () => {
  const own = await threadWithFile();
  const { db } = database;
  const base64 = pdf.toString('base64');
  const id = own.attachmentId;
  const file = { id, thread: own.threadId, name: 'a.pdf', mediaType: 'application/pdf', sizeBytes: pdf.length };
  const whole = { ...file, leftOut: null, base64 };
  const exported = async (email: string, maxFileBytes = 1_000_000) => {
    const { held, files } = await exportInquiries(own.services, email, { maxFileBytes });
    return { ...held, files: await Array.fromAsync(files) };
  };
  const { email } = own.sender;
  expect(await exported(email)).toMatchObject({
    inquiries: [{ recipients: [{ thread: own.threadId, messages: [{ attachments: [{ id }] }] }] }],
    messages: [],
    files: [whole],
  });
  expect((await exported(email, pdf.length)).files).toEqual([whole]);
  expect((await exported(email, pdf.length - 1)).files).toEqual([{ ...file, leftOut: 'too-large', base64: null }]);
  const fromAddress = `ida-${own.threadId}@example.at`;
  await db.updateTable('inquiryMessage').set({ fromAddress }).where('recipientId', '=', own.threadId).execute();
  expect(await exported(fromAddress)).toMatchObject({
    inquiries: [],
    messages: [{ attachments: [{ id }] }],
    files: [whole],
  });
  await removeAttachments(own.services, [id]);
  expect((await exported(fromAddress)).files).toEqual([{ ...file, leftOut: 'not-kept', base64: null }]);
});

/** What the job that removes files from the store has to do. */
async function filesToRemove(): Promise<string[]> {
  const { rows } = await sql<{ data: { attachmentIds: string[] } }>`
    select data from pgboss.job where name = 'remove-attachments'`.execute(database.db);
  return rows.flatMap(({ data }) => data.attachmentIds);
}

test('who is erased is gone at once; their files alone are a job’s, which waits for the store', async () => {
  const erased = await threadWithFile();
  const stays = await threadWithFile();
  await eraseInquiries(erased.services, erased.sender.email);
  expect([await isThere(erased.threadId), await isThere(stays.threadId)]).toEqual([false, true]);
  const removed = await filesToRemove();
  expect(removed).toContain(erased.attachmentId);
  expect(removed).not.toContain(stays.attachmentId);
});

test('a thread that its owner removes is gone at once; its files are a job’s, which waits for the store', async () => {
  const { services, dealershipId, threadId, attachmentId } = await threadWithFile();
  await removeThread(services, ownerOf(dealershipId), { dealershipId: String(dealershipId), threadId });
  expect(await isThere(threadId)).toBe(false);
  expect(await filesToRemove()).toContain(attachmentId);
});

test('whatever removed a thread, its files go with the next sweep; none that a mail may be about to get', async () => {
  const { services, inquiryId, attachmentId } = await threadWithFile();
  const stays = await threadWithFile();
  await database.db.deleteFrom('inquiry').where('id', '=', inquiryId).execute();
  expect(await forgetAttachments(services)).toBe(0);
  const inTwoHours = Date.now() + 2 * 3_600_000;
  // Those of the threads above among them, whose jobs nobody does here.
  expect(await forgetAttachments(services, inTwoHours)).toBeGreaterThan(0);
  expect(await kept()).not.toContain(`inquiry-attachments/${attachmentId}`);
  expect(await kept()).toContain(`inquiry-attachments/${stays.attachmentId}`);
});
