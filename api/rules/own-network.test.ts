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
interface Site extends TestApp {
  furnished: FurnishedObjects;
}
/** On the internet. */
let site: Site;
/** Within a network of its own, which it may ask: there each of these ways leads to the canary. */
let office: Site;
let addresses: string[];

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
  site = await startSite('https://kardan.example');
  office = await startSite('http://localhost:3000');
  const plain = privateHosts.flatMap((host) => [`http://${host}:${port}/`, `https://${host}:${port}/`]);
  addresses = [...plain, ...misleadingAddresses(port)];
});
afterAll(async () => {
  for (const canary of canaries) canary.close();
  await Promise.all([site, office].map((each) => each[Symbol.asyncDispose]()));
});

async function startSite(origin: string): Promise<Site> {
  const started = await createTestApp({ env: { SITE_ORIGIN: origin } });
  return { ...started, furnished: await furnishDealership(started.database.db, 'Netz') };
}

type Entrance = (site: Site, address: string) => Promise<unknown>;

/** Limits count by account: each call is another owner's. None ends before its address was looked at, nor as a defect. */
async function asOwner(site: Site, method: 'POST' | 'PUT', path: string, payload: object) {
  const { dealershipId, groupId } = site.furnished;
  const token = await site.tokenWith({
    memberships: { [dealershipId]: 'dealer-owner' },
    groups: { [groupId]: 'group-owner' },
  });
  const url = `/api/v1/public${path}`;
  const answer = await site.app.inject({ method, url, payload, headers: { authorization: `Bearer ${token}` } });
  const told = `${path} ${JSON.stringify(payload)} ${answer.body}`;
  expect.soft([401, 403, 404, 429], told).not.toContain(answer.statusCode);
  expect.soft(answer.statusCode, told).toBeLessThan(500);
  return answer;
}

const dealership = ({ furnished }: Site) => `/admin/dealership/${furnished.dealershipId}`;
const source = { username: 'a', hostKey: null };
const stored = { ...source, secret: 'geheim', privateKey: null };
const overSftp = (address: string) => address.replace(/^https?:/i, 'sftp:');
const setUpWebhook = (at: Site, url: string) =>
  asOwner(at, 'POST', `${dealership(at)}/webhooks`, { name: 'Lager', url, events: ['listing.sold'] });

/** Every way by which an address that somebody typed comes to be asked. */
const entrances: Record<string, Entrance> = {
  'a feed’s address, tried': (at, location) =>
    asOwner(at, 'POST', `${dealership(at)}/feed-connection`, { ...source, source: 'url', location }),
  'a feed’s SFTP server, tried': (at, address) =>
    asOwner(at, 'POST', `${dealership(at)}/feed-connection`, {
      ...source,
      source: 'sftp',
      location: overSftp(address),
    }),
  'a feed’s address, looked at when it is due': ({ services }, location) =>
    askSource(services.env, 'url', { ...stored, location }, { answerMs: 2_000 }),
  'a feed’s SFTP server, looked at when it is due': ({ services }, address) =>
    askSource(services.env, 'sftp', { ...stored, location: overSftp(address) }, { answerMs: 2_000 }),
  'a feed’s picture': ({ services, furnished: { listingId, feedId, dealershipId } }, address) =>
    fetchPicture(services, {
      ...{ listingId, feedId, dealershipId },
      host: 'example.com',
      source: address,
      ...{ fileKey: null, tries: 0, contentHash: null, etag: null, lastModified: null },
    }),
  'a webhook, set up': setUpWebhook,
  'a webhook, sent to': ({ services }, url) =>
    sendMessage(services.env, { id: 'a', url, body: '{}', secrets: [newSecret()] }, { timeoutMs: 2_000 }),
  'an OpenID provider, tried': (at, issuer) =>
    asOwner(at, 'POST', `/admin/group/${at.furnished.groupId}/identity-provider/check`, { issuer }),
  'an OpenID provider, set up': (at, issuer) =>
    asOwner(at, 'PUT', `/admin/group/${at.furnished.groupId}/identity-provider`, {
      issuer,
      clientId: 'kardan',
      clientSecret: 'geheim',
      domains: ['test.example'],
      roleClaim: 'groups',
      roles: [{ value: 'chef', role: 'group-owner', dealershipId: null }],
    }),
  'a picture for the optimiser': ({ app }, address) =>
    app.inject({ url: `/api/v1/public/image?url=${encodeURIComponent(address)}&w=640&q=75` }),
  'a report’s receiver': ({ app }, address) =>
    app.inject({
      method: 'POST',
      url: '/api/v1/public/error-reports',
      headers: { 'content-type': 'text/plain;charset=UTF-8' },
      payload: `${JSON.stringify({ dsn: address.replace('://', '://key@').concat('1') })}\n{"type":"event"}\n{}`,
    }),
};

