import type { Database } from '../../../db/database.ts';

/** A reply with whom it is from and what it answers; only of dealerships that are active. */
export function loadReply(db: Database, messageId: string) {
  return db
    .selectFrom('inquiryMessage as message')
    .innerJoin('inquiryRecipient as thread', 'thread.id', 'message.recipientId')
    .innerJoin('inquiry', 'inquiry.id', 'thread.inquiryId')
    .innerJoin('dealership', 'dealership.id', 'thread.dealershipId')
    .innerJoin('city', 'city.id', 'dealership.cityId')
    .select(['message.body', 'thread.id as threadId', 'inquiry.listingId', 'inquiry.message as asked'])
    .select(['dealership.name', 'dealership.street', 'dealership.phone', 'city.postcode', 'city.name as city'])
    .where('message.id', '=', messageId)
    .where('message.fromBuyer', '=', false)
    .where('dealership.state', '=', 'active')
    .executeTakeFirst();
}

/** A thread that still waits for an answer, with its inquiry and what the buyer wrote last. */
export function loadWaitingThread(db: Database, threadId: string) {
  return db
    .selectFrom('inquiryRecipient as thread')
    .innerJoin('inquiry', 'inquiry.id', 'thread.inquiryId')
    .innerJoin('dealership', 'dealership.id', 'thread.dealershipId')
    .selectAll('inquiry')
    .select((row) =>
      row
        .selectFrom('inquiryMessage')
        .select('inquiryMessage.body')
        .whereRef('inquiryMessage.recipientId', '=', 'thread.id')
        .where('inquiryMessage.fromBuyer', '=', true)
        .orderBy('inquiryMessage.at', 'desc')
        .limit(1)
        .as('lastMessage'),
    )
    .select(['thread.waitingSince', 'thread.dealershipId as siteId', 'dealership.slug', 'dealership.name'])
    .where('thread.id', '=', threadId)
    .where('thread.state', '=', 'open')
    .executeTakeFirst();
}
