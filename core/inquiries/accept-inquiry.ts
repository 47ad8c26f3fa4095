import type { Proof } from '@kardan/contract/calls/contact/contact-fields';
import type { InquiryReceipt } from '@kardan/contract/calls/contact/mail';
import { type Database, inTransaction, type Tx } from '../db/database.ts';
import type { Env } from '../env.ts';
import { TooManyRequests } from '../kernel/errors.ts';
import { limitKey, mailboxOf, networkOf } from '../limits/limit-key.ts';
import type { LimitRule } from '../limits/limit-rule.ts';
import { useLimit } from '../limits/use-limit.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { spendProof } from '../spam-check/spend-proof.ts';
import { recordStatistics } from '../statistics/record-statistics.ts';
import type { NewInquiry, RecipientDealership } from './inquiry.ts';
import { perConfirmedAddress, perDealership, perSender, perVisitor } from './inquiry-limits.ts';
import { insertInquiry } from './inquiry-store.ts';

export interface VisitorForm {
  /** The visitor's address, as trusted proxies tell it. */
  visitorAddress: string;
  proof: Proof;
  /** People do not see this field; who fills it in is a program. */
  homepage?: string | undefined;
}

/**
 * Takes a visitor's inquiry: in one transaction the proof is spent, the limits are used, the inquiry is stored, counted and
 * its mails are queued. A program that filled in the hidden field gets the same answer, and nothing happens.
 */
export async function acceptInquiry(
  { db, env }: { db: Database; env: Env },
  form: VisitorForm,
  inquiry: NewInquiry,
  recipients: RecipientDealership[],
): Promise<InquiryReceipt> {
  if (!form.homepage) {
    await inTransaction(db, async (tx) => {
      await spendProof(tx, env, form.proof);
      await useLimits(tx, env, form, inquiry, recipients);
      const inquiryId = await insertInquiry(tx, inquiry, ids(recipients));
      await recordStatistics(tx, countedEvents(inquiry));
      await queueMails(tx, env, inquiryId, inquiry, recipients);
    });
  }
  return receiptOf(env, recipients);
}

/** Who gets it, as the sender is told: the operator when no dealership does. */
export function receiptOf(env: Env, recipients: RecipientDealership[]): InquiryReceipt {
  if (recipients.length === 0) return { recipients: [{ name: env.SITE_NAME, phone: env.SITE_CONTACT_PHONE }] };
  return { recipients: recipients.map(({ name, phone }) => ({ name, phone })) };
}

async function useLimits(
  tx: Tx,
  env: Env,
  form: VisitorForm,
  inquiry: NewInquiry,
  recipients: RecipientDealership[],
): Promise<void> {
  const uses: [LimitRule, string][] = [
    [perVisitor, networkOf(form.visitorAddress)],
    [perSender, mailboxOf(inquiry.sender.email)],
    // In the order of their ids: two inquiries to the same five must not wait for each other.
    ...ids(recipients)
      .toSorted((a, b) => a - b)
      .map((id): [LimitRule, string] => [perDealership, String(id)]),
  ];
  for (const [rule, subject] of uses) {
    const use = await useLimit(tx, rule, limitKey(env.FORM_SECRET, subject));
    if (!use.allowed) throw new TooManyRequests(use.retryAfterSeconds);
  }
}

/** What a dealer sees of it in figures; who asks several dealers has not asked about this one's car. */
function countedEvents({ kind, dealershipId, listingId }: NewInquiry) {
  if ((kind !== 'listing' && kind !== 'dealership') || dealershipId === undefined) return [];
  return [{ kind: 'inquiry' as const, dealershipId, listingId: listingId ?? null }];
}

async function queueMails(
  tx: Tx,
  env: Env,
  inquiryId: string,
  { sender, language }: NewInquiry,
  recipients: RecipientDealership[],
): Promise<void> {
  for (const { id: dealershipId, email: recipient } of recipients) {
    const payload = { inquiryId, dealershipId };
    await queueMail(tx, { template: 'inquiry-to-dealership', recipient, language: 'de-AT', payload });
  }
  if (recipients.length === 0) {
    const recipient = env.SITE_CONTACT_EMAIL;
    await queueMail(tx, { template: 'inquiry-to-operator', recipient, language: 'de-AT', payload: { inquiryId } });
  }
  // The address may be anybody's: beyond a few a day the inquiry goes out and nothing comes back.
  const use = await useLimit(tx, perConfirmedAddress, limitKey(env.FORM_SECRET, mailboxOf(sender.email)));
  if (!use.allowed) return;
  await queueMail(tx, { template: 'inquiry-confirmation', recipient: sender.email, language, payload: { inquiryId } });
}

function ids(recipients: RecipientDealership[]): number[] {
  return recipients.map(({ id }) => id);
}
