import type { HistoryEntry } from '@kardan/contract/calls/admin/history';
import { csvLine, csvMark } from '@kardan/contract/values/csv-line';

const head = ['at', 'account', 'name', 'on behalf', 'action', 'object', 'object id', 'label', 'changes', 'request'];

/** Entries as CSV that a spreadsheet opens: UTF-8 with its mark, a line for each, no cell a formula. */
export function historyCsv(entries: HistoryEntry[]): Buffer {
  const lines = entries.map(({ at, actor, onBehalf, action, object, changes, requestId }) => [
    at,
    String(actor?.accountId ?? ''),
    actor?.name ?? '',
    onBehalf ? 'yes' : '',
    action,
    object.kind,
    object.id,
    object.label,
    changes.map(({ field, before, after }) => `${field}: ${textOf(before)} → ${textOf(after)}`).join('; '),
    requestId ?? '',
  ]);
  return Buffer.from(csvMark + [head, ...lines].map(csvLine).join(''));
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '–';
  return Array.isArray(value) ? value.join(', ') : String(value);
}
