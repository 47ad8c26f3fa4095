import type { DealershipRequest } from '@kardan/contract/calls/operator/requests';
import type { Actor } from '../../accounts/actor.ts';
import { requireOperator } from '../../accounts/policies.ts';
import { recordAct } from '../../audit/record-act.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { holdUndecided } from './hold-undecided.ts';
import { readRequest } from './read-request.ts';
import { saveDecision } from './request-store.ts';

/** Refuses a request with reasons, which are mailed to its sender; nobody is refused without. */
export async function refuseRequest(
  services: { db: Database; env: Env },
  actor: Actor,
  { requestId, reasons }: { requestId: string; reasons: string },
): Promise<DealershipRequest> {
  requireOperator(actor);
  await inTransaction(services.db, async (tx) => {
    const { reference: label, state, email: recipient, language } = await holdUndecided(tx, requestId);
    const decided = { decidedAt: new Date(), decidedBy: actor.accountId };
    await saveDecision(tx, requestId, { state: 'refused', reasons, ...decided });
    await recordAct(tx, actor, {
      action: 'request.refused',
      object: { id: requestId, label },
      before: { state },
      after: { state: 'refused' },
    });
    await queueMail(tx, { template: 'request-refused', recipient, language, payload: { requestId } });
  });
  return readRequest(services, actor, requestId);
}
