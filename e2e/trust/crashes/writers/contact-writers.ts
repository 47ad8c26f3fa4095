import { randomBytes, randomUUID } from 'node:crypto';
import type { ApiError } from '@kardan/contract/client/api-error';
import type { Database } from '@kardan/core/db/database';
import { buildThread } from '@kardan/core/inquiries/inbox/testing/build-thread';
import { buildProof } from '@kardan/core/testing/build-proof';
import { sql } from 'kysely';
import { someAddress } from '../../../people/visitor.ts';
import { apiNow, type House, visitorOf } from '../people.ts';
import { timesOf, type Writer } from './writer.ts';

/** Questions of buyers. A proof is good once: who is told so after no answer came knows that the question was taken. */
export function inquiryWriter(db: Database, origin: string, houses: readonly House[]): Writer {
  let turn = 0;
  return {
    kind: 'inquiry',
    share: 1,
    next() {
      const house = houses[turn % houses.length] as House;
      const { id: listingId } = house.cars[turn++ % house.cars.length] as { id: number };
      const mark = `Anna ${randomBytes(8).toString('hex')}`;
      const visitor = visitorOf(origin, someAddress());
      const body = {
        subject: 'question' as const,
        listingId,
        name: mark,
        email: `anna-${randomBytes(8).toString('hex')}@example.at`,
        language: 'de-AT' as const,
        message: `Ist der Wagen noch da, fragt ${mark}?`,
        proof: buildProof(new Date(apiNow() - 5_000)),
      };
      let hadNoAnswer = false;
      return {
        mark,
        async send() {
          try {
            await visitor.mailListing({ body });
          } catch (error) {
            if (hadNoAnswer && (error as ApiError).code === 'spam-check-failed') return;
            hadNoAnswer = true;
            throw error;
          }
        },
      };
    },
    async stored() {
      const { rows } = await sql<{ mark: string; times: number }>`
        select sender_name as mark, count(*)::int as times from inquiry where sender_name like 'Anna %'
        group by 1`.execute(db);
      return timesOf(rows);
    },
    async differences() {
      const { rows } = await sql<{ name: string; mails: number }>`
        select sender_name as name, count(mail.id)::int as mails from inquiry
        left join mail on mail.payload->>'inquiryId' = inquiry.id::text and mail.state = 'sent'
        where sender_name like 'Anna %' group by inquiry.id having count(mail.id) <> 2`.execute(db);
      return rows.map(({ name, mails }) => `the inquiry of ${name} has ${mails} mails that were sent, not 2`);
    },
  };
}

/** Answers of dealers, each with a key of the page's. */
export async function replyWriter(db: Database, houses: readonly House[], most: number): Promise<Writer> {
  /** A buyer is written to thirty times a day at most. */
  const repliesOfThread = 25;
  const threads: { house: House; threadId: string }[] = [];
  while (threads.length * repliesOfThread < most) {
    const house = houses[threads.length % houses.length] as House;
    const email = `julia-${randomBytes(8).toString('hex')}@example.at`;
    threads.push({ house, ...(await buildThread(db, house.id, { email, name: 'Julia Hofer' })) });
  }
  let turn = 0;
  return {
    kind: 'reply',
    share: 1.5,
    next() {
      if (turn >= threads.length * repliesOfThread) return undefined;
      const { house, threadId } = threads[turn++ % threads.length] as (typeof threads)[number];
      const mark = `Antwort ${randomUUID()}`;
      const params = { dealershipId: String(house.id), threadId };
      const body = { key: randomUUID(), text: mark };
      return { mark, send: () => house.owner.replyToThread({ params, body }) };
    },
    async stored() {
      const { rows } = await sql<{ mark: string; times: number }>`
        select body as mark, count(*)::int as times from inquiry_message where body like 'Antwort %'
        group by 1`.execute(db);
      return timesOf(rows);
    },
    async differences() {
      const { rows } = await sql<{ text: string; mails: number }>`
        select message.body as text, count(mail.id)::int as mails from inquiry_message message
        left join mail on mail.payload->>'messageId' = message.id::text and mail.template = 'reply-to-buyer'
          and mail.state = 'sent'
        where message.body like 'Antwort %' group by message.id having count(mail.id) <> 1`.execute(db);
      return rows.map(({ text, mails }) => `${text} has ${mails} mails that were sent, not 1`);
    },
  };
}