/** Ways on which nobody is asked, wherever the site stands, and why. */
const neverAsked: Record<string, string> = {
  'a webhook, set up': 'an address is judged then, and asked when there is something to send',
  'an OpenID provider, set up': 'it is asked when it is tried, and when somebody signs in by it',
  'a picture for the optimiser': 'pictures come out of our own store, by their names',
  'a report’s receiver': 'there is one receiver, which the operator sets',
};

test.each(Object.keys(entrances))('%s: our own network is not asked, however it is spelt', async (name) => {
  const led: string[] = [];
  for (const address of addresses) {
    canaryHits = 0;
    // Refused in one way or another.
    await (entrances[name] as Entrance)(site, address).catch((error: Error) => expect(error.message).not.toBe(''));
    await new Promise((resolve) => setTimeout(resolve, 2));
    if (canaryHits > 0) led.push(address);
  }
  expect(led).toEqual([]);
});

test.each(Object.keys(entrances))(
  '%s: a site within a network of its own asks that, so that the canary is heard',
  async (name) => {
    canaryHits = 0;
    const asked = (entrances[name] as Entrance)(office, `http://127.0.0.1:${port}/`).catch(() => {});
    if (name in neverAsked) {
      await asked;
      expect(canaryHits).toBe(0);
    } else await expect.poll(() => canaryHits).toBeGreaterThan(0);
    await asked;
  },
);

test('a webhook is not set up for our own network: each address is refused by name', async () => {
  for (const url of [...addresses, 'https://lager/', 'https://lager./']) {
    const answer = await setUpWebhook(site, url);
    expect([url, answer.statusCode]).toEqual([url, 400]);
    expect(answer.json().issues, url).toMatchObject([{ path: ['url'] }]);
  }
  expect((await setUpWebhook(office, `http://127.0.0.1:${port}/`)).statusCode).toBe(201);
});

/** As texts may hold them. */
async function lookAtLinks({ services }: Site, links: string[]) {
  const { db } = services;
  await seedContent(services, [textFile({ kind: 'portal', key: 'contact' })]);
  const { id: contentId } = await db.selectFrom('content').select('id').executeTakeFirstOrThrow();
  await db
    .insertInto('contentLink')
    .values(links.map((url) => ({ url })))
    .execute();
  await db
    .insertInto('contentUse')
    .values(links.map((name) => ({ contentId, name, what: 'link' })))
    .execute();
  canaryHits = 0;
  await checkContentLinks(services, { contentId });
  return db
    .selectFrom('contentLink')
    .select(['url', 'status'])
    .where('url', 'in', links)
    .where('checkedAt', 'is not', null)
    .execute();
}

test('links in texts: our own network is not asked either', async () => {
  const links = addresses.filter((address) => /^https?:\/\//.test(address));
  const looked = await lookAtLinks(site, links);
  expect(looked).toHaveLength(links.length);
  expect(looked.filter(({ status }) => status !== 0)).toEqual([]);
  expect(canaryHits).toBe(0);
  await lookAtLinks(office, [`http://127.0.0.1:${port}/`]);
  expect(canaryHits).toBe(1);
});
