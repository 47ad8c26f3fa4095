import type { Proof } from '@kardan/contract/calls/contact/contact-fields';
import type { InquiryReceipt } from '@kardan/contract/calls/contact/mail';
import type { FinancePartner } from '@kardan/contract/configuration/finance-partners';
import { count } from '@kardan/telemetry/metrics/record';
import { type Database, inTransaction, type Tx } from '../db/database.ts';
import type { Env } from '../env.ts';
import { TooManyRequests } from '../kernel/errors.ts';
import { limitKey, mailboxOf } from '../limits/limit-key.ts';
import { useLimit } from '../limits/use-limit.ts';
import { useLimits } from '../limits/use-limits.ts';
import { useVisitorLimit } from '../limits/use-visitor-limit.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { takeForm } from '../spam-check/take-form.ts';
import { recordStatistics } from '../statistics/record-statistics.ts';
import { announceInquiry } from './announce-inquiries.ts';
import { openThreads } from './inbox/open-threads.ts';
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
 * its mails are queued. What others have written to a dealership never closes its form: beyond its limit an inquiry waits
 * for the next digest. A program that filled in the hidden field gets the same answer, and nothing happens.
 */
export async function acceptInquiry(
  { db, env }: { db: Database; env: Env },
  form: VisitorForm,
  inquiry: NewInquiry,
  recipients: RecipientDealership[],
  partner?: FinancePartner,
): Promise<InquiryReceipt> {
  const receipt = receiptOf(env, recipients, partner);
  if (form.homepage) return receipt;
  return inTransaction(db, (tx) =>
    takeForm(tx, env, { proof: form.proof, inquiry }, async () => {
      await limitSender(tx, env, form, inquiry);
      const flooded = await findFlooded(tx, env, recipients);
      const inquiryId = await insertInquiry(
        tx,
        inquiry,
        recipients.map(({ id }) => ({ dealershipId: id, waitsForDigest: flooded.has(id) })),
      );
      await openThreads(tx, inquiryId, inquiry);
      await announceInquiry(tx, inquiryId, inquiry);
      await recordStatistics(tx, countedEvents(inquiry));
      await queueDealershipMails(tx, inquiryId, recipients, flooded);
      if (recipients.length === 0) await queueMailToPartnerOrOperator(tx, env, inquiryId, partner);
      await queueConfirmation(tx, env, inquiryId, inquiry);
      count('kardan_inquiries_total', { kind: inquiry.kind });
      return receipt;
    }),
  );
}

/** Who gets it, as the sender is told: the operator when neither a dealership nor a partner does. */
export function receiptOf(env: Env, recipients: RecipientDealership[], partner?: FinancePartner): InquiryReceipt {
  if (partner) return { recipients: [{ name: partner.name, phone: partner.phone }] };
  if (recipients.length === 0) return { recipients: [{ name: env.SITE_NAME, phone: env.SITE_CONTACT_PHONE }] };
  return { recipients: recipients.map(({ name, phone }) => ({ name, phone })) };
}

async function limitSender(tx: Tx, env: Env, form: VisitorForm, { sender }: NewInquiry): Promise<void> {
  await useVisitorLimit(tx, env, perVisitor, form.visitorAddress);
  const use = await useLimit(tx, perSender, limitKey(env.FORM_SECRET, mailboxOf(sender.email)));
  if (!use.allowed) throw new TooManyRequests(use.retryAfterSeconds);
}

/** The dealerships that have been written to so often that one mail more would help nobody. */
async function findFlooded(tx: Tx, env: Env, recipients: RecipientDealership[]): Promise<Set<number>> {
  const keys = recipients.map(({ id }) => limitKey(env.FORM_SECRET, String(id)));
  const uses = await useLimits(tx, perDealership, keys);
  return new Set(recipients.filter((_, position) => !uses[position]?.allowed).map(({ id }) => id));
}

/** What a dealer sees of it in figures; who asks several dealers has not asked about this one's car. */
function countedEvents({ kind, dealershipId, listingId, source }: NewInquiry) {
  if ((kind !== 'listing' && kind !== 'dealership' && kind !== 'finance') || dealershipId === undefined) return [];
  return [{ kind: 'inquiry' as const, dealershipId, listingId: listingId ?? null, source }];
}

async function queueDealershipMails(
  tx: Tx,
  inquiryId: string,
  recipients: RecipientDealership[],
  flooded: Set<number>,
): Promise<void> {
  for (const { id: dealershipId, email: recipient } of recipients) {
    if (flooded.has(dealershipId)) continue;
    const payload = { inquiryId, dealershipId };
    await queueMail(tx, { template: 'inquiry-to-dealership', recipient, language: 'de-AT', payload });
  }
}

async function queueMailToPartnerOrOperator(
  tx: Tx,
  env: Env,
  inquiryId: string,
  partner: FinancePartner | undefined,
): Promise<void> {
  const template = partner ? 'inquiry-to-partner' : 'inquiry-to-operator';
  const recipient = partner?.email ?? env.SITE_CONTACT_EMAIL;
  await queueMail(tx, { template, recipient, language: 'de-AT', payload: { inquiryId } });
}

/** The address may be anybody's: beyond a few a day the inquiry goes out and nothing comes back. */
async function queueConfirmation(tx: Tx, env: Env, inquiryId: string, { sender, language }: NewInquiry): Promise<void> {
  const use = await useLimit(tx, perConfirmedAddress, limitKey(env.FORM_SECRET, mailboxOf(sender.email)));
  if (!use.allowed) return;
  await queueMail(tx, { template: 'inquiry-confirmation', recipient: sender.email, language, payload: { inquiryId } });
}
