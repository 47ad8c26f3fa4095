import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database, Tx } from '../db/database.ts';
import type { NewInquiry } from './inquiry.ts';

export type StoredInquiry = NonNullable<Awaited<ReturnType<typeof loadInquiry>>>;

interface NewRecipient {
  dealershipId: number;
  waitsForDigest: boolean;
}

export async function insertInquiry(tx: Tx, inquiry: NewInquiry, recipients: NewRecipient[]): Promise<string> {
  const { kind, subject, dealershipId, listingId, sender, language, message, details } = inquiry;
  const { id } = await tx
    .insertInto('inquiry')
    .values({
      kind,
      subject: subject ?? null,
      dealershipId: dealershipId ?? null,
      listingId: listingId ?? null,
      senderName: sender.name,
      senderEmail: sender.email,
      senderPhone: sender.phone ?? null,
      language,
      message,
      details: JSON.stringify(details),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = recipients.map((recipient) => ({ inquiryId: id, ...recipient }));
  if (rows.length > 0) await tx.insertInto('inquiryRecipient').values(rows).execute();
  return id;
}

/** How a dealership numbers a car of its own; null for another's. */
export async function loadNumberOfCar(tx: Tx, listingId: number, dealershipId: number): Promise<string | null> {
  const car = await tx
    .selectFrom('listing')
    .select('externalId')
    .where('id', '=', listingId)
    .where('dealershipId', '=', dealershipId)
    .executeTakeFirst();
  return car?.externalId ?? null;
}

/** Which threads of which dealerships are about what somebody wrote. */
export function loadThreadsOfSender(tx: Tx, email: string) {
  return tx
    .selectFrom('inquiryRecipient')
    .innerJoin('inquiry', 'inquiry.id', 'inquiryRecipient.inquiryId')
    .select(['inquiryRecipient.id', 'inquiryRecipient.dealershipId'])
    .where('inquiry.senderEmail', '=', email)
    .execute();
}

export function loadInquiry(db: Database, inquiryId: string) {
  return db.selectFrom('inquiry').selectAll().where('id', '=', inquiryId).executeTakeFirst();
}

/** Those of the inquiries that are still there, oldest first. */
export function loadInquiries(db: Database, inquiryIds: string[]) {
  return db
    .selectFrom('inquiry')
    .selectAll()
    .where('id', 'in', inquiryIds)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

export async function saveDelivery(tx: Tx, inquiryId: string, dealershipId: number): Promise<void> {
  await tx
    .updateTable('inquiryRecipient')
    .set({ deliveredAt: sql<Date>`now()` })
    .where('inquiryId', '=', inquiryId)
    .where('dealershipId', '=', dealershipId)
    .where('deliveredAt', 'is', null)
    .execute();
}

/** Inquiries older than so many months, with everything that refers to them. */
export async function deleteOldInquiries(db: Database, months: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('inquiry')
    .where('createdAt', '<', sql<Date>`now() - make_interval(months => ${months})`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/**
 * What somebody wrote, oldest first, with who got it and what was written and noted there since, also by others: a dealership, or
 * whom the buyer gave the address for replies, wrote that to the buyer or about the buyer’s inquiry, which makes it the buyer’s to read. From which mailbox is theirs alone.
 */
export function loadInquiriesOf(db: Database, email: string) {
  return db
    .selectFrom('inquiry')
    .select([
      'createdAt',
      'kind',
      'subject',
      'senderName',
      'senderEmail',
      'senderPhone',
      'message',
      'details',
      'listingId',
    ])
    .select((row) =>
      jsonArrayFrom(
        row
          .selectFrom('inquiryRecipient')
          .innerJoin('dealership', 'dealership.id', 'inquiryRecipient.dealershipId')
          .select(['inquiryRecipient.id as thread', 'dealership.name', 'inquiryRecipient.deliveredAt'])
          .select('inquiryRecipient.state')
          .select(['inquiryRecipient.lostReason', 'inquiryRecipient.lostNote'])
          .select((thread) => [
            jsonArrayFrom(
              thread
                .selectFrom('inquiryMessage as message')
                .leftJoin('receivedReply as received', 'received.messageId', 'message.id')
                .select(['message.at', 'message.fromBuyer', 'message.body', 'received.folded'])
                .select((message) =>
                  jsonArrayFrom(
                    message
                      .selectFrom('inquiryAttachment as attachment')
                      .select(['attachment.id', 'attachment.name', 'attachment.mediaType', 'attachment.sizeBytes'])
                      .select('attachment.isKept')
                      .whereRef('attachment.messageId', '=', 'message.id'),
                  ).as('attachments'),
                )
                .whereRef('message.recipientId', '=', 'inquiryRecipient.id')
                .orderBy('message.at'),
            ).as('messages'),
            jsonArrayFrom(
              thread
                .selectFrom('inquiryNote as note')
                .select(['note.at', 'note.body'])
                .whereRef('note.recipientId', '=', 'inquiryRecipient.id')
                .orderBy('note.at'),
            ).as('notes'),
          ])
          .whereRef('inquiryRecipient.inquiryId', '=', 'inquiry.id')
          .orderBy('dealership.name'),
      ).as('recipients'),
    )
    .where('senderEmail', '=', email)
    .orderBy('createdAt')
    .execute();
}

/** What somebody wrote by mail into threads of another address. */
export function loadMessagesFrom(db: Database, email: string) {
  return db
    .selectFrom('inquiryMessage as message')
    .innerJoin('inquiryRecipient as thread', 'thread.id', 'message.recipientId')
    .innerJoin('inquiry', 'inquiry.id', 'thread.inquiryId')
    .leftJoin('receivedReply as received', 'received.messageId', 'message.id')
    .select(['thread.id as thread', 'message.at', 'message.body', 'received.folded'])
    .select((message) =>
      jsonArrayFrom(
        message
          .selectFrom('inquiryAttachment as attachment')
          .select(['attachment.id', 'attachment.name', 'attachment.mediaType', 'attachment.sizeBytes'])
          .select('attachment.isKept')
          .whereRef('attachment.messageId', '=', 'message.id'),
      ).as('attachments'),
    )
    .where('message.fromAddress', '=', email)
    .where('inquiry.senderEmail', '<>', email)
    .orderBy('message.at')
    .execute();
}

export async function deleteMessagesFrom(tx: Tx, email: string): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('inquiryMessage').where('fromAddress', '=', email).executeTakeFirst();
  return Number(numDeletedRows);
}

export async function deleteInquiriesOf(tx: Tx, email: string): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('inquiry').where('senderEmail', '=', email).executeTakeFirst();
  return Number(numDeletedRows);
}
