import type { MailHealth } from '@kardan/contract/calls/operator/health';
import type { Actor } from '../../accounts/actor.ts';
import { requireOperator } from '../../accounts/policies.ts';
import type { Database } from '../../db/database.ts';
import { scrubText } from '../../error-reports/scrub-text.ts';
import { countMails } from '../../mail/count-mails.ts';
import { maskAddress } from './mask-address.ts';

/** Tells operators what became of mails; to whom they went is masked. */
export async function readMailHealth({ db }: { db: Database }, actor: Actor): Promise<MailHealth> {
  requireOperator(actor);
  const { days, waiting, failures } = await countMails({ db });
  return {
    days,
    waiting,
    failures: failures.map(({ at, recipient, reason, ...mail }) => ({
      ...mail,
      at: at.toISOString(),
      recipient: maskAddress(recipient),
      reason: reason && scrubText(reason, 200),
    })),
  };
}
