import { cursorOf } from '@kardan/core/inquiries/inbox/reading/list-cursor';
import { writeTimeCursor } from '@kardan/core/kernel/time-cursor';
import { caseCursor } from '@kardan/core/moderation/cases/case-cursor';
import { completeCar } from '@kardan/core/testing/complete-car';
import type { FurnishedObjects } from '@kardan/core/testing/furnish-dealership';
import { dealershipBodies } from './dealership-bodies.ts';

/** A call in the caller's own dealership, with something of another one in one place. */
interface Swap {
  query?: string;
  body?: object;
  headers?: Record<string, string>;
  /** Fields of a form that brings a picture. */
  form?: Record<string, string>;
  /** What the path names, where it is not what calls are about that have it. */
  path?: Record<string, number>;
}
type MakeSwap = (foreign: FurnishedObjects, own: FurnishedObjects) => Swap;

const bodyOf = (name: string) => dealershipBodies[name] as object;
const dealership = '/admin/dealership/:dealershipId';
const car = { ...completeCar };
const days = 'from=2026-11-01&to=2026-11-10';
/** Before everything that lists have, which go from the newest to the oldest, or from what waits longest. */
const beginning = new Date('2099-01-01T00:00:00Z');
const cursor = (written: string | null) => `cursor=${encodeURIComponent(written ?? '')}`;

/** By call and place. Who adds a call that takes an id says here what becomes of another dealership's. */
export const swappedFields: Record<string, Record<string, MakeSwap>> = {
  [`POST ${dealership}/feed-connection`]: {
    'body.feedId': ({ feedId }) => ({ body: { ...bodyOf(`POST ${dealership}/feed-connection`), feedId } }),
  },
  [`POST ${dealership}/feeds`]: {
    'body.sites{}': ({ dealershipId }) => ({
      body: { ...bodyOf(`POST ${dealership}/feeds`), sites: { Nord: dealershipId } },
    }),
  },
  [`PUT ${dealership}/feeds/:feedId`]: {
    'body.sites{}': ({ dealershipId }) => ({
      body: { ...bodyOf(`PUT ${dealership}/feeds/:feedId`), sites: { Nord: dealershipId } },
    }),
  },
  [`POST ${dealership}/feeds/:feedId/live`]: { 'body.runId': ({ runId }) => ({ body: { runId } }) },
  [`GET ${dealership}/history`]: {
    'query.accountId': ({ accountId }) => ({ query: `accountId=${accountId}` }),
    'query.cursor': ({ bulkId }) => ({
      query: cursor(writeTimeCursor({ at: '2099-01-01 00:00:00.000000+00', id: bulkId })),
    }),
  },
  [`GET ${dealership}/history/export`]: {
    'query.accountId': ({ accountId }) => ({ query: `accountId=${accountId}` }),
  },
  [`POST ${dealership}/image`]: {
    'body.listingId': ({ listingId }) => ({ form: { listingId: String(listingId) } }),
    'body.key': ({ contentHash }, { listingId }) => ({ form: { listingId: String(listingId), key: contentHash } }),
  },
  [`PUT ${dealership}/images`]: {
    'body.logo': ({ pictureHash }) => ({ body: { logo: pictureHash, showroom: [] } }),
    'body.showroom[]': ({ pictureHash }) => ({ body: { logo: null, showroom: [pictureHash] } }),
  },
  [`GET ${dealership}/inbox`]: {
    'query.listingId': ({ listingId }) => ({ query: `listingId=${listingId}` }),
    'query.cursor': ({ threadId: id }) => ({
      query: cursor(cursorOf({ rank: 0, sortKey: -Number.MAX_SAFE_INTEGER, id }, beginning)),
    }),
  },
  [`POST ${dealership}/inbox/export`]: { 'body.listingId': ({ listingId }) => ({ body: { listingId } }) },
  [`PUT ${dealership}/inbox/routing`]: {
    'body.rules[].accountId': ({ accountId }) => ({
      body: { rules: [{ makes: [], languages: [], subjects: [], time: 'always', accountId }] },
    }),
  },
  [`PUT ${dealership}/inbox/thread/:threadId/assignee`]: {
    'body.accountId': ({ accountId }) => ({ body: { accountId, before: null } }),
    'body.before': ({ accountId }) => ({ body: { accountId: null, before: accountId } }),
  },
  [`POST ${dealership}/inbox/thread/:threadId/calls`]: {
    'body.key': ({ noteKey }) => ({ body: { key: noteKey, reached: true } }),
  },
  [`POST ${dealership}/inbox/thread/:threadId/messages`]: {
    'body.key': ({ noteKey }) => ({ body: { key: noteKey, text: 'Ja' } }),
  },
  [`POST ${dealership}/inbox/thread/:threadId/notes`]: {
    'body.key': ({ noteKey }) => ({ body: { key: noteKey, text: 'Notiz' } }),
  },
  [`POST ${dealership}/listing`]: {
    'body.copyOf': ({ listingId }, { uploadId }) => ({ body: { key: uploadId, copyOf: listingId } }),
    'body.key': ({ creationKey }) => ({ body: { key: creationKey, fields: car } }),
    'body.fields.externalId': ({ number }, { runId }) => ({ body: { key: runId, fields: { externalId: number } } }),
  },
  [`PUT ${dealership}/listing/:listingId`]: {
    'body.fields.externalId': ({ number }) => ({ body: { fields: { externalId: number }, before: {} } }),
    'body.before.externalId': ({ number }, { numberedId }) => ({
      path: { listingId: numberedId },
      body: { fields: { externalId: 'neu' }, before: { externalId: number } },
    }),
  },
  [`PUT ${dealership}/listing/:listingId/pictures`]: {
    'body.pictures[].contentHash': ({ contentHash }) => ({
      body: { pictures: [{ contentHash, altText: null, shot: null }], removed: [] },
    }),
    'body.removed[]': ({ contentHash }) => ({ body: { pictures: [], removed: [contentHash] } }),
  },
  [`POST ${dealership}/listings/bulk`]: {
    'body.listingIds[]': ({ listingId }) => ({
      body: { filter: {}, listingIds: [listingId], act: { kind: 'publish' } },
    }),
  },
  [`GET ${dealership}/listings/sheets`]: { 'query.id[]': ({ listingId }) => ({ query: `id=${listingId}` }) },
  [`PUT ${dealership}/person/:personId`]: {
    'body.photo': ({ pictureHash }) => ({
      body: { ...bodyOf(`PUT ${dealership}/person/:personId`), photo: pictureHash },
    }),
  },
  [`GET ${dealership}/statements`]: {
    'query.cursor': ({ statementId: id }) => ({
      query: cursor(caseCursor({ micros: beginning.getTime() * 1_000, id }, true)),
    }),
  },
  [`GET ${dealership}/statistics`]: {
    'query.dealershipIds[]': ({ dealershipId }) => ({ query: `${days}&dealershipIds=${dealershipId}` }),
    'query.listingId': ({ listingId }) => ({ query: `${days}&listingId=${listingId}` }),
  },
  [`GET ${dealership}/statistics/listings`]: {
    'query.dealershipIds[]': ({ dealershipId }) => ({ query: `${days}&dealershipIds=${dealershipId}` }),
    'query.cursor': ({ listingId }) => ({ query: `${days}&${cursor(`999999-${listingId}`)}` }),
  },
  [`GET ${dealership}/stock`]: { 'query.cursor': ({ listingId }) => ({ query: `cursor=${listingId - 1}` }) },
  [`POST ${dealership}/stock`]: {
    'body.cars[].uploads[]': ({ contentHash }) => ({
      body: { cars: [{ number: 'S-1', fields: car, uploads: [contentHash] }] },
    }),
    'header.idempotency-key': ({ creationKey }) => ({
      headers: { 'idempotency-key': creationKey },
      body: { cars: [{ number: 'S-2', fields: car }] },
    }),
  },
  [`PUT ${dealership}/stock/:number`]: {
    'body.uploads[]': ({ contentHash }) => ({ body: { fields: car, uploads: [contentHash] } }),
    'header.idempotency-key': ({ creationKey }) => ({
      headers: { 'idempotency-key': creationKey },
      body: { fields: car },
    }),
  },
  [`GET ${dealership}/webhooks/:webhookId/deliveries`]: {
    'query.before': ({ deliveryId }) => ({ query: `before=${deliveryId}` }),
  },
  'PUT /admin/group/:groupId/identity-provider': {
    'body.roles[].dealershipId': ({ dealershipId }) => ({
      body: {
        ...bodyOf('PUT /admin/group/:groupId/identity-provider'),
        roles: [{ value: 'chef', role: 'dealer-owner', dealershipId }],
      },
    }),
  },
  'POST /mail/dealership/admin': {
    'body.dealershipId': ({ dealershipId }) => ({
      body: { dealershipId: String(dealershipId), topic: 'listings', message: 'Die Rechnung fehlt.' },
    }),
  },
  'GET /statistics/generate-report': {
    'query.dealershipId': ({ dealershipId }) => ({ query: `${days}&format=csv&dealershipId=${dealershipId}` }),
    'query.dealershipIds[]': ({ dealershipId }, own) => ({
      query: `${days}&format=csv&dealershipId=${own.dealershipId}&dealershipIds=${dealershipId}`,
    }),
  },
};

