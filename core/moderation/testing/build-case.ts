import type { Insertable } from 'kysely';
import type { Actor } from '../../accounts/actor.ts';
import type { Database } from '../../db/database.ts';
import type { ContentNotice } from '../../db/schema.gen.ts';
import { writeRestrictionMail } from '../../dealerships/restrictions/mails/write-restriction-mail.ts';
import { loadEnv } from '../../env.ts';
import { writeMail } from '../../mail/write-mail.ts';
import { ownerOf } from '../../testing/actors.ts';
import { buildAccount } from '../../testing/build-account.ts';
import { buildListing } from '../../testing/build-listing.ts';
import { writeComplaintDecision } from '../complaints/mails/write-complaint-decision.ts';
import { writeDecisionMail } from '../notices/mails/write-decision-mail.ts';
import { writeQuestionMail } from '../notices/mails/write-question-mail.ts';
import { writeLiftedMail } from '../statements/mails/write-lifted-mail.ts';
import { writeStatementMail } from '../statements/mails/write-statement-mail.ts';

/** Somebody of the portal whom decisions can name. */
export async function buildOperator(db: Database, state: 'active' | 'locked' = 'active'): Promise<Actor> {
  const { id: accountId } = await buildAccount(db, { isOperator: true }, { state });
  return { accountId, isOperator: true, isEditor: false, memberships: new Map() };
}

/** A reported car of a dealership with an owner. */
export async function buildNotice(db: Database, overrides: Partial<Insertable<ContentNotice>> = {}) {
  const listing = await buildListing(db, { title: 'Passat Variant' });
  const owner = await buildAccount(db, { memberships: { [listing.dealershipId]: 'dealer-owner' } });
  const { id: noticeId, reference } = await db
    .insertInto('contentNotice')
    .values({
      listingId: listing.id,
      dealershipId: listing.dealershipId,
      reason: 'wrong-data',
      explanation: 'Im Serviceheft stehen 142.300 km.',
      reporterEmail: `melder-${listing.id}@example.at`,
      ...overrides,
    })
    .returning(['id', 'reference'])
    .executeTakeFirstOrThrow();
  const dealer: Actor = { ...ownerOf(listing.dealershipId), accountId: owner.id };
  return { listing, owner, dealer, noticeId, reference, reporterEmail: `melder-${listing.id}@example.at` };
}

/** Reasons as somebody would write them. */
export const reasons = {
  facts: 'Das Inserat nennt 84.000 km. Das Gutachten vom 14.04.2026 nennt 142.300 km.',
  ground: 'terms',
  clause: 'Abschnitt „Inserate“',
  territory: 'everywhere',
} as const;

const writers = {
  'statement-of-reasons': writeStatementMail,
  'block-lifted': writeLiftedMail,
  'notice-question': writeQuestionMail,
  'notice-decision': writeDecisionMail,
  'complaint-decision': writeComplaintDecision,
  'dealership-restriction': writeRestrictionMail,
};

/** What is on its way to an address, as it is written. */
export async function mailsTo(db: Database, recipient: string) {
  const queued = await db.selectFrom('mail').selectAll().where('recipient', '=', recipient).orderBy('id').execute();
  return Promise.all(
    queued.map(async ({ id, template, language, payload }) => {
      const mail = { id, template, payload, language: language as 'de-AT' };
      const content = await writeMail({ db, env: loadEnv() }, writers, mail);
      return { template, language, subject: content?.subject ?? '', text: JSON.stringify(content) };
    }),
  );
}

/** What was put on record about an object, in order. */
export async function actsOn(db: Database, objectId: string | number): Promise<string[]> {
  const rows = await db
    .selectFrom('auditEntry')
    .select('action')
    .where('objectId', '=', String(objectId))
    .orderBy('at')
    .execute();
  return rows.map(({ action }) => action);
}
