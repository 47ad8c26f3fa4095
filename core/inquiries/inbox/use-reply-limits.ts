import type { Tx } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { limitKey, mailboxOf } from '../../limits/limit-key.ts';
import { useLimit } from '../../limits/use-limit.ts';
import type { LimitUse } from '../../limits/use-limits.ts';
import { perBuyer, perBuyerOfAll } from '../inquiry-limits.ts';
import type { LockedThread } from './thread-store.ts';

/**
 * Counts a dealership's mail to a buyer, in whichever thread: nobody has proven that the address of an inquiry is the
 * sender's, so whoever writes inquiries in others' names does not fill their mailboxes with replies.
 */
export async function useReplyLimits(
  tx: Tx,
  { FORM_SECRET }: Pick<Env, 'FORM_SECRET'>,
  { dealershipId, senderEmail }: Pick<LockedThread, 'dealershipId' | 'senderEmail'>,
): Promise<LimitUse> {
  const mailbox = mailboxOf(senderEmail);
  const use = await useLimit(tx, perBuyer, limitKey(FORM_SECRET, `${dealershipId}\0${mailbox}`));
  return use.allowed ? useLimit(tx, perBuyerOfAll, limitKey(FORM_SECRET, mailbox)) : use;
}
