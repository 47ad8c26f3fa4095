import { sql } from 'kysely';
import type { Database, Tx } from '../../../db/database.ts';

/** What is kept of a thread's attachment. */
export function loadKeptAttachment(
  db: Database,
  { dealershipId, threadId, attachmentId }: { dealershipId: number; threadId: string; attachmentId: string },
) {
  return db
    .selectFrom('inquiryAttachment as attachment')
    .innerJoin('inquiryMessage as message', 'message.id', 'attachment.messageId')
    .innerJoin('inquiryRecipient as thread', 'thread.id', 'message.recipientId')
    .select(['attachment.id', 'attachment.name', 'attachment.mediaType'])
    .where('attachment.id', '=', attachmentId)
    .where('attachment.isKept', '=', true)
    .where('thread.id', '=', threadId)
    .where('thread.dealershipId', '=', dealershipId)
    .executeTakeFirst();
}

/** Attachments in threads about what somebody wrote, and of what they wrote into others' threads. */
export async function loadAttachmentIdsOf(db: Database, email: string): Promise<string[]> {
  const rows = await db
    .selectFrom('inquiryAttachment as attachment')
    .innerJoin('inquiryMessage as message', 'message.id', 'attachment.messageId')
    .innerJoin('inquiryRecipient as thread', 'thread.id', 'message.recipientId')
    .innerJoin('inquiry', 'inquiry.id', 'thread.inquiryId')
    .select('attachment.id')
    .where('attachment.isKept', '=', true)
    .where((row) => row.or([row('inquiry.senderEmail', '=', email), row('message.fromAddress', '=', email)]))
    .execute();
  return rows.map(({ id }) => id);
}

export async function loadAttachmentIdsOfThread(tx: Tx, threadId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('inquiryAttachment as attachment')
    .innerJoin('inquiryMessage as message', 'message.id', 'attachment.messageId')
    .select('attachment.id')
    .where('attachment.isKept', '=', true)
    .where('message.recipientId', '=', threadId)
    .execute();
  return rows.map(({ id }) => id);
}

/** Those of the ids that no message holds any more. */
export async function loadForgottenIds(db: Database, ids: string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id::text from unnest(${ids}::uuid[]) as id
    where not exists (select from inquiry_attachment where inquiry_attachment.id = id.id)`.execute(db);
  return rows.map(({ id }) => id);
}
