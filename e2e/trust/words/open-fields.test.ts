import type { Call } from '@kardan/contract/calls/call';
import { calls } from '@kardan/contract/calls/calls';
import { completeCar } from '@kardan/core/testing/complete-car';
import { expect, test } from 'vitest';
import { fillBody, type Given } from './fill-body.ts';
import { openFields } from './open-fields.ts';
import { Speech } from './speech.ts';

/** Fields that take an address of the web and nothing else, with what a step says besides. */
const addresses: [call: keyof typeof calls, field: string, given: Given][] = [
  ['createListing', 'fields.videoUrl', { fields: completeCar }],
  ['pushCar', 'pictures.[]', { fields: completeCar, uploads: undefined }],
  ['createWebhook', 'url', { events: ['listing.sold'] }],
  ['announceAgreement', 'textUrl', { kind: 'terms', version: '2031-1' }],
  ['addCreditCondition', 'source.url', { terms: { kind: 'credit', nominalInterestPercent: 4, processingFeeEur: 100 } }],
  ['saveIdentityProvider', 'issuer', { roles: [{ role: 'group-owner', dealershipId: null }] }],
];

test.each(addresses)('%s takes an address of any words as its %s, and gets a harmful one', (name, field, given) => {
  expect(openFields(calls[name])).toContain(field);
  for (let turn = 0; turn < 8; turn++) {
    const { said } = fillBody(name, calls[name] as Call, new Speech(turn), given);
    const texts = said.filter((each) => each.field === field).map(({ text }) => text);
    expect(texts).toEqual([expect.stringMatching(/^https:\/\/evil\.example\/.*(onerror|onclick)/)]);
  }
});

test.each([
  ['createListing', 'key'],
  ['createListing', 'copyOf'],
  ['announceAgreement', 'validFrom'],
  ['addCreditCondition', 'terms.kind'],
] as const)('%s takes no words as its %s', (name, field) => {
  expect(openFields(calls[name])).not.toContain(field);
});
