import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { LostReason, ThreadAct, ThreadState } from '../../db/schema.gen.ts';
import type { Deadlines } from './response-time/deadlines.ts';

export type LockedThread = NonNullable<Awaited<ReturnType<typeof lockThread>>>;

/** Takes a thread for this transaction alone: what is decided on it is decided one after the other. */
export function lockThread(tx: Tx, threadId: string) {
  return tx
    .selectFrom('inquiryRecipient as thread')
    .innerJoin('inquiry', 'inquiry.id', 'thread.inquiryId')
    .leftJoin('listing', 'listing.id', 'inquiry.listingId')
    .select(['thread.id', 'thread.dealershipId', 'thread.state', 'thread.assignedAccountId', 'thread.waitingSince'])
    .select(['thread.firstAnswerAt', 'thread.createdAt'])
    .select(['inquiry.senderEmail', 'inquiry.language', 'listing.title as carTitle'])
    .where('thread.id', '=', threadId)
    .forUpdate('thread')
    .executeTakeFirst();
}

export function loadThreadsOf(tx: Tx, inquiryId: string) {
  return tx
    .selectFrom('inquiryRecipient')
    .select(['id', 'dealershipId', 'createdAt'])
    .where('inquiryId', '=', inquiryId)
    .execute();
}

export async function loadMakeOfListing(tx: Tx, listingId: number): Promise<number | null> {
  const row = await tx.selectFrom('listing').select('makeId').where('id', '=', listingId).executeTakeFirst();
  return row?.makeId ?? null;
}

export async function saveAssignee(tx: Tx, threadId: string, accountId: number | null): Promise<void> {
  await tx.updateTable('inquiryRecipient').set({ assignedAccountId: accountId }).where('id', '=', threadId).execute();
}

/** The buyer waits since a moment: whatever it was, it is open. */
export async function saveWaiting(tx: Tx, threadId: string, since: Date, deadlines: Deadlines): Promise<void> {
  await tx
    .updateTable('inquiryRecipient')
    .set({
      state: 'open',
      stateAt: sql<Date>`clock_timestamp()`,
      waitingSince: since,
      lostReason: null,
      lostNote: null,
    })
    .where('id', '=', threadId)
    .execute();
  await saveDeadlines(tx, threadId, deadlines);
}

/** What lies in the past is not made up for. */
export async function saveDeadlines(tx: Tx, threadId: string, deadlines: Deadlines): Promise<void> {
  const ahead = (moment: Date | null) =>
    sql<Date | null>`case when ${moment}::timestamptz > now() then ${moment}::timestamptz end`;
  await tx
    .updateTable('inquiryRecipient')
    .set({ dueAt: deadlines.dueAt, remindAt: ahead(deadlines.remindAt), escalateAt: ahead(deadlines.escalateAt) })
    .where('id', '=', threadId)
    .execute();
}

export async function saveSettled(
  tx: Tx,
  threadId: string,
  { state, reason, note }: { state: Exclude<ThreadState, 'open'>; reason?: LostReason; note?: string | undefined },
): Promise<void> {
  await tx
    .updateTable('inquiryRecipient')
    .set({
      state,
      stateAt: sql<Date>`clock_timestamp()`,
      waitingSince: null,
      dueAt: null,
      remindAt: null,
      escalateAt: null,
      lostReason: reason ?? null,
      lostNote: note || null,
    })
    .where('id', '=', threadId)
    .execute();
}

export async function saveFirstAnswer(tx: Tx, threadId: string, at: Date, minutes: number): Promise<void> {
  await tx
    .updateTable('inquiryRecipient')
    .set({ firstAnswerAt: at, firstAnswerMinutes: minutes })
    .where('id', '=', threadId)
    .where('firstAnswerAt', 'is', null)
    .execute();
}

/**
 * Read up to then, which is told in milliseconds while we keep microseconds, or to now. Who has seen less than somebody else before
 * takes nothing of it back.
 */
