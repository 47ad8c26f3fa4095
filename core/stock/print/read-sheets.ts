import { vehicleFieldKeys } from '@kardan/contract/calls/stock/editable-fields';
import type { StockFilter, StockSheet } from '@kardan/contract/calls/stock/stock-list';
import { type ListingFieldKey, listingField } from '@kardan/contract/listing-fields';
import { maxPrintedCars } from '@kardan/contract/values/stock';
import type { Actor } from '../../accounts/actor.ts';
import type { Database } from '../../db/database.ts';
import { Failure } from '../../kernel/errors.ts';
import { highlightsOf } from '../../listings/cards/highlights.ts';
import { loadSelectedIds, loadStockCars, type StockCar } from '../export/stock-fields-store.ts';
import { findReadableStock } from '../find-stock.ts';
import { loadSender, type Sender } from './sender-store.ts';

type Wanted = StockFilter & { id?: number[] | undefined };

/** What signs and labels of the dealership's cars tell: nothing of it is for its own people alone. */
export async function readSheets(
  services: { db: Database },
  actor: Actor,
  dealership: string,
  { id: listingIds, ...filter }: Wanted,
): Promise<{ dealership: Sender; items: StockSheet[] }> {
  const { db } = services;
  const dealershipId = await findReadableStock(services, actor, dealership);
  const ids = await loadSelectedIds(db, { dealershipId, filter, listingIds }, maxPrintedCars + 1);
  if (ids.length > maxPrintedCars) throw new Failure('bulk-too-large');
  const cars = await loadStockCars(db, dealershipId, ids);
  return { dealership: await loadSender(db, dealershipId), items: cars.map(publicSheet) };
}

/** As many as a sign has room for. */
const maxHighlights = 16;

/** Of the equipment what buyers look for comes first: a sign has no room for all of it. */
function publicSheet({ fields, ...car }: StockCar): StockSheet {
  const isPublic = (key: string) =>
    vehicleFieldKeys.some((name) => name === key) || listingField(key as ListingFieldKey).visibility !== 'dealer';
  const shown = Object.fromEntries(Object.entries(fields).filter(([key]) => isPublic(key)));
  const equipment = fields.equipment ?? [];
  const first = highlightsOf(equipment, maxHighlights);
  return { ...car, fields: { ...shown, equipment: [...new Set([...first, ...equipment])] } };
}
