import type { PortalHistoryEntry } from '@kardan/contract/calls/operator/history';
import type { Actor } from '../../accounts/actor.ts';
import { requireOperator } from '../../accounts/policies.ts';
import { type AuditFilter, listPortalActs } from '../../audit/list-acts.ts';
import { recordAct } from '../../audit/record-act.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { readTimeCursor, writeTimeCursor } from '../../kernel/time-cursor.ts';
import { portalHistoryCsv } from './history-csv.ts';

const pageSize = 50;
/** A file of 6 MB. */
const maxExported = 20_000;

/** What was done anywhere in the portal, newest first, for operators. */
export async function readPortalHistory(
  { db }: { db: Database },
  actor: Actor,
  { cursor, ...filter }: AuditFilter & { cursor?: string | undefined },
): Promise<{ items: PortalHistoryEntry[]; cursor: string | null }> {
  requireOperator(actor);
  const after = readTimeCursor(cursor);
  const { items, next } = await listPortalActs({ db }, filter, { after, limit: pageSize });
  return { items, cursor: next ? writeTimeCursor(next) : null };
}

/** The same as a file for a spreadsheet; that somebody has taken it out of the portal is on record. */
export async function exportPortalHistory(
  { db }: { db: Database },
  actor: Actor,
  filter: AuditFilter,
): Promise<Buffer> {
  requireOperator(actor);
  const { items } = await listPortalActs({ db }, filter, { limit: maxExported });
  const object = { id: actor.accountId ?? '', label: '' };
  const after = { ...filter, lines: items.length };
  await inTransaction(db, (tx) => recordAct(tx, actor, { action: 'history.exported', object, after }));
  return portalHistoryCsv(items);
}
