import { randomBytes } from 'node:crypto';
import type { Notice, NoticeReceipt } from '@kardan/contract/calls/contact/notices';
import { noticeHours } from '@kardan/contract/values/notice';
import { type Database, inTransaction, type Tx } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { NotFound } from '../../kernel/errors.ts';
import { limitKey, mailboxOf } from '../../limits/limit-key.ts';
import type { LimitRule } from '../../limits/limit-rule.ts';
import { useLimit } from '../../limits/use-limit.ts';
import { useVisitorLimit } from '../../limits/use-visitor-limit.ts';
import { visibilityOf } from '../../listings/reading/visibility-rules.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { takeForm } from '../../spam-check/take-form.ts';
import { insertNotice, loadReportedListing } from './notice-store.ts';

/** Who compares many cars may find several that are wrong; nobody finds more in an hour. */
const perVisitor: LimitRule = { name: 'notice-visitor', max: 10, windowSeconds: 3600 };
/** What anybody can make us send to anybody's address. */
const perReceiptAddress: LimitRule = { name: 'notice-receipt', max: 3, windowSeconds: 24 * 3600 };

/**
 * Takes a visitor's notice of a listing for the operator to decide on, also of one that has gone meanwhile. A program
 * that filled in the hidden field gets the same answer, and nothing happens.
 */
export async function submitNotice(
  { db, env }: { db: Database; env: Env },
  notice: Notice,
  visitorAddress: string,
): Promise<NoticeReceipt> {
  if (notice.homepage) return { reference: inventedReference(), receivedAt: new Date().toISOString() };
  return inTransaction(db, (tx) => takeForm(tx, env, notice, () => storeNotice(tx, env, notice, visitorAddress)));
}

async function storeNotice(tx: Tx, env: Env, notice: Notice, visitorAddress: string): Promise<NoticeReceipt> {
  await useVisitorLimit(tx, env, perVisitor, visitorAddress);
  const dealershipId = await dealershipOfShown(tx, notice.listingId);
  const { listingId, reason, explanation, name = null, email = null, language } = notice;
  const stored = await insertNotice(tx, {
    listingId,
    dealershipId,
    reason,
    explanation,
    reporterName: name,
    reporterEmail: email,
    language,
    dueAt: new Date(Date.now() + noticeHours[reason] * 3_600_000),
  });
  await queueMails(tx, env, stored.id, notice);
  return { reference: stored.reference, receivedAt: stored.createdAt.toISOString() };
}

/** Whose car it is; refuses one that visitors never saw. */
async function dealershipOfShown(tx: Tx, listingId: number): Promise<number> {
  const listing = await loadReportedListing(tx, listingId);
  if (!listing || visibilityOf(listing, new Date()) === 'unknown') throw new NotFound('listing');
  return listing.dealershipId;
}

/** The operator learns of every notice; its reporter gets a receipt, unless the address has had some today. */
async function queueMails(tx: Tx, env: Env, noticeId: string, { email, language }: Notice): Promise<void> {
  const payload = { noticeId };
  const operator = env.SITE_CONTACT_EMAIL;
  await queueMail(tx, { template: 'notice-to-operator', recipient: operator, language: 'de-AT', payload });
  if (email === undefined) return;
  const use = await useLimit(tx, perReceiptAddress, limitKey(env.FORM_SECRET, mailboxOf(email)));
  if (use.allowed) await queueMail(tx, { template: 'notice-receipt', recipient: email, language, payload });
}

/** Of the form that the database gives. */
function inventedReference(): string {
  return randomBytes(5).toString('hex').toUpperCase();
}
