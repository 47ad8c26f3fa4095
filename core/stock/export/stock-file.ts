import { Readable } from 'node:stream';
import { csvLine, csvMark } from '@kardan/contract/values/csv-line';
import type { Language } from '@kardan/contract/values/identifiers';
import type { StockColumn } from './stock-columns.ts';
import type { StockCar } from './stock-fields-store.ts';
import { writeWorkbook } from './workbook.ts';

/** A file of CSV, written while its cars are read. */
export function csvFile(batches: AsyncIterable<StockCar[]>, columns: StockColumn[], language: Language): Readable {
  return Readable.from(csvOf(batches, columns, language === 'en' ? '.' : ','), { objectMode: false });
}

/** The same as a workbook of Excel, in which numbers are numbers. */
export function sheetFile(batches: AsyncIterable<StockCar[]>, columns: StockColumn[]): Readable {
  return Readable.from(writeWorkbook(rowsOf(batches, columns)), { objectMode: false });
}

async function* csvOf(batches: AsyncIterable<StockCar[]>, columns: StockColumn[], decimal: string) {
  yield csvMark + csvLine(columns.map(({ label }) => label));
  for await (const cars of batches) {
    yield cars.map((car) => csvLine(columns.map(({ cell }) => textOf(cell(car), decimal)))).join('');
  }
}

function textOf(value: string | number | null, decimal: string): string {
  return typeof value === 'number' ? String(value).replace('.', decimal) : (value ?? '');
}

async function* rowsOf(batches: AsyncIterable<StockCar[]>, columns: StockColumn[]) {
  yield [columns.map(({ label }) => label)];
  for await (const cars of batches) yield cars.map((car) => columns.map(({ cell }) => cell(car)));
}
