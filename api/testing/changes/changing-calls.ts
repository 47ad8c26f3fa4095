import { randomInt, randomUUID } from 'node:crypto';
import { apiPrefix } from '@kardan/contract/calls/call';
import { type Calls, calls } from '@kardan/contract/calls/calls';
import type { ApiError } from '@kardan/contract/client/api-error';
import { createClient } from '@kardan/contract/client/client';
import { signAccessToken } from '@kardan/core/accounts/sessions/access-token';
import { originalKey } from '@kardan/core/media/object-keys';
import { writeObject } from '@kardan/core/media/objects';
import { photo } from '@kardan/core/media/testing/sample-pictures';
import { buildSession } from '@kardan/core/testing/build-account';
import { furnishDealership } from '@kardan/core/testing/furnish-dealership';
import { acts } from '../../routes/operator/testing/operator-acts.ts';
import { openDesk } from '../../routes/operator/testing/portal-desk.ts';
import { dealershipBodies } from '../dealership-bodies.ts';
import type { TestApp } from '../test-app.ts';
import { accountChanges } from './account-changes.ts';
import { dealersStates } from './dealers-states.ts';
import type { CallMakers } from './made-call.ts';
import { visitorChanges } from './visitor-changes.ts';

/** Makes a call of an API on that host, and gives the status that it ends with. */
type Send = (host: string) => Promise<number>;

/** Builds everything that a call is about, new each time. */
type Prepare = (running: TestApp) => Promise<Send>;

const ownChanges: CallMakers = { ...accountChanges, ...visitorChanges };

/** Every call by which something changes, by method and path, with what it takes to make it. */
export const changingCalls: ReadonlyMap<string, Prepare> = new Map([
  ...Object.keys(dealershipBodies).map((name) => [name, dealersChange(name)] as const),
  ...(Object.keys(acts) as (keyof Calls)[]).map((name) => [pathOf(name), operatorsAct(name)] as const),
  ...(Object.keys(ownChanges) as (keyof Calls)[]).map((name) => [pathOf(name), ownChange(name)] as const),
]);

/** Calls whose method is one for changes and that are not among these, and why. */
export const notAmongThem: Record<string, string> = {
  ...Object.fromEntries(
    ['/search/query', '/search/count', '/search/map', '/search/rescue', '/search-agent/preview', '/saved-cars'].map(
      (path) => [`POST ${path}`, 'asks, and has too much to say for an address'],
    ),
  ),
  'POST /error-reports': 'is passed on and not stored',
  'POST /statistics/web-vitals': 'is counted in memory and written later',
  'POST /admin/auth/sso/start': 'a company’s provider is asked first; without a database it is an outage as any other',
  'POST /admin/auth/sso/callback': 'takes an answer of a company’s provider, which gives each once',
  'POST /admin/auth/sso/logout/:groupId': 'takes a token of a company’s provider',
};

function pathOf(name: keyof Calls): string {
  const { method, path } = calls[name];
  return `${method} ${path}`;
}

/** As a person's browser, and each time from elsewhere: limits count by address. */
const fromAnywhere = () => ({
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
  'x-forwarded-for': `10.${randomInt(250)}.${randomInt(250)}.${randomInt(250)}`,
});

function sending(name: keyof Calls, input: unknown, token?: string): Send {
  return async (host) => {
    const client = createClient({ host, credentials: () => token, headers: fromAnywhere });
    const call = client[name] as (given: unknown) => Promise<unknown>;
    return call(input).then(
      () => 200,
      (error: ApiError) => error.status ?? Number.NaN,
    );
  };
}

function ownChange(name: keyof Calls): Prepare {
  return async (running) => {
    const made = await ownChanges[name]?.(running);
    return sending(name, made?.input, made?.token);
  };
}

/** By somebody new: limits count by account. */
function operatorsAct(name: keyof Calls): Prepare {
  return async (running) => {
    const { env, db } = running.services;
    const desk = await openDesk(running);
    const claims = { accountId: desk.accountId, sessionId: await buildSession(db, desk.accountId) };
    return sending(name, await acts[name]?.(desk), await signAccessToken(env, claims));
  };
}

function dealersChange(name: string): Prepare {
  const [method = '', path = ''] = name.split(' ');
  return async ({ services: { env, db, media } }) => {
    const objects = await furnishDealership(db, `Bruch-${randomUUID().slice(0, 8)}`);
    const { groupId, ownerId: accountId } = objects;
    await db.insertInto('groupMembership').values({ accountId, groupId, role: 'group-owner' }).execute();
    const token = await signAccessToken(env, { accountId, sessionId: await buildSession(db, accountId) });
    const ofGroup = { keyId: objects.groupKeyId, memberId: objects.groupMemberId };
    const names = { ...objects, ...(path.startsWith('/admin/group/') && ofGroup) };
    const url = apiPrefix + path.replaceAll(/:(\w+)/g, (_, each: string) => String(names[each as keyof typeof names]));
    if (path.includes(':contentHash'))
      await writeObject(media, originalKey(objects.contentHash), await jpeg(), 'image/jpeg');
    const told = (await dealersStates[name]?.(db, objects)) ?? dealershipBodies[name];
    const body = (await files[name]?.()) ?? (told && JSON.stringify(told));
    const headers = {
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      ...{ authorization: `Bearer ${token}`, 'if-match': '"1"' },
    };
    return async (host) => (await fetch(host + url, { method, headers, ...(body && { body }) })).status;
  };
}

const jpeg = () => photo(900, 600).jpeg().toBuffer();

/** What takes files takes no JSON. */
const files: Record<string, () => Promise<FormData>> = {
  'POST /admin/dealership/:dealershipId/image': async () => {
    const form = new FormData();
    form.set('image', new Blob([new Uint8Array(await jpeg())]), 'kombi.jpg');
    return form;
  },
  'POST /admin/dealership/:dealershipId/feeds/:feedId/file': async () => {
    const form = new FormData();
    form.set('file', new Blob(['externalId;make\nA1;MARK\n'], { type: 'text/csv' }), 'stock.csv');
    return form;
  },
};
