import { z } from 'zod';
import { idOrSlug, language, smallNumber } from '../../values/identifiers.ts';
import { carTaskKinds } from '../../values/reports.ts';
import { maxPrintedCars, stockPageSize, stockSorts, stockStates } from '../../values/stock.ts';
import { maxInt4, storedText } from '../../values/stored-text.ts';
import { done, whole } from '../admin/account-fields.ts';
import { defineCall } from '../call.ts';
import { priceRatingBadge } from '../listings/price-rating-badge.ts';
import { someEditableFields } from './editable-fields.ts';

const many = <S extends z.ZodType>(schema: S, max = 20) =>
  z.preprocess(
    (given) => (given === undefined || Array.isArray(given) ? given : [given]),
    z.array(schema).max(max).optional(),
  );
const number = () => z.coerce.number<number>().int().min(0).max(maxInt4);

/** Which cars of the stock; all of it unless told. */
export const stockFilter = z.strictObject({
  q: storedText(z.string().min(1).max(100)).optional().describe('Words of title, number, VIN, make or model.'),
  state: many(z.enum(stockStates)),
  make: many(storedText(z.string().max(160))),
  minPriceEur: number().optional(),
  maxPriceEur: number().optional(),
  minDaysInStock: number().optional(),
  maxScore: number().max(100).optional(),
  maxPictures: number().max(100).optional(),
  aboveBand: z.stringbool().optional().describe('Dearer than nine of ten such cars.'),
  unpublished: z.stringbool().optional().describe('With changes that are not online yet.'),
  toDo: z.enum(carTaskKinds).optional().describe('On offer, and what is to do today is to be done with them.'),
});
export type StockFilter = z.output<typeof stockFilter>;

export const stockRow = z
  .object({
    id: whole,
    slug: z.string().nullable(),
    state: z.enum(stockStates),
    title: z.string(),
    vehicle: z.string().describe('Make, model and version in words; empty if unknown.'),
    externalId: z.string().nullable(),
    vin: z.string().nullable(),
    image: z.string().nullable().describe('Content address of the first picture.'),
    pictures: whole,
    priceEur: whole.nullable(),
    reducedFromEur: whole.nullable(),
    priceRating: priceRatingBadge.nullable(),
    firstRegistration: z.string().nullable(),
    mileageKm: whole.nullable(),
    daysInStock: whole,
    daysOnline: whole.nullable(),
    score: whole.nullable().describe('Null of a car that was never online.'),
    views30: whole.describe('How often it was opened in the last 30 days.'),
    inquiries30: whole,
    unpublished: z.boolean(),
    scheduledAt: z.iso.datetime().nullable(),
    isOnline: z.boolean(),
    changedAt: z.iso.datetime(),
  })
  .meta({ id: 'StockRow' });
export type StockRow = z.output<typeof stockRow>;

export const bulkAct = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('price-percent'), percent: z.number().min(-50).max(50) }),
    z.strictObject({ kind: z.literal('price-eur'), eur: whole.min(-100_000).max(100_000) }),
    z.strictObject({ kind: z.literal('state'), state: z.enum(['active', 'reserved', 'sold', 'withdrawn']) }),
    z.strictObject({ kind: z.literal('publish') }),
  ])
  .meta({ id: 'BulkAct' });
export type BulkAct = z.output<typeof bulkAct>;

const bulkChange = z.object({
  listingId: whole,
  title: z.string(),
  before: z.union([z.string(), z.number()]).nullable(),
  after: z.union([z.string(), z.number()]).nullable(),
  lowestOfThirtyDaysEur: whole.nullable(),
  refused: z.string().nullable().describe('Why it cannot be done to this car, as a code.'),
});

export const bulkRun = z
  .object({
    id: z.uuid(),
    act: bulkAct,
    state: z.enum(['previewed', 'running', 'done', 'undoing', 'undone']),
    total: whole,
    finished: whole,
    refused: whole,
    changes: z.array(bulkChange).describe('Every car, in a preview; those that were refused, afterwards.'),
    startedAt: z.iso.datetime().nullable(),
    by: z.string().nullable(),
  })
  .meta({ id: 'BulkRun' });
export type BulkRun = z.output<typeof bulkRun>;

export const stockSheet = z
  .object({
    id: whole,
    slug: z.string().nullable(),
    state: z.enum(stockStates),
    makeName: z.string().nullable(),
    modelName: z.string().nullable(),
    versionName: z.string().nullable(),
    fields: someEditableFields,
  })
  .meta({ id: 'StockSheet' });
