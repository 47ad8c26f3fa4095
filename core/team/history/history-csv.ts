import type { HistoryEntry } from '@kardan/contract/calls/admin/history';
import type { PortalHistoryEntry } from '@kardan/contract/calls/operator/history';
import { csvLine, csvMark } from '@kardan/contract/values/csv-line';

const head = ['at', 'account', 'name', 'on behalf', 'action', 'object', 'object id', 'label', 'changes', 'request'];

/** Entries as CSV that a spreadsheet opens: UTF-8 with its mark, a line for each, no cell a formula. */
export function historyCsv(entries: HistoryEntry[]): Buffer {
  return fileOf([head, ...entries.map(cellsOf)]);
}

/** The same with the dealership that it was done for. */
export function portalHistoryCsv(entries: PortalHistoryEntry[]): Buffer {
  const lines = entries.map((entry) => [
    ...cellsOf(entry),
    entry.dealership?.slug ?? String(entry.dealership?.id ?? ''),
  ]);
  return fileOf([[...head, 'dealership'], ...lines]);
}

function cellsOf({ at, actor, onBehalf, action, object, changes, requestId }: HistoryEntry): string[] {
  return [
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
  ];
}

function fileOf(lines: string[][]): Buffer {
  return Buffer.from(csvMark + lines.map(csvLine).join(''));
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '–';
  return Array.isArray(value) ? value.join(', ') : String(value);
}
