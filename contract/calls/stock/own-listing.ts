import { z } from 'zod';
import { named } from '../../values/counted.ts';
import { idOrSlug, smallNumber } from '../../values/identifiers.ts';
import {
  changeSources,
  checkCodes,
  checkSeverities,
  maxPicturesOfListing,
  shots,
  stockStates,
  visibilityReasons,
} from '../../values/stock.ts';
import { storedText } from '../../values/stored-text.ts';
import { textForms } from '../../values/text-forms.ts';
import { done, whole } from '../admin/account-fields.ts';
import { defineCall } from '../call.ts';
import { comparableCar, priceRating } from '../listings/price-rating.ts';
import { editableFieldKeys, editableFields, someEditableFields } from './editable-fields.ts';

const fieldKey = z.enum(editableFieldKeys as [string, ...string[]]);
const contentHash = z.string().regex(textForms.contentHash);
const share = z.number().min(0).max(1);
const box = z.object({ x: share, y: share, width: share, height: share }).describe('In parts of width and height.');

/** How a picture differs from the file it was made of. */
export const pictureEdit = z
  .strictObject({
    rotate: z.literal([0, 90, 180, 270]).describe('Clockwise, before everything else.'),
    crop: box.nullable(),
    blur: z.array(box).max(10).describe('Number plates and persons, never damage.'),
  })
  .meta({ id: 'PictureEdit' });
export type PictureEdit = z.output<typeof pictureEdit>;

const pictureWords = {
  altText: storedText(z.string().max(300)).nullable(),
  shot: z.enum(shots).nullable(),
};

export const ownPicture = z
  .object({
    contentHash,
    widthPx: whole,
    heightPx: whole,
    ...pictureWords,
    source: contentHash.nullable().describe('The picture before it was edited; never public.'),
    edit: pictureEdit.nullable(),
    hints: z.array(z.enum(checkCodes)).describe('What looks wrong: blurred, dark, bright, there twice.'),
  })
  .meta({ id: 'OwnPicture' });
export type OwnPicture = z.output<typeof ownPicture>;

export const ownListing = z
  .object({
    id: whole,
    dealershipId: whole,
    state: z.enum(stockStates),
    slug: z.string().nullable().describe('Its address for buyers, once it was published.'),
    vehicle: z.object({ make: named.nullable(), model: named.nullable(), version: named.nullable() }),
    fields: editableFields.describe('As its people see it: what is online with what is not online yet.'),
    online: editableFields.nullable().describe('As buyers see it; null if it was never published.'),
    pictures: z.array(ownPicture),
    unpublished: z.array(z.union([fieldKey, z.literal('pictures')])).describe('What differs from what is online.'),
    scheduled: z.array(
      z.object({
        id: whole,
        at: z.iso.datetime(),
        publish: z.boolean(),
        priceEur: whole.nullable(),
        refused: z
          .array(z.object({ field: z.string(), code: z.string() }))
          .nullable()
          .describe('Why it could not be done when its time had come; null before.'),
      }),
    ),
    feed: z
      .object({
        feedId: z.uuid(),
        name: z.string(),
        locked: z
          .array(z.object({ field: z.union([fieldKey, z.enum(['pictures', 'state'])]), feedValue: z.unknown() }))
          .describe('What a person has set and the feed changes no more, with what the feed says.'),
      })
      .nullable()
      .describe('The feed that keeps the car here.'),
    savedAt: z.iso.datetime(),
    savedBy: z.string().nullable(),
    publishedAt: z.iso.datetime().nullable(),
    endedAt: z.iso.datetime().nullable(),
    blockedReason: z.string().nullable(),
    daysOnline: whole.nullable(),
  })
  .meta({ id: 'OwnListing' });
export type OwnListing = z.output<typeof ownListing>;

export const checkItem = z.object({
  code: z.enum(checkCodes),
  severity: z.enum(checkSeverities),
  field: fieldKey.nullable(),
  shot: z.enum(shots).nullable(),
  points: whole.nullable().describe('What mending it adds to the score.'),
  found: z.string().nullable().describe('What was found: the words in a text, the other car’s title …'),
  listingId: whole.nullable().describe('The other car, of duplicates.'),
  usual: z.object({ low: z.number(), high: z.number(), cars: whole }).nullable().describe('What such cars have.'),
  proposal: z.union([z.string(), z.number(), z.boolean()]).nullable().describe('The likely value.'),
});
export type CheckItem = z.output<typeof checkItem>;

