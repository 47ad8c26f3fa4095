import { z } from 'zod';
import { feedBounds, feedFormats, mappingReaches } from '../../values/feeds.ts';
import { smallNumber } from '../../values/identifiers.ts';
import { storedText } from '../../values/stored-text.ts';
import { done, whole } from '../admin/account-fields.ts';
import { defineCall } from '../call.ts';
import { ownListingParams } from '../stock/own-listing.ts';
import { feedParams, feedPath, feedRunRow } from './feeds.ts';
import { feedFieldKey } from './runs.ts';

const mappedValue = {
  column: storedText(z.string().min(1).max(feedBounds.column)),
  raw: storedText(z.string().min(1).max(feedBounds.raw)),
  value: storedText(z.string().min(1).max(200)).nullable().describe('Null: it says nothing of the car.'),
};

export const valueMapping = z
  .object({
    id: whole,
    format: z.enum(feedFormats),
    column: z.string(),
    raw: z.string(),
    value: z.string().nullable(),
    reach: z.enum(mappingReaches),
    cars: whole.describe('In how many cars of the feed’s last run it stood.'),
    by: z.string().nullable(),
    at: z.iso.datetime(),
  })
  .meta({ id: 'ValueMapping' });
export type ValueMapping = z.output<typeof valueMapping>;

export const mappingPreview = z
  .object({
    cars: whole.describe('Cars of the last run in which the value stands.'),
    changes: z
      .array(
        z.object({
          model: z.string().describe('Make and model; empty if unknown.'),
          cars: whole,
          before: z.string().nullable(),
          after: z.string().nullable(),
        }),
      )
      .describe('By model, most cars first.'),
    field: feedFieldKey.nullable(),
  })
  .meta({ id: 'MappingPreview' });
export type MappingPreview = z.output<typeof mappingPreview>;

/** What people can set against a feed: fields, pictures, and whether a car is reserved, sold or withdrawn. */
const lockedKey = z.enum([...feedFieldKey.options, 'state']);

const mappings = `${feedPath}/mappings` as const;
const operatorMappings = '/admin/operator/feed-mappings';

export const feedMappingCalls = {
  feedMappings: defineCall({
    method: 'GET',
    path: mappings,
    summary: 'What values of a feed’s file were mapped to',
    params: feedParams,
    response: z.object({ items: z.array(valueMapping) }).meta({ id: 'ValueMappings' }),
    secure: true,
  }),
  previewFeedMapping: defineCall({
    method: 'POST',
    path: `${mappings}/preview`,
    summary: 'What mapping a value would change; nothing is changed',
    params: feedParams,
    body: z.strictObject(mappedValue),
    response: mappingPreview,
    secure: true,
    takesLong: true,
  }),
  mapFeedValue: defineCall({
    method: 'POST',
    path: mappings,
    summary: 'Maps a value for this feed’s cars, now and in future runs; proposed for all feeds if wanted. For owners',
    params: feedParams,
    body: z.strictObject({ ...mappedValue, proposeForAll: z.boolean().default(false) }),
    response: z
      .object({
        mapping: valueMapping,
        run: feedRunRow.nullable().describe('The last file once more, with the mapping.'),
      })
      .meta({ id: 'MappedValue' }),
    secure: true,
  }),
  removeFeedMapping: defineCall({
    method: 'DELETE',
    path: `${mappings}/:mappingId`,
    summary: 'Takes a mapping back; it counts from the next run on. For owners',
    params: feedParams.extend({ mappingId: smallNumber }),
    response: done,
    secure: true,
  }),
  unlockFeedFields: defineCall({
    method: 'POST',
    path: '/admin/dealership/:dealershipId/listing/:listingId/feed/unlock',
    summary: 'Lets the feed say these fields of a car again: with its next run, or at once',
    params: ownListingParams,
    body: z.strictObject({
      fields: z.array(lockedKey).min(1).max(200),
      now: z.boolean().default(false).describe('Take what the feed said last at once.'),
    }),
    response: done,
    secure: true,
  }),
  proposedMappings: defineCall({
    method: 'GET',
    path: operatorMappings,
    summary: 'Mappings that dealers propose for all feeds of a format; for operators',
    response: z
      .object({
        items: z.array(
          valueMapping.extend({
            feeds: whole.describe('Feeds that map it so.'),
            otherwise: z.array(z.object({ value: z.string().nullable(), feeds: whole })).describe('Or otherwise.'),
          }),
        ),
      })
      .meta({ id: 'ProposedMappings' }),
    secure: true,
  }),
  decideMapping: defineCall({
    method: 'POST',
    path: `${operatorMappings}/:mappingId/decision`,
    summary: 'Lets a mapping count for all feeds of its format, or for its own alone; for operators',
    params: z.object({ mappingId: smallNumber }),
    body: z.strictObject({ accept: z.boolean() }),
    response: done,
    secure: true,
  }),
};
