import { z } from 'zod';
import { keyBounds as bounds, keyScopes, keyStates } from '../../values/api-keys.ts';
import { idOrSlug } from '../../values/identifiers.ts';
import { defineCall } from '../call.ts';
import { line } from '../contact/contact-fields.ts';
import { dealershipParams, done, whole } from './account-fields.ts';

export const apiKey = z
  .object({
    id: z.string().describe('Stands in the key, behind `kdn_`.'),
    name: z.string(),
    ofGroup: z.boolean().describe('It is the group’s, for all its dealerships; its owners change it.'),
    scopes: z.array(z.enum(keyScopes)),
    networks: z.array(z.string()).describe('Where it may call from; from anywhere if empty.'),
    state: z.enum(keyStates),
    createdAt: z.iso.datetime(),
    createdBy: z.string().nullable().describe('Null once the account is erased.'),
    expiresAt: z.iso.datetime(),
    lastUsedOn: z.iso.date().nullable().describe('The day, in Vienna; null if it was never used.'),
    rotatedAt: z.iso.datetime().nullable().describe('When it got its present secret, if not in the beginning.'),
    previousUntil: z.iso.datetime().nullable().describe('Until then the secret of before is good as well.'),
  })
  .meta({ id: 'ApiKey' });
export type ApiKey = z.output<typeof apiKey>;

const apiKeys = z.object({ items: z.array(apiKey) }).meta({ id: 'ApiKeys' });

const madeKey = z
  .object({ key: apiKey, token: z.string().describe('The key itself: told once, stored nowhere.') })
  .meta({ id: 'MadeApiKey' });
export type MadeApiKey = z.output<typeof madeKey>;

const network = z
  .union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])
  .describe('An address, or a network as `203.0.113.0/24`.');

const fields = {
  name: line(bounds.name),
  scopes: z
    .array(z.enum(keyScopes))
    .min(1)
    .max(keyScopes.length)
    .overwrite((scopes) => [...new Set(scopes)]),
  networks: z.array(network).max(bounds.networks),
};
const newKey = z.strictObject({
  ...fields,
  networks: fields.networks.default([]),
  days: whole.min(1).max(bounds.days.max).default(bounds.days.default).describe('How long it is to live.'),
});
export type NewApiKey = z.output<typeof newKey>;
const keyChange = z.strictObject({
  ...fields,
  days: whole.min(1).max(bounds.days.max).optional().describe('Lives so long from now on; as before if left out.'),
});
export type ApiKeyChange = z.output<typeof keyChange>;
const rotation = z.strictObject({
  overlapDays: whole
    .min(0)
    .max(bounds.overlapDays.max)
    .default(bounds.overlapDays.default)
    .describe('How long the present secret goes on beside the new one; 0 ends it at once.'),
});

const ofDealership = '/admin/dealership/:dealershipId/keys';
const ofGroup = '/admin/group/:groupId/keys';
const groupParams = z.object({ groupId: idOrSlug });
const keyId = z.string().regex(/^[0-9A-Za-z]{12}$/);
const keyOfDealership = dealershipParams.extend({ keyId });
const keyOfGroup = groupParams.extend({ keyId });

export const apiKeyCalls = {
  apiKeys: defineCall({
    method: 'GET',
    path: ofDealership,
    summary: 'The keys of the dealership, and those of its group; never the secret in them. For owners',
    params: dealershipParams,
    response: apiKeys,
    secure: true,
  }),
  createApiKey: defineCall({
    method: 'POST',
    path: ofDealership,
    summary: 'Makes a key for the dealership’s own system; needs a fresh sign-in. For owners',
    params: dealershipParams,
    body: newKey,
    response: madeKey,
    secure: true,
  }),
  changeApiKey: defineCall({
    method: 'PUT',
    path: `${ofDealership}/:keyId`,
    summary: 'Changes name, scopes, networks or end of a key; needs a fresh sign-in. For owners',
    params: keyOfDealership,
    body: keyChange,
    response: apiKey,
    secure: true,
  }),
  rotateApiKey: defineCall({
    method: 'POST',
    path: `${ofDealership}/:keyId/rotate`,
    summary: 'Gives a key a new secret; the present one goes on for a while; needs a fresh sign-in. For owners',
    params: keyOfDealership,
    body: rotation,
    response: madeKey,
    secure: true,
  }),
  revokeApiKey: defineCall({
    method: 'DELETE',
    path: `${ofDealership}/:keyId`,
    summary: 'Ends a key at once and for good. For owners',
    params: keyOfDealership,
    response: done,
    secure: true,
  }),
  groupApiKeys: defineCall({
    method: 'GET',
    path: ofGroup,
    summary: 'The keys of the group. For its owners',
    params: groupParams,
    response: apiKeys,
    secure: true,
  }),
  createGroupApiKey: defineCall({
    method: 'POST',
    path: ofGroup,
    summary: 'Makes a key for all dealerships of the group; needs a fresh sign-in. For its owners',
    params: groupParams,
    body: newKey,
    response: madeKey,
    secure: true,
  }),
  changeGroupApiKey: defineCall({
    method: 'PUT',
    path: `${ofGroup}/:keyId`,
    summary: 'Changes name, scopes, networks or end of a group’s key; needs a fresh sign-in. For its owners',
    params: keyOfGroup,
    body: keyChange,
    response: apiKey,
    secure: true,
  }),
  rotateGroupApiKey: defineCall({
    method: 'POST',
    path: `${ofGroup}/:keyId/rotate`,
    summary:
      'Gives a group’s key a new secret; the present one goes on for a while; needs a fresh sign-in. For its owners',
    params: keyOfGroup,
    body: rotation,
    response: madeKey,
    secure: true,
  }),
  revokeGroupApiKey: defineCall({
    method: 'DELETE',
    path: `${ofGroup}/:keyId`,
    summary: 'Ends a group’s key at once and for good. For its owners',
    params: keyOfGroup,
    response: done,
    secure: true,
  }),
};
