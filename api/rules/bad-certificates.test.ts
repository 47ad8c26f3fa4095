import { fetchPicture } from '@kardan/core/feeds/pictures/fetch-picture';
import { askSource } from '@kardan/core/feeds/sources/ask-source';
import { badCertificates, startSecureServer } from '@kardan/core/testing/bad-certificates';
import { type FurnishedObjects, furnishDealership } from '@kardan/core/testing/furnish-dealership';
import { selfSignedCertificate, trustCertificates } from '@kardan/core/testing/self-signed-certificate';
import { sendMessage } from '@kardan/core/webhooks/sending/send-message';
import { newSecret } from '@kardan/core/webhooks/webhook-secret';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '../testing/sign-in.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

/** Of this machine, by the one name that it has in every network. */
const host = 'localhost';
const good = selfSignedCertificate({ hosts: [host] });
const bad = Object.entries(badCertificates(host));

/** A site that may ask this machine: how certificates are looked at is the same for every site. */
let running: TestApp;
let objects: FurnishedObjects;
beforeAll(async () => {
  running = await createTestApp({ env: { SITE_ORIGIN: 'http://localhost:3000' } });
  objects = await furnishDealership(running.database.db, 'Zertifikat');
});
afterAll(() => running[Symbol.asyncDispose]());

async function asOwner(path: string, body: object) {
  const { dealershipId, groupId } = objects;
  const rights = { memberships: { [dealershipId]: 'dealer-owner' }, groups: { [groupId]: 'group-owner' } } as const;
  const answer = await call(running, 'POST', path, body, { token: await running.tokenWith(rights) });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
}

interface Entrance {
  ask: (address: string) => Promise<unknown>;
  /** What is told of a server that nobody is sure of. */
  told: unknown;
}

/** Everything that is asked over TLS at an address that somebody typed. */
const entrances: Record<string, Entrance> = {
  'a webhook': {
    ask: (url) => {
      const message = { id: 'a', url, body: '{"buyer":"Anna"}', secrets: [newSecret()] };
      return sendMessage(running.services.env, message, { timeoutMs: 5_000 });
    },
    told: expect.objectContaining({ status: null, failure: 'unreachable', response: null }),
  },
  'a feed, tried': {
    ask: (location) => {
      const body = { source: 'url', location, username: 'dms', secret: 'geheim', hostKey: null };
      return asOwner(`/admin/dealership/${objects.dealershipId}/feed-connection`, body);
    },
    told: { outcome: 'no-answer', file: null, hostKey: null },
  },
  'a feed, looked at when it is due': {
    ask: async (location) => {
      const settings = { location, username: 'dms', secret: 'geheim', privateKey: null, hostKey: null };
      const asked = askSource(running.services.env, 'url', settings, { answerMs: 5_000 });
      const file = await asked.catch(({ outcome }) => outcome as string);
      if (typeof file === 'object') await file[Symbol.asyncDispose]();
      return file;
    },
    told: 'no-answer',
  },
  'a feed’s picture': {
    ask: (source) => {
      const { listingId, feedId, dealershipId } = objects;
      const unknown = { fileKey: null, tries: 0, contentHash: null, etag: null, lastModified: null };
      return fetchPicture(running.services, { listingId, feedId, dealershipId, host, source, ...unknown });
    },
    told: { kind: 'failed', reason: 'unreachable', host: { retryAfter: null } },
  },
  'an OpenID provider': {
    ask: (issuer) => asOwner(`/admin/group/${objects.groupId}/identity-provider/check`, { issuer }),
    told: { check: 'unreachable' },
  },
};

describe.each(Object.entries(entrances))('%s', (_, { ask, told }) => {
  test('is asked where the certificate is its own', async () => {
    using _trusted = trustCertificates(good);
    await using server = await startSecureServer(good);
    expect(await ask(`https://${host}:${server.port}/da`)).not.toEqual(told);
    expect(server.heard).toHaveLength(1);
  });

  test.each(bad)('is told nothing where the certificate is %s', async (_name, certificate) => {
    using _trusted = trustCertificates(...(certificate.isTrusted ? [certificate] : []));
    await using server = await startSecureServer(certificate);
    expect(await ask(`https://${host}:${server.port}/da`)).toEqual(told);
    expect(server.heard).toEqual([]);
  });
});
