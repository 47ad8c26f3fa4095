import { sql } from 'kysely';
import type { Database, Tx } from '../../../db/database.ts';
import type { ReplyKind } from '../../../db/schema.gen.ts';
import type { ReplyAddress } from '../reply-address.ts';

interface Fingerprints {
  messageIdHash: Buffer | null;
  contentHash: Buffer;
}

/** The dealership whose thread it is; undefined when the thread is gone or the dealership is not active. */
export function loadReplyThread(db: Database, recipientId: string) {
  return db
    .selectFrom('inquiryRecipient as thread')
    .innerJoin('dealership', 'dealership.id', 'thread.dealershipId')
    .select(['thread.dealershipId', 'dealership.email', 'dealership.website'])
    .where('thread.id', '=', recipientId)
    .where('dealership.state', '=', 'active')
    .executeTakeFirst();
}

/** Whose address this is among those who work in a dealership. */
export async function loadMemberByEmail(db: Database, dealershipId: number, email: string) {
  const { rows } = await sql<{ id: number }>`
    select account.id
    from account
    where
      account.email = ${email} and account.state = 'active'
      and (
        exists (
          select from membership
          where account_id = account.id and dealership_id = ${dealershipId} and accepted_at is not null
        )
        or exists (
          select from group_membership join dealership using (group_id)
          where account_id = account.id and dealership.id = ${dealershipId} and group_membership.role = 'group-owner'
        )
      )`.execute(db);
  return rows[0]?.id;
}

export async function isReplyTaken(db: Database, { recipientId, writer }: ReplyAddress, prints: Fingerprints) {
  const row = await db
    .selectFrom('receivedReply')
    .select('id')
    .where('recipientId', '=', recipientId)
    .where('writer', '=', writer)
    .where((reply) =>
      reply.or([
        reply('contentHash', '=', prints.contentHash),
        ...(prints.messageIdHash ? [reply('messageIdHash', '=', prints.messageIdHash)] : []),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that a mail is taken; undefined when it was before. Of two at the same moment one waits for the other. */
export async function insertReceivedReply(
  tx: Tx,
  { recipientId, writer }: ReplyAddress,
  reply: Fingerprints & { kind: ReplyKind; folded: string },
): Promise<string | undefined> {
  const row = await tx
    .insertInto('receivedReply')
    .values({ recipientId, writer, ...reply })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function saveMessageOfReply(tx: Tx, receivedReplyId: string, messageId: string): Promise<void> {
  await tx.updateTable('receivedReply').set({ messageId }).where('id', '=', receivedReplyId).execute();
}
