import type { HistoryEntry } from '@kardan/contract/calls/admin/history';
import type { Actor } from '../../accounts/actor.ts';
import { findOwnDealership } from '../../accounts/find-own-dealership.ts';
import { requireOwnerToRead } from '../../accounts/policies.ts';
import { type AuditFilter, listActs } from '../../audit/list-acts.ts';
import type { Database } from '../../db/database.ts';
import { readTimeCursor, writeTimeCursor } from '../../kernel/time-cursor.ts';
import { historyCsv } from './history-csv.ts';

type Wanted = Omit<AuditFilter, 'dealershipId'>;

const pageSize = 50;
/** A year of a busy dealership; a file of 6 MB. */
const maxExported = 20_000;

/** What was done in a dealership's name, newest first, for its owners. */
export async function readHistory(
  { db }: { db: Database },
  actor: Actor,
  dealership: string,
  { cursor, ...wanted }: Wanted & { cursor?: string | undefined },
): Promise<{ items: HistoryEntry[]; cursor: string | null }> {
  const dealershipId = await ownedDealership(db, actor, dealership);
  const after = readTimeCursor(cursor);
  const { items, next } = await listActs({ db }, { ...wanted, dealershipId }, { after, limit: pageSize });
  return { items, cursor: next ? writeTimeCursor(next) : null };
}

/** The same as a file for a spreadsheet. */
export async function exportHistory(
  { db }: { db: Database },
  actor: Actor,
  dealership: string,
  wanted: Wanted,
): Promise<Buffer> {
  const dealershipId = await ownedDealership(db, actor, dealership);
  const { items } = await listActs({ db }, { ...wanted, dealershipId }, { limit: maxExported });
  return historyCsv(items);
}

async function ownedDealership(db: Database, actor: Actor, dealership: string): Promise<number> {
  const { id } = await findOwnDealership({ db }, actor, dealership);
  requireOwnerToRead(actor, id, 'dealership');
  return id;
}