export async function saveRead(tx: Tx, threadId: string, upTo?: string): Promise<void> {
  const now = sql`clock_timestamp()`;
  const seen = upTo === undefined ? now : sql`least(${now}, ${upTo}::timestamptz + interval '1 ms')`;
  await tx
    .updateTable('inquiryRecipient')
    .set({ readAt: sql<Date>`greatest(read_at, ${seen})` })
    .where('id', '=', threadId)
    .execute();
}

export async function saveUnread(tx: Tx, threadId: string): Promise<void> {
  await tx.updateTable('inquiryRecipient').set({ readAt: null }).where('id', '=', threadId).execute();
}

export async function saveBuyerWrote(tx: Tx, threadId: string, at: Date): Promise<void> {
  await tx.updateTable('inquiryRecipient').set({ lastBuyerMessageAt: at }).where('id', '=', threadId).execute();
}

/** Since when the buyer waits: the first that nobody answered, in the order in which it was written. */
export async function loadUnansweredSince(tx: Tx, { id, createdAt }: LockedThread): Promise<Date | undefined> {
  const { rows } = await sql<{ since: Date | null }>`
    with answered as (
      select max(at) as at from (
        select at from inquiry_message where recipient_id = ${id} and not from_buyer
        union all
        select at from inquiry_act where recipient_id = ${id} and act = 'called' and reached
      ) as answers
    )
    select case when answered.at is null then ${createdAt}::timestamptz else (
      select min(at) from inquiry_message where recipient_id = ${id} and from_buyer and inquiry_message.at > answered.at
    ) end as since
    from answered`.execute(tx);
  return rows[0]?.since ?? undefined;
}

interface NewAct {
  accountId: number | null;
  act: ThreadAct;
  state?: ThreadState;
  before?: ThreadState;
  assigneeAccountId?: number | null;
  reached?: boolean;
  key?: string;
}

/** False when the same key was there already. */
export async function insertAct(tx: Tx, recipientId: string, act: NewAct): Promise<boolean> {
  const row = await tx
    .insertInto('inquiryAct')
    .values({ recipientId, ...act })
    .onConflict((conflict) => conflict.columns(['recipientId', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

interface NewMessage {
  recipientId: string;
  fromBuyer: boolean;
  via: 'page' | 'mail';
  authorAccountId?: number | null;
  fromAddress?: string | null;
  body: string;
  key: string;
  delivery?: 'queued';
}

/** Undefined when the same key was there already. */
export function insertMessage(tx: Tx, message: NewMessage) {
  return tx
    .insertInto('inquiryMessage')
    .values(message)
    .onConflict((conflict) => conflict.columns(['recipientId', 'key']).doNothing())
    .returning(['id', 'at'])
    .executeTakeFirst();
}

export async function saveMailOfMessage(tx: Tx, messageId: string, mailId: string | undefined): Promise<void> {
  await tx
    .updateTable('inquiryMessage')
    .set({ mailId: mailId ?? null })
    .where('id', '=', messageId)
    .execute();
}

export interface NewAttachment {
  id: string;
  name: string;
  mediaType: string;
  sizeBytes: number;
  /** Otherwise only its name is known. */
  isKept: boolean;
}

export async function insertAttachments(tx: Tx, messageId: string, attachments: NewAttachment[]): Promise<void> {
  if (attachments.length === 0) return;
  await tx
    .insertInto('inquiryAttachment')
    .values(attachments.map((attachment) => ({ messageId, ...attachment })))
    .execute();
}

/** With the inquiry, when nobody else got it. */
export async function deleteThread(tx: Tx, threadId: string): Promise<void> {
  const { inquiryId } = await tx
    .deleteFrom('inquiryRecipient')
    .where('id', '=', threadId)
    .returning('inquiryId')
    .executeTakeFirstOrThrow();
  await tx
    .deleteFrom('inquiry')
    .where('id', '=', inquiryId)
    .where((row) =>
      row.not(row.exists(row.selectFrom('inquiryRecipient').select('id').where('inquiryId', '=', inquiryId))),
    )
    .execute();
}
