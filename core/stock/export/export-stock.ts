import { Readable } from 'node:stream';
import type { StockFilter } from '@kardan/contract/calls/stock/stock-list';
import { csvLine, csvMark } from '@kardan/contract/values/csv-line';
import type { Language } from '@kardan/contract/values/identifiers';
import type { Actor } from '../../accounts/actor.ts';
import type { Database } from '../../db/database.ts';
import { chunk } from '../../kernel/chunk.ts';
import { findReadableStock } from '../find-stock.ts';
import { type StockColumn, stockColumns } from './stock-columns.ts';
import { loadSelectedIds, loadStockCars, type StockCar } from './stock-fields-store.ts';
import { writeWorkbook } from './workbook.ts';

/** No dealership has as many; it keeps the list of ids below a megabyte. */
const maxCars = 100_000;
/** Rows that are in memory at a time. */
const batchSize = 500;

interface Wanted extends StockFilter {
  language: Language;
}

/** The dealership's cars as a file of CSV, every field of theirs, written while it is read. */
export async function exportStockCsv(services: { db: Database }, actor: Actor, dealership: string, wanted: Wanted) {
  const { cars, columns } = await readCars(services, actor, dealership, wanted);
  const decimal = wanted.language === 'en' ? '.' : ',';
  return Readable.from(csvOf(cars, columns, decimal), { objectMode: false });
}

/** The same as a workbook of Excel, in which numbers are numbers. */
export async function exportStockSheet(services: { db: Database }, actor: Actor, dealership: string, wanted: Wanted) {
  const { cars, columns } = await readCars(services, actor, dealership, wanted);
  return Readable.from(writeWorkbook(rowsOf(cars, columns)), { objectMode: false });
}

async function readCars(services: { db: Database }, actor: Actor, dealership: string, wanted: Wanted) {
  const { db } = services;
  const { language, ...filter } = wanted;
  const dealershipId = await findReadableStock(services, actor, dealership);
  const ids = await loadSelectedIds(db, { dealershipId, filter }, maxCars);
  return { cars: carsOf(db, dealershipId, ids), columns: stockColumns(language) };
}

async function* carsOf(db: Database, dealershipId: number, ids: readonly number[]): AsyncGenerator<StockCar[]> {
  for (const some of chunk(ids, batchSize)) yield await loadStockCars(db, dealershipId, some);
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
