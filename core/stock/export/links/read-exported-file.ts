import type { Readable } from 'node:stream';
import { type ListingFieldKey, listingField, listingFieldKeys } from '@kardan/contract/listing-fields';
import { type ExportFormat, exportFiles } from '@kardan/contract/values/exports';
import type { Language } from '@kardan/contract/values/identifiers';
import type { Database } from '../../../db/database.ts';
import type { Env } from '../../../env.ts';
import { NotFound } from '../../../kernel/errors.ts';
import { offerStates } from '../../../listings/changing/offer-rules.ts';
import { googleFile } from '../google-file.ts';
import { jsonFile } from '../json-file.ts';
import { carsOf, maxExportedCars, picturedCarsOf } from '../read-cars.ts';
import { stockColumns } from '../stock-columns.ts';
import { loadExportedDealership, loadSelectedIds } from '../stock-fields-store.ts';
import { csvFile, sheetFile } from '../stock-file.ts';
import { loadLinkOfToken, loadStockVersion, noteUse } from './export-link-store.ts';
import { exportTokenHash } from './export-token.ts';

/** A page shows no more of a car either: VIN, numbers and notes of the dealership stay with it. */
const shownKeys: ListingFieldKey[] = listingFieldKeys.filter((key) => listingField(key).visibility !== 'dealer');

export interface ExportedFile {
  format: ExportFormat;
  /** Names what is in it: the same again is the same file. */
  etag: string;
  /** Nothing is read before somebody reads it. */
  content: Readable;
}

/** The file behind a secret address: what the dealership has on offer now. Any other address looks the same as a revoked one. */
export async function readExportedFile(
  { db, env }: { db: Database; env: Env },
  { token, file }: { token: string; file: string },
): Promise<ExportedFile> {
  const link = await loadLinkOfToken(db, exportTokenHash(token));
  const format = link?.format as ExportFormat | undefined;
  if (!link || !format || exportFiles[format] !== file) throw new NotFound('exported file');
  const { id, dealershipId, language } = link;
  await noteUse(db, id);
  const version = await loadStockVersion(db, dealershipId);
  const content = await contentOf(db, { origin: env.SITE_ORIGIN, format, language, dealershipId });
  return { format, etag: `"${version}-${id.slice(-12)}"`, content };
}

interface Wanted {
  origin: string;
  format: ExportFormat;
  language: Language;
  dealershipId: number;
}

async function contentOf(db: Database, { origin, format, language, dealershipId }: Wanted): Promise<Readable> {
  const dealership = await loadExportedDealership(db, dealershipId);
  if (!dealership) throw new NotFound('dealership');
  // Who looks at Google's list wants to buy: what is reserved is not for sale.
  const state = format === 'google' ? (['active'] as const) : offerStates;
  const ids = () => loadSelectedIds(db, { dealershipId, filter: { state: [...state] } }, maxExportedCars);
  const columns = () => stockColumns(language, shownKeys);
  switch (format) {
    case 'csv':
      return csvFile(carsOf(db, dealershipId, ids), columns(), language);
    case 'xlsx':
      return sheetFile(carsOf(db, dealershipId, ids), columns());
    case 'json':
      return jsonFile(picturedCarsOf(db, dealershipId, ids), { origin, keys: shownKeys, site: dealership.slug });
    case 'google':
      return googleFile(picturedCarsOf(db, dealershipId, ids), { origin, language, dealership });
  }
}
