import type { MadeDealership } from '@kardan/contract/calls/operator/requests';
import type { Actor } from '../../accounts/actor.ts';
import { requireOperator } from '../../accounts/policies.ts';
import { recordAct } from '../../audit/record-act.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { holdUndecided } from './hold-undecided.ts';
import { makeDealership } from './make-dealership.ts';
import { saveDecision } from './request-store.ts';

/**
 * Lets in the dealership that a request asks for, once: it is made, the agreements that the sender accepted are kept with
 * their versions, and the sender is invited as its owner. Whoever comes second is told that it is decided.
 */
export async function approveRequest(
  { db }: { db: Database },
  actor: Actor,
  { requestId, cityId }: { requestId: string; cityId: number | null },
): Promise<MadeDealership> {
  requireOperator(actor);
  return inTransaction(db, async (tx) => {
    const request = await holdUndecided(tx, requestId);
    const { personName, email, phone, language, termsVersion, processingContractVersion } = request;
    const dealership = await makeDealership(tx, actor, {
      company: {
        name: request.name,
        legalName: request.legalName,
        legalForm: request.legalForm,
        street: request.street,
        postcode: request.postcode,
        city: request.city,
        vatId: request.vatId,
        companyRegisterNumber: request.companyRegisterNumber,
        companyRegisterCourt: request.companyRegisterCourt,
        gisaNumber: request.gisaNumber,
        tradeAuthority: request.tradeAuthority,
        managingPersons: request.managingPersons,
        website: request.website,
      },
      owner: { name: personName, email, phone, language },
      cityId,
      accepted: {
        at: request.createdAt,
        versions: [
          { kind: 'terms', version: termsVersion },
          { kind: 'processing-contract', version: processingContractVersion },
        ],
      },
    });
    const { id: dealershipId } = dealership;
    const decided = { decidedAt: new Date(), decidedBy: actor.accountId };
    await saveDecision(tx, requestId, { state: 'approved', dealershipId, ...decided });
    await recordAct(tx, actor, {
      action: 'request.approved',
      object: { id: requestId, label: request.name },
      before: { state: request.state },
      after: { state: 'approved', dealershipId },
    });
    return dealership;
  });
}