const amounts = {
  'query.minPriceEur': 'money',
  'query.maxPriceEur': 'money',
  'query.minDaysInStock': 'days',
};

/** Places that look like an id and name no object of a dealership, by call, with what they are. */
export const noObjects: Record<string, Record<string, string>> = {
  [`GET ${dealership}/feeds/:feedId/runs/:runNumber/lines`]: { 'query.after': 'a line of the run that the path names' },
  ...Object.fromEntries(
    ['', '/export', '/export-json', '/export-sheet', '/sheets'].map((end) => [
      `GET ${dealership}/listings${end}`,
      amounts,
    ]),
  ),
  [`POST ${dealership}/listings/bulk`]: {
    'body.filter.minPriceEur': 'money',
    'body.filter.maxPriceEur': 'money',
    'body.filter.minDaysInStock': 'days',
  },
  [`PUT ${dealership}/contract-makes`]: {
    'body.sales[]': 'makes are everybody’s',
    'body.service[]': 'makes are everybody’s',
  },
  [`PUT ${dealership}/districts`]: {
    'body.own': 'districts are everybody’s',
    'body.further[]': 'districts are everybody’s',
  },
  [`PUT ${dealership}/legal`]: { 'body.vatId': 'of the tax office' },
  [`PUT ${dealership}/profile`]: { 'body.cityId': 'places are everybody’s' },
  'PUT /admin/group/:groupId/identity-provider': { 'body.clientId': 'as the company’s own provider calls us' },
};

/** What is refused though it is the caller's own, by call and place, and why. */
export const refusedOwn: Record<string, Record<string, string>> = {
  [`POST ${dealership}/stock`]: { 'header.idempotency-key': 'another request came under that name, and is found' },
  [`PUT ${dealership}/stock/:number`]: {
    'header.idempotency-key': 'another request came under that name, and is found',
  },
};
