import type { AuditAction } from '@kardan/contract/values/audit';
import type { Actor } from '../../accounts/actor.ts';
import { noticeOwnersOfActs } from '../../accounts/owners/notice-owners-of-acts.ts';
import { recordAct } from '../../audit/record-act.ts';
import { announceDealership } from '../../changes/announce-dealership.ts';
import type { Tx } from '../../db/database.ts';
import { type DealershipColumns, type HeldDealership, saveDealership } from './profile-change-store.ts';

/** What a change was, for the record. */
export interface ProfileChange {
  action?: Extract<AuditAction, `dealership.${string}`>;
  /** Columns of the dealership itself that it writes. */
  columns?: DealershipColumns;
  before: Readonly<Record<string, unknown>>;
  after: Readonly<Record<string, unknown>>;
  /** Whether every owner is mailed what was done. */
  isNoticed?: boolean;
}

/** Writes what was changed of a dealership that is held, on record and with what follows. */
export async function writeProfileChange(
  tx: Tx,
  actor: Actor,
  before: HeldDealership,
  { action = 'dealership.changed', columns = {}, isNoticed = false, ...told }: ProfileChange,
): Promise<void> {
  const after = await saveDealership(tx, before.id, columns);
  const object = { id: before.id, label: after.name };
  const dealershipId = before.id;
  const id = await recordAct(tx, actor, { action, dealershipId, object, before: told.before, after: told.after });
  if (isNoticed) await noticeOwnersOfActs(tx, [{ id, dealershipId }]);
  await announceDealership(tx, { before, after });
}
