import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../../db/database.ts';

export type StoredMessage = Awaited<ReturnType<typeof loadMessages>>[number];
export type StoredNote = Awaited<ReturnType<typeof loadNotes>>[number];
export type StoredAct = Awaited<ReturnType<typeof loadActs>>[number];

export function loadMessages(db: Database, threadId: string) {
  return db
    .selectFrom('inquiryMessage as message')
    .leftJoin('account', 'account.id', 'message.authorAccountId')
    .select(['message.id', 'message.at', 'message.fromBuyer', 'message.via', 'message.body', 'message.delivery'])
    .select(['account.id as accountId', 'account.displayName as name'])
    .select((row) =>
      jsonArrayFrom(
        row
          .selectFrom('inquiryAttachment as attachment')
          .select(['attachment.id', 'attachment.name', 'attachment.mediaType', 'attachment.sizeBytes'])
          .select('attachment.isKept')
          .whereRef('attachment.messageId', '=', 'message.id')
          .orderBy('attachment.id'),
      ).as('attachments'),
    )
    .where('message.recipientId', '=', threadId)
    .orderBy('message.at')
    .orderBy('message.id')
    .execute();
}

export function loadNotes(db: Database, threadId: string) {
  return db
    .selectFrom('inquiryNote as note')
    .leftJoin('account', 'account.id', 'note.accountId')
    .select(['note.id', 'note.at', 'note.body', 'account.id as accountId', 'account.displayName as name'])
    .where('note.recipientId', '=', threadId)
    .orderBy('note.at')
    .execute();
}

export function loadActs(db: Database, threadId: string) {
  return db
    .selectFrom('inquiryAct as done')
    .leftJoin('account', 'account.id', 'done.accountId')
    .leftJoin('account as assignee', 'assignee.id', 'done.assigneeAccountId')
    .select(['done.id', 'done.at', 'done.act', 'done.state', 'done.before', 'done.reached'])
    .select(['account.id as accountId', 'account.displayName as name'])
    .select(['assignee.id as assigneeId', 'assignee.displayName as assigneeName'])
    .where('done.recipientId', '=', threadId)
    .orderBy('done.at')
    .execute();
}
