import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database, Tx } from '../../../db/database.ts';

export function loadDealershipOfMessage(tx: Tx, messageId: string) {
  return tx
    .selectFrom('inquiryMessage as message')
    .innerJoin('inquiryRecipient as thread', 'thread.id', 'message.recipientId')
    .innerJoin('dealership', 'dealership.id', 'thread.dealershipId')
    .select(['dealership.email', 'thread.state as threadState'])
    .where('message.id', '=', messageId)
    .executeTakeFirst();
}

/** What a buyer answered, with its thread; only for dealerships that are active. */
export function loadBuyerReply(db: Database, messageId: string) {
  return db
    .selectFrom('inquiryMessage as message')
    .innerJoin('inquiryRecipient as thread', 'thread.id', 'message.recipientId')
    .innerJoin('inquiry', 'inquiry.id', 'thread.inquiryId')
    .innerJoin('dealership', 'dealership.id', 'thread.dealershipId')
    .select(['message.body', 'thread.id as threadId', 'thread.dealershipId', 'inquiry.listingId'])
    .select(['inquiry.senderName', 'dealership.slug'])
    .select((row) =>
      jsonArrayFrom(
        row
          .selectFrom('inquiryAttachment as attachment')
          .select(['attachment.name', 'attachment.isKept'])
          .whereRef('attachment.messageId', '=', 'message.id')
          .orderBy('attachment.name'),
      ).as('attachments'),
    )
    .where('message.id', '=', messageId)
    .where('message.fromBuyer', '=', true)
    .where('dealership.state', '=', 'active')
    .executeTakeFirst();
}

/** What somebody of a dealership answered by mail, with who it was; null for the dealership's own mailbox. */
export function loadTakenReply(db: Database, messageId: string) {
  return db
    .selectFrom('inquiryMessage as message')
    .innerJoin('inquiryRecipient as thread', 'thread.id', 'message.recipientId')
    .innerJoin('inquiry', 'inquiry.id', 'thread.inquiryId')
    .innerJoin('dealership', 'dealership.id', 'thread.dealershipId')
    .leftJoin('account', 'account.id', 'message.authorAccountId')
    .select(['message.body', 'thread.id as threadId', 'inquiry.senderName', 'dealership.slug'])
    .select('account.displayName as author')
    .where('message.id', '=', messageId)
    .where('message.fromBuyer', '=', false)
    .executeTakeFirst();
}
