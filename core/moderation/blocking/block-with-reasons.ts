import type { ModerationGround, ModerationOrigin, ModerationTerritory } from '@kardan/contract/values/moderation';
import type { Actor } from '../../accounts/actor.ts';
import { recordAct } from '../../audit/record-act.ts';
import type { Tx } from '../../db/database.ts';
import { blockCar } from '../../listings/changing/block-car.ts';
import { complaintUntil } from '../cases/complaint-time.ts';
import { insertStatement, type StoredStatement } from '../statements/statement-store.ts';
import { tellDealer } from '../statements/tell-dealer.ts';

export interface BlockReasons {
  facts: string;
  ground: ModerationGround;
  clause: string;
  territory: ModerationTerritory;
  foundBy: ModerationOrigin;
  noticeId?: string;
}

/** Blocks a car and states why, to its dealer and on record, in one transaction: no block without its reasons (DSA Art. 17). */
export async function blockWithReasons(
  tx: Tx,
  actor: Actor,
  listingId: number,
  { noticeId, ...reasons }: BlockReasons,
): Promise<StoredStatement> {
  const before = await blockCar(tx, actor, listingId, reasons.clause);
  const statement = await insertStatement(tx, {
    ...reasons,
    object: 'listing',
    measure: 'block-listing',
    listingId,
    dealershipId: before.dealershipId,
    label: before.title,
    noticeId: noticeId ?? null,
    issuedBy: actor.accountId,
    complaintUntil: complaintUntil(new Date()),
    stateBefore: before.state,
    endedAtBefore: before.endedAt,
  });
  const { id, reference, dealershipId } = statement;
  const { ground, clause, foundBy } = reasons;
  await recordAct(tx, actor, {
    action: 'statement.issued',
    dealershipId,
    object: { id, label: reference },
    after: { measure: 'block-listing', ground, clause, foundBy, listingId },
  });
  await tellDealer(tx, dealershipId, 'statement-of-reasons', { statementId: id });
  return statement;
}
