import { z } from 'zod';
import { feedBounds, feedFormats, lineIssueCodes } from '../../values/feeds.ts';
import { smallNumber } from '../../values/identifiers.ts';
import { storedText } from '../../values/stored-text.ts';
import { done, whole } from '../admin/account-fields.ts';
import { defineCall } from '../call.ts';
import { valueMapping } from '../feeds/mappings.ts';
import { feedFieldKey } from '../feeds/runs.ts';
import { operatorCatalogue } from './catalogue.ts';

export const unmappedValue = z
  .object({
    id: whole,
    format: z.enum(feedFormats),
    column: z.string(),
    raw: z.string(),
    field: feedFieldKey.nullable(),
    code: z.enum(lineIssueCodes),
    cars: whole.describe('In which it stood, in the last run of each feed.'),
    dealerships: whole,
    lastSeenAt: z.iso.datetime(),
    values: z.array(z.string()).describe('What it can be mapped to; empty where it is no list.'),
    proposals: z.array(z.string()).describe('What it likely means.'),
  })
  .meta({ id: 'UnmappedValue' });
export type UnmappedValue = z.output<typeof unmappedValue>;

/** Decided for all feeds of a format: whose word it is stands in the history. */
const decidedMapping = valueMapping.omit({ cars: true, by: true, reach: true }).meta({ id: 'DecidedMapping' });
export type DecidedMapping = z.output<typeof decidedMapping>;

const values = `${operatorCatalogue}/values` as const;
const decided = '/admin/operator/feed-mappings/decided';
const paged = z.object({
  format: z.enum(feedFormats).optional(),
  words: z.string().trim().max(100).optional(),
  cursor: z.string().max(400).optional(),
});

export const operatorMappingCalls = {
  unmappedValues: defineCall({
    method: 'GET',
    path: values,
    summary: 'Values of dealers’ files that nobody understood, those of most cars first; for operators',
    query: paged,
    response: z
      .object({
        items: z.array(unmappedValue),
        cursor: z.string().nullable(),
        countedAt: z.iso.datetime().nullable(),
      })
      .meta({ id: 'UnmappedValues' }),
    secure: true,
  }),
  mapValueForAll: defineCall({
    method: 'POST',
    path: values,
    summary: 'Maps a value for all feeds of a format, from their next runs on; for operators',
    body: z.strictObject({
      format: z.enum(feedFormats),
      column: storedText(z.string().min(1).max(feedBounds.column)),
      raw: storedText(z.string().min(1).max(feedBounds.raw)),
      value: storedText(z.string().min(1).max(200)).nullable().describe('Null: it says nothing of the car.'),
    }),
    response: decidedMapping,
    secure: true,
  }),
  recountGaps: defineCall({
    method: 'POST',
    path: `${operatorCatalogue}/recount`,
    summary: 'Has values and codes that nobody understood counted anew, soon; for operators',
    response: done,
    secure: true,
    takesLong: true,
  }),
  decidedMappings: defineCall({
    method: 'GET',
    path: decided,
    summary: 'What values mean for all feeds of a format, by column and value; for operators',
    query: paged,
    response: z
      .object({ items: z.array(decidedMapping), cursor: z.string().nullable() })
      .meta({ id: 'DecidedMappings' }),
    secure: true,
  }),
  removeDecidedMapping: defineCall({
    method: 'DELETE',
    path: `${decided}/:mappingId`,
    summary: 'Takes a mapping for all feeds back, from their next runs on; for operators',
    params: z.object({ mappingId: smallNumber }),
    response: done,
    secure: true,
  }),
};