export type StockSheet = z.output<typeof stockSheet>;

const stock = '/admin/dealership/:dealershipId/listings';
const params = z.object({ dealershipId: idOrSlug });
const bulkParams = params.extend({ bulkId: z.uuid() });

export const stockListCalls = {
  stock: defineCall({
    method: 'GET',
    path: stock,
    summary: `The dealership’s cars in every state, ${stockPageSize} a page`,
    params,
    query: stockFilter.extend({
      sort: z.enum(stockSorts).default('changed'),
      order: z.enum(['asc', 'desc']).default('desc'),
      page: z.coerce.number<number>().int().min(1).max(1_000).default(1),
    }),
    response: z
      .object({
        total: whole,
        items: z.array(stockRow).max(stockPageSize),
        states: z.array(z.object({ state: z.enum(stockStates), count: whole })).describe('With every other filter.'),
        makes: z.array(z.object({ slug: z.string(), name: z.string(), count: whole })),
      })
      .meta({ id: 'Stock' }),
    secure: true,
    scope: 'stock',
  }),
  exportStock: defineCall({
    method: 'GET',
    path: `${stock}/export`,
    summary: 'The same cars as a CSV file, every field of theirs',
    params,
    query: stockFilter.extend({ language: language.describe('Language of its words.') }),
    response: z.file(),
    responseType: 'binary',
    mediaType: 'text/csv',
    secure: true,
    scope: 'stock',
  }),
  exportStockSheet: defineCall({
    method: 'GET',
    path: `${stock}/export-sheet`,
    summary: 'The same cars as an Excel file',
    params,
    query: stockFilter.extend({ language: language.describe('Language of its words.') }),
    response: z.file(),
    responseType: 'binary',
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    secure: true,
    scope: 'stock',
  }),
  stockSheets: defineCall({
    method: 'GET',
    path: `${stock}/sheets`,
    summary: `What is printed of the same cars: signs for them, labels of consumption; at most ${maxPrintedCars}`,
    params,
    query: stockFilter.extend({
      id: many(z.coerce.number<number>().int().positive(), maxPrintedCars).describe('Some of them alone.'),
    }),
    response: z
      .object({
        dealership: z.object({ name: z.string(), street: z.string(), place: z.string(), phone: z.string().nullable() }),
        items: z.array(stockSheet),
      })
      .meta({ id: 'StockSheets' }),
    secure: true,
  }),
  previewBulk: defineCall({
    method: 'POST',
    path: `${stock}/bulk`,
    summary: 'What an act would do to every car of a filter; nothing is done yet',
    params,
    body: z.strictObject({
      filter: stockFilter,
      act: bulkAct,
      listingIds: z.array(whole.positive()).max(5_000).optional(),
    }),
    response: bulkRun,
    secure: true,
    takesLong: true,
  }),
  startBulk: defineCall({
    method: 'POST',
    path: `${stock}/bulk/:bulkId/start`,
    summary: 'Does what was previewed, in a job; a car that has changed since is left as it is',
    params: bulkParams,
    response: bulkRun,
    secure: true,
  }),
  bulkRun: defineCall({
    method: 'GET',
    path: `${stock}/bulk/:bulkId`,
    summary: 'How far a bulk act is',
    params: bulkParams,
    response: bulkRun,
    secure: true,
  }),
  undoBulk: defineCall({
    method: 'POST',
    path: `${stock}/bulk/:bulkId/undo`,
    summary: 'Takes a bulk act back as a whole; a car that was changed since is left as it is',
    params: bulkParams,
    response: bulkRun,
    secure: true,
  }),
  stockViews: defineCall({
    method: 'GET',
    path: `${stock}/views`,
    summary: 'The saved views of the caller',
    params,
    response: z
      .object({ items: z.array(z.object({ id: whole, name: z.string(), query: z.string() })) })
      .meta({ id: 'StockViews' }),
    secure: true,
  }),
  saveStockView: defineCall({
    method: 'POST',
    path: `${stock}/views`,
    summary: 'Keeps filter, order and columns under a name; the same name again replaces it',
    params,
    body: z.strictObject({ name: storedText(z.string().min(1).max(60)), query: storedText(z.string().max(2_000)) }),
    response: z.object({ id: whole }),
    secure: true,
  }),
  removeStockView: defineCall({
    method: 'DELETE',
    path: `${stock}/views/:viewId`,
    summary: 'Forgets a saved view',
    params: params.extend({ viewId: smallNumber }),
    response: done,
    secure: true,
  }),
};