export const listingCheck = z
  .object({
    score: whole.min(0).max(100),
    stockMedian: whole.nullable().describe('The middle score of the dealership’s cars online.'),
    items: z.array(checkItem).describe('What blocks first, then by points.'),
    canPublish: z.boolean(),
    visibility: z
      .array(z.object({ reason: z.enum(visibilityReasons), ok: z.boolean(), found: z.string().nullable() }))
      .describe('Why buyers find the car, or do not.'),
    isOnline: z.boolean(),
  })
  .meta({ id: 'ListingCheck' });
export type ListingCheck = z.output<typeof listingCheck>;

export const listingRevision = z
  .object({
    revision: whole,
    at: z.iso.datetime(),
    by: z.string().nullable().describe('Whose name, at that time; null where nobody did it.'),
    source: z.enum(changeSources),
    changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
    canUndo: z.boolean().describe('What it changed has not changed since.'),
  })
  .meta({ id: 'ListingRevision' });
export type ListingRevision = z.output<typeof listingRevision>;

export const priceAdvice = z
  .object({
    priceEur: whole.describe('The price asked about.'),
    rating: priceRating.omit({ listingId: true, comparables: true, asOf: true }),
    comparables: z.array(comparableCar),
    rank: whole.nullable().describe('Among similar cars on offer and this one, by price; 1 is the cheapest.'),
    rankOf: whole.describe('How many that are, this one included; the comparables are the most similar of them.'),
    ladder: z.array(z.object({ priceEur: whole, rank: whole, label: priceRating.shape.label })),
    history: z.array(z.object({ at: z.iso.datetime(), priceEur: whole, novaIncluded: z.boolean() })),
    lowestOfThirtyDaysEur: whole
      .nullable()
      .describe('§ 9a PrAG: what an advertised reduction counts from; null where NoVA is put in or taken out with it.'),
    reductionEur: whole.nullable().describe('What may be advertised at the price asked about; null if nothing.'),
  })
  .meta({ id: 'PriceAdvice' });
export type PriceAdvice = z.output<typeof priceAdvice>;

const stock = '/admin/dealership/:dealershipId/listing';
const stockParams = z.object({ dealershipId: idOrSlug });
export const ownListingParams = stockParams.extend({
  listingId: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .transform(Number),
});

