import type { AuditAction } from '@kardan/contract/values/audit';
import type { Actor } from '../../accounts/actor.ts';
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
}

/** Writes what was changed of a dealership that is held, on record and with what follows. */
export async function writeProfileChange(
  tx: Tx,
  actor: Actor,
  before: HeldDealership,
  { action = 'dealership.changed', columns = {}, ...told }: ProfileChange,
): Promise<void> {
  const after = await saveDealership(tx, before.id, columns);
  const object = { id: before.id, label: after.name };
  await recordAct(tx, actor, { action, dealershipId: before.id, object, before: told.before, after: told.after });
  await announceDealership(tx, { before, after });
}
