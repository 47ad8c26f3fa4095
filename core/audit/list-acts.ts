import type { HistoryEntry } from '@kardan/contract/calls/admin/history';
import type { PortalHistoryEntry } from '@kardan/contract/calls/operator/history';
import type { Database } from '../db/database.ts';
import { type AuditFilter, type AuditPlace, loadEntries, type StoredEntry } from './audit-store.ts';

export type { AuditFilter } from './audit-store.ts';

interface Paging {
  after?: AuditPlace | undefined;
  limit: number;
}

/** What was done in a dealership's name, newest first; whoever asks has been found to be allowed to. */
export function listActs(
  { db }: { db: Database },
  filter: AuditFilter & { dealershipId: number },
  paging: Paging,
): Promise<{ items: HistoryEntry[]; next: AuditPlace | undefined }> {
  return page(db, filter, paging, present);
}

/** What was done anywhere in the portal, with the dealership that it was done for; for operators. */
export function listPortalActs(
  { db }: { db: Database },
  filter: AuditFilter,
  paging: Paging,
): Promise<{ items: PortalHistoryEntry[]; next: AuditPlace | undefined }> {
  return page(db, filter, paging, (entry) => ({ ...present(entry), dealership: dealershipOf(entry) }));
}

async function page<Entry>(
  db: Database,
  filter: AuditFilter,
  { after, limit }: Paging,
  presented: (entry: StoredEntry) => Entry,
): Promise<{ items: Entry[]; next: AuditPlace | undefined }> {
  const entries = await loadEntries(db, filter, { after, limit: limit + 1 });
  const shown = entries.slice(0, limit);
  const last = shown.at(-1);
  const next = entries.length > limit && last ? { at: last.atText, id: last.id } : undefined;
  return { items: shown.map(presented), next };
}

function dealershipOf({ dealershipId: id, dealershipName: name, dealershipSlug: slug }: StoredEntry) {
  return id === null ? null : { id, name, slug };
}

function present(entry: StoredEntry): HistoryEntry {
  const { id, at, actorAccountId, actorName, onBehalf, action, before, after, requestId } = entry;
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return {
    id,
    at: at.toISOString(),
    actor: actorAccountId === null && actorName === null ? null : { accountId: actorAccountId, name: actorName },
    onBehalf,
    action,
    // An invited person's number would tell whether there was an account before.
    object: {
      kind: entry.objectKind,
      id: entry.objectKind === 'member' ? '' : entry.objectId,
      label: entry.objectLabel,
    },
    changes: fields.map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null })),
    requestId,
  };
}
