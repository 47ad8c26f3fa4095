import type { HistoryEntry } from '@kardan/contract/calls/admin/history';
import type { Database } from '../db/database.ts';
import { type AuditFilter, type AuditPlace, loadEntries, type StoredEntry } from './audit-store.ts';

export type { AuditFilter } from './audit-store.ts';

/** What was done in a dealership's name, newest first; whoever asks has been found to be allowed to. */
export async function listActs(
  { db }: { db: Database },
  filter: AuditFilter,
  { after, limit }: { after?: AuditPlace | undefined; limit: number },
): Promise<{ items: HistoryEntry[]; next: AuditPlace | undefined }> {
  const entries = await loadEntries(db, filter, { after, limit: limit + 1 });
  const shown = entries.slice(0, limit);
  const last = shown.at(-1);
  const next = entries.length > limit && last ? { at: last.atText, id: last.id } : undefined;
  return { items: shown.map(present), next };
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
