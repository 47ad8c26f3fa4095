import type { Readable } from 'node:stream';
import type { StockFilter } from '@kardan/contract/calls/stock/stock-list';
import { listingFieldKeys } from '@kardan/contract/listing-fields';
import type { Language } from '@kardan/contract/values/identifiers';
import type { Actor } from '../../accounts/actor.ts';
import type { Database } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { NotFound } from '../../kernel/errors.ts';
import { findReadableStock } from '../find-stock.ts';
import { googleFile } from './google-file.ts';
import { jsonFile } from './json-file.ts';
import { carsOf, maxExportedCars, picturedCarsOf } from './read-cars.ts';
import { stockColumns } from './stock-columns.ts';
import { loadExportedDealership, loadSelectedIds } from './stock-fields-store.ts';
import { csvFile, sheetFile } from './stock-file.ts';

interface Wanted extends StockFilter {
  language: Language;
}

/** The dealership's cars as a file of CSV, every field of theirs, written while it is read. */
export async function exportStockCsv(services: { db: Database }, actor: Actor, dealership: string, wanted: Wanted) {
  const { language, ...filter } = wanted;
  const { dealershipId, ids } = await selectCars(services, actor, dealership, filter);
  return csvFile(carsOf(services.db, dealershipId, ids), stockColumns(language), language);
}

/** The same as a workbook of Excel, in which numbers are numbers. */
export async function exportStockSheet(services: { db: Database }, actor: Actor, dealership: string, wanted: Wanted) {
  const { language, ...filter } = wanted;
  const { dealershipId, ids } = await selectCars(services, actor, dealership, filter);
  return sheetFile(carsOf(services.db, dealershipId, ids), stockColumns(language));
}

/** The same as JSON, as a feed of ours reads it. */
export async function exportStockJson(
  { db, env }: { db: Database; env: Env },
  actor: Actor,
  dealership: string,
  filter: StockFilter,
): Promise<Readable> {
  const { dealershipId, ids } = await selectCars({ db }, actor, dealership, filter);
  const { slug: site } = await readDealership(db, dealershipId);
  const told = { origin: env.SITE_ORIGIN, keys: listingFieldKeys, site };
  return jsonFile(picturedCarsOf(db, dealershipId, ids), told);
}

/** What is on offer as Google's vehicle listings feed. */
export async function exportStockForGoogle(
  { db, env }: { db: Database; env: Env },
  actor: Actor,
  dealership: string,
): Promise<Readable> {
  const { dealershipId, ids } = await selectCars({ db }, actor, dealership, { state: ['active'] });
  const told = {
    origin: env.SITE_ORIGIN,
    language: 'de-AT' as const,
    dealership: await readDealership(db, dealershipId),
  };
  return googleFile(picturedCarsOf(db, dealershipId, ids), told);
}

async function selectCars({ db }: { db: Database }, actor: Actor, dealership: string, filter: StockFilter) {
  const dealershipId = await findReadableStock({ db }, actor, dealership);
  // Before anything is answered: an outage shall not look like an empty file.
  const ids = await loadSelectedIds(db, { dealershipId, filter }, maxExportedCars);
  return { dealershipId, ids: async () => ids };
}

async function readDealership(db: Database, dealershipId: number) {
  const dealership = await loadExportedDealership(db, dealershipId);
  if (!dealership) throw new NotFound('dealership');
  return dealership;
}
