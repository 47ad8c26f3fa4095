import type { Tx } from '../db/database.ts';
import type { Env } from '../env.ts';
import { TooManyRequests } from '../kernel/errors.ts';
import { limitKey, mailboxOf } from '../limits/limit-key.ts';
import type { LimitRule } from '../limits/limit-rule.ts';
import { useLimit } from '../limits/use-limit.ts';

const perTeam: LimitRule = { name: 'invitations', max: 50, windowSeconds: 24 * 3600 };
const perMailbox: LimitRule = { name: 'invitations-mailbox', max: 5, windowSeconds: 24 * 3600 };

/** Nobody fills others' mailboxes with our mails. */
export async function useInvitationLimits(tx: Tx, { FORM_SECRET }: Env, team: string, email: string): Promise<void> {
  const uses: [LimitRule, string][] = [
    [perTeam, team],
    [perMailbox, mailboxOf(email)],
  ];
  for (const [rule, subject] of uses) {
    const use = await useLimit(tx, rule, limitKey(FORM_SECRET, subject));
    if (!use.allowed) throw new TooManyRequests(use.retryAfterSeconds);
  }
}
