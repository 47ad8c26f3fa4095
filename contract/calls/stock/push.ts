import { z } from 'zod';
import { carFates } from '../../values/feeds.ts';
import { idOrSlug } from '../../values/identifiers.ts';
import { maxPicturesOfListing, pushBounds, pushStates, stockStates } from '../../values/stock.ts';
import { storedText } from '../../values/stored-text.ts';
import { textForms } from '../../values/text-forms.ts';
import { whole } from '../admin/account-fields.ts';
import { defineCall } from '../call.ts';
import { lineIssue } from '../feeds/runs.ts';
import { editableFields, someEditableFields } from './editable-fields.ts';

const contentHash = z.string().regex(textForms.contentHash);
export const stockNumber = storedText(z.string().max(pushBounds.number).regex(textForms.notBlank)).describe(
  'The dealer’s own number; spaces around it do not count.',
);

const told = {
  fields: someEditableFields
    .omit({ externalId: true })
    .default({})
    .describe('What is not told stays as it is; null clears.'),
  state: z
    .enum(pushStates)
    .optional()
    .describe('Left out, a car that is told of is on offer, unless it is sold or somebody has taken it off by hand.'),
  pictures: z
    .array(z.url({ protocol: /^https?$/ }).max(pushBounds.url))
    .max(maxPicturesOfListing)
    .optional()
    .describe('Addresses of all its pictures, in their order; they are fetched within minutes. Left out, they stay.'),
  uploads: z
    .array(contentHash)
    .max(maxPicturesOfListing)
    .optional()
    .describe('Instead of `pictures`: content hashes of pictures that were uploaded.'),
};
const noBoth = (car: { pictures?: unknown; uploads?: unknown }) =>
  car.pictures === undefined || car.uploads === undefined;
const both = { path: ['uploads'], params: { code: 'pictures-or-uploads' } };

export const carToPush = z.strictObject(told).refine(noBoth, both).meta({ id: 'CarToPush' });
export type CarToPush = z.output<typeof carToPush>;

export const numberedCarToPush = z
  .strictObject({ number: stockNumber, ...told })
  .refine(noBoth, both)
  .meta({ id: 'NumberedCarToPush' });

const stockRow = {
  number: z.string(),
  listingId: whole,
  state: z.enum(stockStates),
  revision: whole.describe('Of what is online, as in `ETag`; 0 for a car that never was.'),
};

export const pushedCar = z
  .object({
    number: z.string().nullable().describe('Null where the car told none.'),
    listingId: whole.nullable(),
    title: z.string(),
    state: z.enum(stockStates).nullable().describe('Of the car, now; null where there is none.'),
    revision: whole.nullable(),
    fate: z.enum(carFates),
    isDraft: z.boolean().describe('It is not online: `issues` names what is missing.'),
    changes: z
      .array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() }))
      .describe('Texts cut to 200 signs.'),
    issues: z.array(lineIssue).describe('The first 50, and the first 4 where 500 cars are told at once.'),
  })
  .meta({ id: 'PushedCar' });
export type PushedCar = z.output<typeof pushedCar>;

export const stockCar = z
  .object({
    ...stockRow,
    slug: z.string().nullable().describe('Its address for buyers, once it was published.'),
    updatedAt: z.iso.datetime(),
    fields: editableFields.describe('As its people see it.'),
    pictures: z.array(contentHash),
    locked: z.array(z.string()).describe('What somebody has set by hand: what is told of it is not taken.'),
  })
  .meta({ id: 'StockCar' });
export type StockCar = z.output<typeof stockCar>;

export const pushedCars = z
  .object({
    items: z.array(pushedCar).max(pushBounds.cars).describe('In the order of the request.'),
    run: z.object({ feedId: z.uuid(), number: whole }).describe('Where people see the same.'),
  })
  .meta({ id: 'PushedCars' });
export type PushedCars = z.output<typeof pushedCars>;

const stock = '/admin/dealership/:dealershipId/stock';
const stockParams = z.object({ dealershipId: idOrSlug });
const carParams = stockParams.extend({ number: stockNumber });

export const pushCalls = {
  stockNumbers: defineCall({
    method: 'GET',
    path: stock,
    summary: `Every car that has a number, in the order in which they came, ${pushBounds.page} a page: to compare with one’s own`,
    params: stockParams,
    query: z.strictObject({
      cursor: z.string().regex(textForms.listingId).optional(),
    }),
    response: z
      .object({
        items: z.array(z.object({ ...stockRow, updatedAt: z.iso.datetime() })).max(pushBounds.page),
        cursor: z.string().nullable().describe('Asks for the next page.'),
      })
      .meta({ id: 'StockNumbers' }),
    secure: true,
    scope: 'stock',
  }),
  stockCar: defineCall({
    method: 'GET',
    path: `${stock}/:number`,
    summary: 'The car of this number; `ETag` is its revision',
    params: carParams,
    response: stockCar,
    secure: true,
    scope: 'stock',
  }),
  pushCar: defineCall({
    method: 'PUT',
    path: `${stock}/:number`,
    summary:
      'Creates or changes the car of this number. A complete car goes online; one that lacks something becomes a draft',
    params: carParams,
    body: carToPush,
    response: pushedCar,
    secure: true,
    scope: 'stock',
    conditional: true,
    idempotent: true,
    takesLong: true,
  }),
  withdrawPushedCar: defineCall({
    method: 'DELETE',
    path: `${stock}/:number`,
    summary: 'Withdraws the car of this number; it is kept for 90 days and comes back when it is told of again',
    params: carParams,
    response: pushedCar,
    secure: true,
    scope: 'stock',
    conditional: true,
  }),
  pushCars: defineCall({
    method: 'POST',
    path: stock,
    summary: `Creates or changes up to ${pushBounds.cars} cars by their numbers; says of each what became of it`,
    params: stockParams,
    body: z.strictObject({
      cars: z
        .array(z.union([numberedCarToPush, z.looseObject({})]))
        .min(1)
        .max(pushBounds.cars)
        .describe('One that is not as it should be is refused by itself, and keeps no other from being taken.'),
    }),
    response: pushedCars,
    secure: true,
    scope: 'stock',
    idempotent: true,
    takesLong: true,
  }),
};
