import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { ThreadState } from '../../../db/schema.gen.ts';
import { daysInStock } from '../../../db/vienna-today.ts';

/** What stands on a thread's page beside what the list shows. */
export function loadThreadFacts(db: Database, dealershipId: number, threadId: string) {
  return db
    .selectFrom('inquiryRecipient as thread')
    .innerJoin('inquiry', 'inquiry.id', 'thread.inquiryId')
    .selectAll('inquiry')
    .select(['thread.firstAnswerAt', 'thread.firstAnswerMinutes', 'thread.lostNote'])
    .where('thread.id', '=', threadId)
    .where('thread.dealershipId', '=', dealershipId)
    .executeTakeFirst();
}

interface OtherThread {
  id: string;
  carTitle: string | null;
  at: Date;
  state: ThreadState;
}

/** What the same person asked the same dealership, newest first. */
export async function loadOtherThreads(
  db: Database,
  dealershipId: number,
  { threadId, email }: { threadId: string; email: string },
): Promise<OtherThread[]> {
  const { rows } = await sql<OtherThread>`
    select thread.id, listing.title as "carTitle", thread.created_at as at, thread.state
    from inquiry
    join inquiry_recipient as thread on thread.inquiry_id = inquiry.id
    left join listing on listing.id = inquiry.listing_id
      and (listing.dealership_id = thread.dealership_id or listing.blocked_reason is null)
    where inquiry.sender_email = ${email} and thread.dealership_id = ${dealershipId} and thread.id <> ${threadId}
    order by thread.created_at desc limit 20`.execute(db);
  return rows;
}

interface CarFacts {
  daysInStock: number | null;
  inquiries: number;
  openInquiries: number;
}

export async function loadCarFacts(db: Database, dealershipId: number, listingId: number): Promise<CarFacts> {
  const { rows } = await sql<CarFacts>`
    select
      (
        select ${daysInStock} from listing where id = ${listingId} and dealership_id = ${dealershipId}
      ) as "daysInStock",
      count(*)::int as inquiries, (count(*) filter (where thread.state = 'open'))::int as "openInquiries"
    from inquiry join inquiry_recipient as thread on thread.inquiry_id = inquiry.id
    where inquiry.listing_id = ${listingId} and thread.dealership_id = ${dealershipId}`.execute(db);
  return rows[0] as CarFacts;
}
