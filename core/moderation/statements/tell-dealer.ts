import { noticeOwners } from '../../accounts/owners/notice-owners.ts';
import type { Tx } from '../../db/database.ts';
import type { MailPayload } from '../../mail/mail-catalogue.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { loadDealershipToTell } from './statement-store.ts';

type Letter = 'statement-of-reasons' | 'block-lifted' | 'notice-question' | 'complaint-decision';

/** Writes to everybody who owns the dealership; to its own address where nobody who does can sign in. */
export async function tellDealer<T extends Letter>(
  tx: Tx,
  dealershipId: number,
  template: T,
  payload: MailPayload<T>,
): Promise<void> {
  if ((await noticeOwners(tx, { dealershipId }, template, payload)) > 0) return;
  const { email: recipient } = await loadDealershipToTell(tx, dealershipId);
  await queueMail(tx, { template, recipient, language: 'de-AT', payload });
}
