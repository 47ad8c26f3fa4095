import { Readable } from 'node:stream';
import { findingWords } from '@kardan/contract/labels/feed-findings';
import { csvLine, csvMark } from '@kardan/contract/values/csv-line';
import type { Language } from '@kardan/contract/values/identifiers';
import type { Actor } from '../../accounts/actor.ts';
import type { Database } from '../../db/database.ts';
import type { RunReference } from '../set-up/find-feed.ts';
import { loadExportedLines } from './exported-line-store.ts';
import type { LineScope } from './line-store.ts';
import { fieldWord } from './line-words.ts';
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
/** Lines that are in memory at a time. */
const batchSize = 500;
type ExportedLine = Awaited<ReturnType<typeof loadExportedLines>>[number];

/** Every line of a run as CSV, one row for each finding, written while it is read. */
export async function exportLines(
  { db }: { db: Database },
  actor: Actor,
  reference: RunReference,
  { language }: { language: Language },
): Promise<Readable> {
  const scope = await findLines({ db }, actor, reference);
  // Before anything is answered: an outage shall not look like an empty file.
  const first = await loadExportedLines(db, scope, 0, batchSize);
  return Readable.from(csvOf(db, scope, first, language), { objectMode: false });
}

async function* csvOf(db: Database, scope: LineScope, first: ExportedLine[], language: Language) {
  yield csvMark + csvLine(heads[language]);
  let lines = first;
  while (lines.length > 0) {
    yield lines
      .flatMap((line) => rowsOf(line, language))
      .map(csvLine)
      .join('');
    lines = await loadExportedLines(db, scope, lines.at(-1)?.place ?? 0, batchSize);
  }
}

function rowsOf({ line, number, title, fate, changes, issues }: ExportedLine, language: Language): string[][] {
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
}

function words(value: unknown): string {
  if (value === null || value === undefined) return '–';
  return Array.isArray(value) ? value.map(words).join(', ') : typeof value === 'object' ? '…' : String(value);
}
