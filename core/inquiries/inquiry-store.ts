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

/** What somebody wrote, oldest first, with the names of those who got it. */
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
          .select(['dealership.name', 'inquiryRecipient.deliveredAt'])
          .whereRef('inquiryRecipient.inquiryId', '=', 'inquiry.id')
          .orderBy('dealership.name'),
      ).as('recipients'),
    )
    .where('senderEmail', '=', email)
    .orderBy('createdAt')
    .execute();
}

export async function deleteInquiriesOf(tx: Tx, email: string): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('inquiry').where('senderEmail', '=', email).executeTakeFirst();
  return Number(numDeletedRows);
}
