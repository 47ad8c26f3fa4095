import type { Report, ReportCar } from '@kardan/contract/calls/admin/reports';
import type { StatisticsCounts } from '@kardan/contract/calls/admin/statistics';
import { csvLine, csvMark } from '@kardan/contract/values/csv-line';
import type { Language } from '@kardan/contract/values/identifiers';
import { countKeys, reportWords } from './report-words.ts';

/** Every car of the report's days as a file of CSV. */
export function carsCsv(cars: ReportCar[], language: Language): string {
  const words = reportWords[language];
  return csvOf(language, [words.number, words.car], cars, ({ listingId, title }) => [
    String(listingId),
    title ?? words.goneCar,
  ]);
}

/** Its days, weeks or months. */
export function daysCsv(series: Report['series'], language: Language): string {
  return csvOf(language, [reportWords[language].day], series, ({ from }) => [from]);
}

export function makesCsv(makes: Report['makes'], language: Language): string {
  const words = reportWords[language];
  return csvOf(language, [words.make], makes, ({ make }) => [make ?? words.noMake]);
}

function csvOf<Row extends StatisticsCounts>(
  language: Language,
  heads: string[],
  rows: Row[],
  named: (row: Row) => string[],
): string {
  const words = reportWords[language];
  const head = csvLine([...heads, ...countKeys.map((key) => words.counts[key])]);
  const lines = rows.map((row) => csvLine([...named(row), ...countKeys.map((key) => String(row[key]))]));
  return csvMark + head + lines.join('');
}
