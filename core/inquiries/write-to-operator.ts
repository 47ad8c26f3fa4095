import type { AdminInquiry, InquiryReceipt } from '@kardan/contract/calls/contact/mail';
import type { Actor } from '../accounts/actor.ts';
import { findOwnDealership } from '../accounts/find-own-dealership.ts';
import { accountOf } from '../accounts/policies.ts';
import { type Database, inTransaction } from '../db/database.ts';
import type { Env } from '../env.ts';
import { Failure, TooManyRequests } from '../kernel/errors.ts';
import { limitKey } from '../limits/limit-key.ts';
import { useLimit } from '../limits/use-limit.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { receiptOf } from './accept-inquiry.ts';
import { perAccount } from './inquiry-limits.ts';
import { insertInquiry } from './inquiry-store.ts';
import { loadDealerAccount } from './recipient-store.ts';

/** Hands what a signed-in dealer writes to the operator; who writes is told by the account, not by the form. */
export async function writeToOperator(
  { db, env }: { db: Database; env: Env },
  actor: Actor,
  { topic, message, dealershipId: named }: AdminInquiry,
): Promise<InquiryReceipt> {
  if (actor.memberships.size === 0) throw new Failure('forbidden');
  const dealershipId = await dealershipOf(db, actor, named);
  const sender = await loadDealerAccount(db, accountOf(actor));
  // Locked or removed since the token was given out.
  if (!sender) throw new Failure('unauthenticated');
  await inTransaction(db, async (tx) => {
    const use = await useLimit(tx, perAccount, limitKey(env.FORM_SECRET, String(accountOf(actor))));
    if (!use.allowed) throw new TooManyRequests(use.retryAfterSeconds);
    const inquiryId = await insertInquiry(
      tx,
      {
        kind: 'dealership-admin',
        ...(dealershipId !== undefined && { dealershipId }),
        sender,
        language: 'de-AT',
        message,
        details: { topic },
      },
      [],
    );
    const recipient = env.SITE_CONTACT_EMAIL;
    await queueMail(tx, { template: 'inquiry-to-operator', recipient, language: 'de-AT', payload: { inquiryId } });
  });
  return receiptOf(env, []);
}

/** Which one they write for: as they say, or the only one they work for. */
async function dealershipOf(db: Database, actor: Actor, named: string | undefined): Promise<number | undefined> {
  if (named !== undefined) return (await findOwnDealership({ db }, actor, named)).id;
  const [only, ...others] = actor.memberships.keys();
  return others.length === 0 ? only : undefined;
}
