import { csvLine, csvMark } from '@kardan/contract/values/csv-line';
import type { Language } from '@kardan/contract/values/identifiers';
import type { Actor } from '../../accounts/actor.ts';
import type { Database } from '../../db/database.ts';
import type { RunReference } from '../set-up/find-feed.ts';
import { loadLines } from './line-store.ts';
import { fieldWord, findingWords } from './line-words.ts';
import { findLines } from './list-lines.ts';

const heads: Record<Language, string[]> = {
  'de-AT': ['Zeile', 'Nummer', 'Auto', 'Ergebnis', 'Spalte', 'In der Datei', 'Verstanden', 'Befund', 'Änderungen'],
  en: ['line', 'number', 'car', 'fate', 'column', 'in the file', 'understood', 'finding', 'changes'],
};
const fates: Record<Language, Record<string, string>> = {
  'de-AT': {
    created: 'angelegt',
    changed: 'geändert',
    unchanged: 'unverändert',
    refused: 'abgewiesen',
    withdrawn: 'zurückgezogen',
  },
  en: {},
};
/** A large feed's run, whole: what a spreadsheet still opens. */
const maxLines = 50_000;

/** Every line of a run as CSV, one row for each finding. */
export async function exportLines(
  { db }: { db: Database },
  actor: Actor,
  reference: RunReference,
  { language }: { language: Language },
): Promise<Buffer> {
  const scope = await findLines({ db }, actor, reference);
  const lines = await loadLines(db, scope, { filter: 'all', after: 0, limit: maxLines });
  const rows = lines.flatMap(({ line, number, title, fate, changes, issues }) => {
    const car = [String(line ?? ''), number ?? '', title, fates[language][fate] ?? fate];
    const changed = changes
      .map(({ field, before, after }) => `${fieldWord(field, language)}: ${words(before)} → ${words(after)}`)
      .join('; ');
    if (issues.length === 0) return [[...car, '', '', '', '', changed]];
    return issues.map(({ column, raw, field, understood, code }, place) => [
      ...car,
      column ?? (field ? fieldWord(field, language) : ''),
      raw ?? '',
      understood ?? '',
      findingWords[language][code],
      place === 0 ? changed : '',
    ]);
  });
  return Buffer.from(csvMark + [heads[language], ...rows].map(csvLine).join(''));
}

function words(value: unknown): string {
  if (value === null || value === undefined) return '–';
  return Array.isArray(value) ? value.map(words).join(', ') : typeof value === 'object' ? '…' : String(value);
}
