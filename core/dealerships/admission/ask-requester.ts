import type { DealershipRequest } from '@kardan/contract/calls/operator/requests';
import { requestWorkingDays } from '@kardan/contract/values/dealership-requests';
import { viennaDay } from '@kardan/contract/values/vienna-day';
import type { Actor } from '../../accounts/actor.ts';
import { requireOperator } from '../../accounts/policies.ts';
import { recordAct } from '../../audit/record-act.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { workingDayAfter } from '../../kernel/working-days.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { holdUndecided } from './hold-undecided.ts';
import { readRequest } from './read-request.ts';
import { saveDecision } from './request-store.ts';

/** Asks the sender of a request something by mail; the days in which it is to be answered begin anew. */
export async function askRequester(
  services: { db: Database; env: Env },
  actor: Actor,
  { requestId, text: question }: { requestId: string; text: string },
): Promise<DealershipRequest> {
  requireOperator(actor);
  await inTransaction(services.db, async (tx) => {
    const { reference: label, state, dueDay, email: recipient, language } = await holdUndecided(tx, requestId);
    const askedAt = new Date();
    const dueOn = workingDayAfter(viennaDay(askedAt), requestWorkingDays);
    await saveDecision(tx, requestId, { state: 'asked', question, askedAt, dueOn });
    await recordAct(tx, actor, {
      action: 'request.asked',
      object: { id: requestId, label },
      before: { state, dueOn: dueDay },
      after: { state: 'asked', dueOn },
    });
    await queueMail(tx, { template: 'request-question', recipient, language, payload: { requestId } });
  });
  return readRequest(services, actor, requestId);
}
