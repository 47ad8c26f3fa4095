import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { checkContentLinks } from '@kardan/core/content/checks/check-content-links';
import { seedContent } from '@kardan/core/content/seed/seed-content';
import { fetchPicture } from '@kardan/core/feeds/pictures/fetch-picture';
import { askSource } from '@kardan/core/feeds/sources/ask-source';
import { textFile } from '@kardan/core/testing/build-content';
import { type FurnishedObjects, furnishDealership } from '@kardan/core/testing/furnish-dealership';
import { misleadingAddresses, privateHosts } from '@kardan/core/testing/private-hosts';
import { sendMessage } from '@kardan/core/webhooks/sending/send-message';
import { newSecret } from '@kardan/core/webhooks/webhook-secret';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

/** Listens wherever this machine is reached: whoever connects was led astray, whatever they say. */
const canaries: Server[] = [];
let canaryHits = 0;
let port = 0;
/** A site on the internet. */
let site: TestApp;
let furnished: FurnishedObjects;
let addresses: string[];
/** Calls that ended as one of ours. */
const defects: string[] = [];

beforeAll(async () => {
  for (const host of ['0.0.0.0', '::1']) {
    const canary = createServer((socket) => {
      canaryHits += 1;
      socket.on('error', () => {}).end();
    });
    await new Promise<void>((resolve) => canary.listen(port, host, resolve));
    port = (canary.address() as AddressInfo).port;
    canaries.push(canary);
  }
  site = await createTestApp({ env: { SITE_ORIGIN: 'https://kardan.example' } });
  furnished = await furnishDealership(site.database.db, 'Netz');
  const plain = privateHosts.flatMap((host) => [`http://${host}:${port}/`, `https://${host}:${port}/`]);
  addresses = [...plain, ...misleadingAddresses(port)];
});
afterAll(async () => {
  for (const canary of canaries) canary.close();
  await site[Symbol.asyncDispose]();
});

type Entrance = (address: string) => Promise<unknown>;

/** Limits count by account: each call is another owner's. */
async function asOwner(method: 'POST' | 'PUT', path: string, payload: object) {
  const { dealershipId, groupId } = furnished;
  const token = await site.tokenWith({
    memberships: { [dealershipId]: 'dealer-owner' },
    groups: { [groupId]: 'group-owner' },
  });
  const url = `/api/v1/public${path}`;
  const answer = await site.app.inject({ method, url, payload, headers: { authorization: `Bearer ${token}` } });
  if (answer.statusCode >= 500) defects.push(`${path} ${JSON.stringify(payload)} ${answer.body}`);
  return answer;
}

const dealership = () => `/admin/dealership/${furnished.dealershipId}`;
const source = { username: 'a', hostKey: null };

/** Every way by which an address that somebody typed comes to be asked. */
const entrances: Record<string, Entrance> = {
  'a feed’s address, tried': (location) =>
    asOwner('POST', `${dealership()}/feed-connection`, { ...source, source: 'url', location }),
  'a feed’s SFTP server, tried': (address) =>
    asOwner('POST', `${dealership()}/feed-connection`, {
      ...source,
      source: 'sftp',
      location: address.replace(/^https?:/i, 'sftp:'),
    }),
  'a feed’s address, looked at when it is due': (location) =>
    askSource(site.services.env, 'url', { ...source, location, secret: null, privateKey: null }, { answerMs: 2_000 }),
  'a feed’s picture': (address) =>
    fetchPicture(site.services, {
      listingId: furnished.listingId,
      feedId: furnished.feedId,
      dealershipId: furnished.dealershipId,
      host: 'example.com',
      source: address,
      ...{ fileKey: null, tries: 0, contentHash: null, etag: null, lastModified: null },
    }),
  'a webhook, set up': (url) =>
    asOwner('POST', `${dealership()}/webhooks`, { name: 'Lager', url, events: ['listing.sold'] }),
  'a webhook, sent to': (url) =>
    sendMessage(site.services.env, { id: 'a', url, body: '{}', secrets: [newSecret()] }, { timeoutMs: 2_000 }),
  'an OpenID provider, tried': (issuer) =>
    asOwner('POST', `/admin/group/${furnished.groupId}/identity-provider/check`, { issuer }),
  'an OpenID provider, set up': (issuer) =>
    asOwner('PUT', `/admin/group/${furnished.groupId}/identity-provider`, {
      issuer,
      clientId: 'kardan',
      clientSecret: 'geheim',
      domains: ['test.example'],
      roleClaim: 'groups',
      roles: [{ value: 'chef', role: 'group-owner', dealershipId: null }],
    }),
  'a picture for the optimiser': (address) =>
    site.app.inject({ url: `/api/v1/public/image?url=${encodeURIComponent(address)}&w=640&q=75` }),
  'a report’s receiver': (address) =>
    site.app.inject({
      method: 'POST',
      url: '/api/v1/public/error-reports',
      headers: { 'content-type': 'text/plain;charset=UTF-8' },
      payload: `${JSON.stringify({ dsn: address.replace('://', '://key@').concat('1') })}\n{"type":"event"}\n{}`,
    }),
};

test.each(Object.keys(entrances))('%s: our own network is not asked, however it is spelt', async (name) => {
  const led: string[] = [];
  for (const address of addresses) {
    canaryHits = 0;
    // Refused in one way or another.
    await (entrances[name] as Entrance)(address).catch((error: Error) => expect(error.message).not.toBe(''));
    await new Promise((resolve) => setTimeout(resolve, 2));
    if (canaryHits > 0) led.push(address);
  }
  expect(led).toEqual([]);
});

test('links in texts: our own network is not asked either', async () => {
  const { db } = site.database;
  await seedContent(site.services, [textFile({ kind: 'portal', key: 'contact' })]);
  const { id: contentId } = await db.selectFrom('content').select('id').executeTakeFirstOrThrow();
  // As texts may hold them.
  const links = addresses.filter((address) => /^https?:\/\//.test(address));
  await db
    .insertInto('contentLink')
    .values(links.map((url) => ({ url })))
    .execute();
  await db
    .insertInto('contentUse')
    .values(links.map((name) => ({ contentId, name, what: 'link' })))
    .execute();
  canaryHits = 0;
  await checkContentLinks(site.services, { contentId });
  const looked = await db.selectFrom('contentLink').select(['url', 'status']).where('url', 'in', links).execute();
  expect(looked.filter(({ status }) => status !== 0)).toEqual([]);
  expect(canaryHits).toBe(0);
});

test('no refusal was a defect', () => {
  expect(defects).toEqual([]);
});

test('the canary is hit by a site that is not on the internet: it may ask its own network', async () => {
  canaryHits = 0;
  const env = { ...site.services.env, SITE_ORIGIN: 'http://localhost:3000' };
  const url = `http://127.0.0.1:${port}/`;
  await sendMessage(env, { id: 'a', url, body: '{}', secrets: [newSecret()] }, { timeoutMs: 2_000 });
  expect(canaryHits).toBe(1);
});
