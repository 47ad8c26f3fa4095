import type { HistoryEntry } from '@kardan/contract/calls/admin/history';

const head = ['at', 'account', 'name', 'on behalf', 'action', 'object', 'object id', 'label', 'changes', 'request'];

/** Entries as CSV that a spreadsheet opens: UTF-8 with its mark, a line for each, no cell a formula. */
export function historyCsv(entries: HistoryEntry[]): Buffer {
  const lines = entries.map(({ at, actor, onBehalf, action, object, changes, requestId }) => [
    at,
    actor ? String(actor.accountId) : '',
    actor?.name ?? '',
    onBehalf ? 'yes' : '',
    action,
    object.kind,
    object.id,
    object.label,
    changes.map(({ field, before, after }) => `${field}: ${textOf(before)} → ${textOf(after)}`).join('; '),
    requestId ?? '',
  ]);
  const text = [head, ...lines].map((cells) => cells.map(cellOf).join(';')).join('\r\n');
  return Buffer.from(`\u{FEFF}${text}\r\n`);
}

/**
 * Always in quotes, so that no value ends its cell; and what a spreadsheet would take for a formula begins with an
 * apostrophe, which it shows as text: names and titles are what others have typed.
 */
function cellOf(text: string): string {
  const safe = /^[\s\p{C}]*[=+\-@|%]/u.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""').replaceAll(/[\r\n\t]+/g, ' ')}"`;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '–';
  return Array.isArray(value) ? value.join(', ') : String(value);
}
