import type { Transparency } from '@kardan/contract/calls/operator/transparency';
import { transparencyWords } from '@kardan/contract/labels/transparency';
import { csvLine, csvMark } from '@kardan/contract/values/csv-line';
import type { Language } from '@kardan/contract/values/identifiers';
import { hourFigures, type TransparencyFigure, transparencyFigures } from '@kardan/contract/values/transparency';
import { viennaDay } from '@kardan/contract/values/vienna-day';
import type { Actor } from '../../accounts/actor.ts';
import { requireOperator } from '../../accounts/policies.ts';
import type { Database } from '../../db/database.ts';
import { medianOfCounts } from './median-of-counts.ts';
import { loadCountedYears, loadMonthsOf, type MonthFigure } from './transparency-store.ts';

/** Figures of a year's report, this year's unless told; as of last night. */
export async function readTransparency(
  { db }: { db: Database },
  actor: Actor,
  wanted: { year?: number | undefined },
): Promise<Transparency> {
  requireOperator(actor);
  const thisYear = Number(viennaDay(new Date()).slice(0, 4));
  const year = wanted.year ?? thisYear;
  const months = await loadMonthsOf(db, year);
  const years = new Set([thisYear, year, ...(await loadCountedYears(db))]);
  return {
    year,
    years: [...years].sort((one, other) => other - one),
    countedUntil: months.at(-1)?.month ?? null,
    figures: sumOfYear(months.filter(({ figure }) => !isHours(figure))),
    medianHours: { notices: medianHours(months, 'notice-hours'), complaints: medianHours(months, 'complaint-hours') },
  };
}

/** The same by month as a file for a spreadsheet: what the report is made from and can be checked with. */
export async function exportTransparency(
  { db }: { db: Database },
  actor: Actor,
  { year, language }: { year: number; language: Language },
): Promise<Buffer> {
  requireOperator(actor);
  const months = await loadMonthsOf(db, year);
  const words = transparencyWords[language];
  const counted = months.filter(({ figure }) => !isHours(figure));
  const lines = [
    csvLine([words.month, words.figure, words.key, words.amount]),
    ...counted.map(({ month, figure, key, amount }) =>
      csvLine([month.slice(0, 7), words.figures[figure], words.keys[key] ?? key, String(amount)]),
    ),
    ...sumOfYear(counted).map(({ figure, key, amount }) =>
      csvLine([String(year), words.figures[figure], words.keys[key] ?? key, String(amount)]),
    ),
    ...hourFigures.map((figure) =>
      csvLine([String(year), words.figures[figure], words.median, String(medianHours(months, figure) ?? '')]),
    ),
  ];
  return Buffer.from(csvMark + lines.join(''), 'utf8');
}

function isHours(figure: TransparencyFigure): boolean {
  return hourFigures.some((each) => each === figure);
}

/** In the order of the report, the largest of each first. */
function sumOfYear(months: readonly MonthFigure[]): Transparency['figures'] {
  const byKey = Map.groupBy(months, ({ figure, key }) => `${figure}/${key}`);
  const sums = [...byKey.values()].flatMap((same) => {
    const [first] = same;
    return first
      ? [{ figure: first.figure, key: first.key, amount: same.reduce((sum, { amount }) => sum + amount, 0) }]
      : [];
  });
  const place = (figure: TransparencyFigure) => transparencyFigures.indexOf(figure);
  return sums.sort(
    (one, other) =>
      place(one.figure) - place(other.figure) || other.amount - one.amount || one.key.localeCompare(other.key),
  );
}

function medianHours(months: readonly MonthFigure[], wanted: (typeof hourFigures)[number]): number | null {
  const hours = months.filter(({ figure }) => figure === wanted);
  return medianOfCounts(hours.map(({ key, amount }) => ({ value: Number(key), count: amount })));
}