export const ownListingCalls = {
  createListing: defineCall({
    method: 'POST',
    path: stock,
    summary: 'Begins a car as a draft, with whatever is known of it',
    params: stockParams,
    body: z.strictObject({
      key: z.uuid().describe('Chosen by the caller: the same one again gives the same car.'),
      fields: someEditableFields.default({}),
      copyOf: whole.positive().optional().describe('A car whose data is taken over, without VIN, number and pictures.'),
    }),
    response: ownListing,
    secure: true,
    scope: 'stock',
  }),
  ownListing: defineCall({
    method: 'GET',
    path: `${stock}/:listingId`,
    summary: 'A car of the dealership as its own people see it',
    params: ownListingParams,
    response: ownListing,
    secure: true,
    scope: 'stock',
  }),
  saveListing: defineCall({
    method: 'PUT',
    path: `${stock}/:listingId`,
    summary: 'Saves changed fields; they go online when they are published. What others changed meanwhile stays',
    params: ownListingParams,
    body: z
      .strictObject({
        fields: someEditableFields.describe('The new values.'),
        before: someEditableFields.describe('The values that the editor saw, of the same fields.'),
      })
      .describe(
        'A field that somebody else has changed to something third is refused as `changed-meanwhile`, and nothing is saved.',
      ),
    response: ownListing,
    secure: true,
    scope: 'stock',
  }),
  discardListingChanges: defineCall({
    method: 'DELETE',
    path: `${stock}/:listingId/changes`,
    summary: 'Throws away what is not online yet; a car that never was goes back to nothing',
    params: ownListingParams,
    response: done,
    secure: true,
    scope: 'stock',
  }),
  arrangePictures: defineCall({
    method: 'PUT',
    path: `${stock}/:listingId/pictures`,
    summary: 'Order, words and edits of the pictures; those that came meanwhile stay at the end',
    params: ownListingParams,
    body: z.strictObject({
      pictures: z.array(z.strictObject({ contentHash, ...pictureWords })).max(maxPicturesOfListing),
      removed: z.array(contentHash).max(maxPicturesOfListing).default([]),
    }),
    response: ownListing,
    secure: true,
    scope: 'stock',
  }),
  publishListing: defineCall({
    method: 'POST',
    path: `${stock}/:listingId/publish`,
    summary: 'Puts the car online as it is saved; what is missing is answered field by field',
    params: ownListingParams,
    response: ownListing,
    secure: true,
    scope: 'stock',
  }),
  moveListing: defineCall({
    method: 'POST',
    path: `${stock}/:listingId/state`,
    summary: 'Reserves, sells, withdraws a car, or takes that back',
    params: ownListingParams,
    body: z.strictObject({ state: z.enum(['active', 'reserved', 'sold', 'withdrawn', 'draft']) }),
    response: ownListing,
    secure: true,
    scope: 'stock',
  }),
  withdrawListing: defineCall({
    method: 'DELETE',
    path: `${stock}/:listingId`,
    summary: 'Withdraws a car; it is kept for 90 days and can come back. A draft that was never online is deleted',
    params: ownListingParams,
    response: done,
    secure: true,
    scope: 'stock',
  }),
  scheduleListing: defineCall({
    method: 'POST',
    path: `${stock}/:listingId/schedule`,
    summary: 'Publishes what is saved, or changes the price, at a later time',
    params: ownListingParams,
    body: z.strictObject({
      at: z.iso.datetime({ offset: true }),
      publish: z.boolean(),
      priceEur: whole.min(1).max(10_000_000).nullable(),
    }),
    response: ownListing,
    secure: true,
    scope: 'stock',
  }),
  unscheduleListing: defineCall({
    method: 'DELETE',
    path: `${stock}/:listingId/schedule/:scheduleId`,
    summary: 'Takes a scheduled change back',
    params: ownListingParams.extend({ scheduleId: ownListingParams.shape.listingId }),
    response: ownListing,
    secure: true,
    scope: 'stock',
  }),
  checkListing: defineCall({
    method: 'GET',
    path: `${stock}/:listingId/check`,
    summary: 'What is missing, unlawful or implausible, what it would add, and why buyers find the car or do not',
    params: ownListingParams,
    response: listingCheck,
    secure: true,
    scope: 'stock',
  }),
  listingRevisions: defineCall({
    method: 'GET',
    path: `${stock}/:listingId/history`,
    summary: 'What was changed online, newest first',
    params: ownListingParams,
    response: z.object({ items: z.array(listingRevision) }).meta({ id: 'ListingRevisions' }),
    secure: true,
    scope: 'stock',
  }),
  undoRevision: defineCall({
    method: 'POST',
    path: `${stock}/:listingId/history/:revision/undo`,
    summary: 'Takes one change back, where nothing has changed it since',
    params: ownListingParams.extend({ revision: smallNumber }),
    response: ownListing,
    secure: true,
    scope: 'stock',
  }),
  proposeText: defineCall({
    method: 'POST',
    path: `${stock}/:listingId/text-proposal`,
    summary: 'A description made of the saved data by rules; it says nothing that the data does not',
    params: ownListingParams,
    response: z.object({ text: z.string() }).meta({ id: 'TextProposal' }),
    secure: true,
    scope: 'stock',
  }),
  priceAdvice: defineCall({
    method: 'GET',
    path: `${stock}/:listingId/price-advice`,
    summary: 'How a price compares, what it is explained by, and what another price would change',
    params: ownListingParams,
    query: z.strictObject({ priceEur: z.coerce.number().int().min(1).max(10_000_000).optional() }),
    response: priceAdvice,
    secure: true,
    scope: 'stock',
  }),
};
