import { agentExport } from '@kardan/contract/calls/search-agent';
import { consentTexts, consentTextVersion } from '@kardan/contract/values/search-agent';
import { inspectQueues } from '@kardan/core/jobs/inspect-queues';
import { indexListings } from '@kardan/core/search/index/index-listings';
import { mailMatches } from '@kardan/core/search-agents/mailing/mail-matches';
import { buildListing } from '@kardan/core/testing/build-listing';
import { buildMatch } from '@kardan/core/testing/build-match';
import { storedRows } from '@kardan/core/testing/stored-rows';
import { caughtMails } from '@kardan/services/testing/caught-mails';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureOf, ownAddress, sendAllMails } from '../../testing/inquiries.ts';
import { buildForm, mailedCode, makeAgent, rotatingVisitor } from '../../testing/search-agents.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let running: TestApp;
let visitor: ReturnType<typeof rotatingVisitor>;
beforeAll(async () => {
  running = await createTestApp();
  visitor = rotatingVisitor(running);
});
afterAll(() => running[Symbol.asyncDispose]());

const agentRow = (id: string) =>
  running.database.db.selectFrom('searchAgent').selectAll().where('id', '=', id).executeTakeFirst();
const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const matched = (searchAgentId: string, listingId: number) => buildMatch(running.database.db, searchAgentId, listingId);
const endCodes = (searchAgentId: string) =>
  running.database.db
    .updateTable('searchAgentCode')
    .set({ expiresAt: new Date() })
    .where('searchAgentId', '=', searchAgentId)
    .execute();

test('an agent starts with the mailed code, and before that nothing but codes is mailed', async () => {
  const form = buildForm();
  const made = await visitor.createSearchAgent({ body: form });
  expect(made).toEqual({ id: expect.any(String), codeExpiresInSeconds: 600, vanishesInSeconds: 48 * 3600 });
  const listing = await buildListing(running.database.db);
  await matched(made.id, listing.id);
  expect(await mailMatches(running.services, [made.id], 'at-once')).toBe(0);
  const code = await mailedCode(running, form.email);
  const [only, ...others] = await caughtMails(form.email);
  expect(others).toEqual([]);
  expect(only?.subject).toBe(`${code.slice(0, 3)} ${code.slice(3)} ist dein Code für Kardan`);
  // Whoever typed the address may be anybody: of what was typed not a word goes out.
  expect(only?.text).not.toMatch(/golf|15\.000/i);

  const { token } = await visitor.verifySearchAgent({
    params: { id: made.id },
    body: { code: ` ${code.slice(0, 3)} ${code.slice(3)} ` },
  });
  expect(await agentRow(made.id)).toMatchObject({ state: 'active', verifiedAt: expect.any(Date), consentTextVersion });
  expect(await visitor.ownSearchAgent({ params: { token } })).toMatchObject({
    state: 'active',
    filters: form.filters,
    words: ['Volkswagen Golf', 'bis € 15.000'],
    email: `a•••@example.at`,
    frequency: 'daily',
    events: ['new-car', 'price-drop'],
  });
});

test('a code is good once, for ten minutes and five tries, and only the newest is', async () => {
  const form = buildForm();
  const { id } = await visitor.createSearchAgent({ body: form });
  const verify = (code: string) => visitor.verifySearchAgent({ params: { id }, body: { code } });
  const first = await mailedCode(running, form.email);

  await visitor.resendSearchAgentCode({ params: { id } });
  const second = await mailedCode(running, form.email);
  if (second !== first) expect(await failureOf(verify(first))).toMatchObject({ code: 'code-invalid', status: 403 });
  for (let tries = second === first ? 0 : 1; tries < 5; tries++) {
    expect(await failureOf(verify(wrongCode(second)))).toMatchObject({ code: 'code-invalid' });
  }
  expect(await failureOf(verify(second))).toMatchObject({ code: 'code-expired', status: 403 });

  await visitor.resendSearchAgentCode({ params: { id } });
  const third = await mailedCode(running, form.email);
  await endCodes(id);
  expect(await failureOf(verify(third))).toMatchObject({ code: 'code-expired' });

  await visitor.resendSearchAgentCode({ params: { id } });
  const fourth = await mailedCode(running, form.email);
  await verify(fourth);
  expect(await failureOf(verify(fourth))).toMatchObject({ code: 'not-found' });
});

test('three codes an hour can be asked for on top, and a mail that waited too long brings none', async () => {
  const form = buildForm();
  const { id } = await visitor.createSearchAgent({ body: form });
  await endCodes(id);
  await sendAllMails(running);
  expect(await caughtMails(form.email)).toEqual([]);
  for (let resent = 0; resent < 3; resent++) await visitor.resendSearchAgentCode({ params: { id } });
  const refused = await failureOf(visitor.resendSearchAgentCode({ params: { id } }));
  expect(refused).toMatchObject({ code: 'too-many-requests', status: 429 });
  expect(refused.retryAfterSeconds).toBeGreaterThan(3_500);
  // Of three that wait at once only the newest goes out.
  await sendAllMails(running);
  expect(await caughtMails(form.email)).toHaveLength(1);
});

test('a new code is asked for with an empty body of any type, and an id that can be none is not found', async () => {
  const { id } = await visitor.createSearchAgent({ body: buildForm() });
  const ask = async (call: string, payload?: string) => {
    const headers = { 'content-type': 'application/json' };
    const url = `/api/v1/public/search-agent/${call}`;
    return (await running.app.inject({ method: 'POST', url, headers, ...(payload && { payload }) })).statusCode;
  };
  expect(await ask(`${id}/resend-otp`)).toBe(202);
  expect(await ask('keiner/resend-otp')).toBe(404);
  expect(await ask('keiner/verify-otp', '{"code":"123456"}')).toBe(404);
  expect(await ask(`${id}/verify-otp`)).toBe(400);
  const own = await failureOf(visitor.ownSearchAgent({ params: { token: 'keiner' } }));
  expect(own).toMatchObject({ status: 404, code: 'not-found' });
});

test('a code stands nowhere in the database, neither before nor after it was used', async () => {
  const form = buildForm();
  const { id } = await visitor.createSearchAgent({ body: form });
  const dump = async () => [...(await storedRows(running.database.db)).values()].flat().join('\n');
  const before = await dump();
  const code = await mailedCode(running, form.email);
  await visitor.verifySearchAgent({ params: { id }, body: { code } });
  for (const text of [before, await dump()]) {
    // Six digits may occur within times and ids: as a word of its own, the code does not.
    expect(text).not.toMatch(new RegExp(`(?<![\\w.-])${code}(?![\\w-])`));
  }
});

test('its owner changes, pauses, resumes and deletes it with the link alone', async () => {
  const { id, token } = await makeAgent(running);
  const params = { token };
  const own = () => visitor.ownSearchAgent({ params, query: { language: 'en' } });
  const filters = { fuel: ['electric' as const], place: { postcode: '8010', radiusKm: 30 } };
  await visitor.changeSearchAgentFilters({ params, body: { filters } });
  await visitor.changeSearchAgentSettings({ params, body: { frequency: 'weekly', events: ['sold'] } });
  await visitor.pauseSearchAgent({ params, body: {} });
  await visitor.pauseSearchAgent({ params, body: {} });
  expect(await own()).toMatchObject({
    state: 'paused',
    filters,
    words: ['Electric', '30 km around 8010 Graz'],
    frequency: 'weekly',
    events: ['sold'],
  });
  await visitor.resumeSearchAgent({ params, body: {} });
  expect((await own()).state).toBe('active');
  await running.database.db.updateTable('searchAgent').set({ language: 'en' }).where('id', '=', id).execute();
  expect(await visitor.ownSearchAgent({ params }), 'its own language').toMatchObject(await own());
  await visitor.deleteSearchAgent({ params });
  expect(await agentRow(id)).toMatchObject({ state: 'deleted', email: null, mailboxHash: null, request: {} });
  for (const call of [own(), visitor.pauseSearchAgent({ params, body: {} })]) {
    expect(await failureOf(call)).toMatchObject({ code: 'not-found' });
  }
  // Gone already is gone as well.
  await visitor.deleteSearchAgent({ params });
});

test('every change brings the agent to the index', async () => {
  const jobs = async () => {
    const queues = await inspectQueues(running.database.db);
    return queues.find(({ name }) => name === 'index-search-agent')?.queued ?? 0;
  };
  const before = await jobs();
  const { token } = await makeAgent(running);
  const params = { token };
  expect(await jobs()).toBe(before + 1);
  await visitor.changeSearchAgentFilters({ params, body: { filters: { fuel: ['petrol'] } } });
  await visitor.changeSearchAgentSettings({ params, body: { frequency: 'daily', events: ['new-car'] } });
  await visitor.pauseSearchAgent({ params, body: {} });
  await visitor.resumeSearchAgent({ params, body: {} });
  await visitor.deleteSearchAgent({ params });
  expect(await jobs()).toBe(before + 6);
});

test('one click of a mail program deletes it, in both encodings; opening the address changes nothing', async () => {
  const post = (token: string, headers: Record<string, string>, payload: string) =>
    running.app.inject({ method: 'POST', url: unsubscribePath(token), headers, payload });
  const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };

  const one = await makeAgent(running);
  const opened = await running.app.inject({ url: `${unsubscribePath(one.token)}?language=en` });
  expect([opened.statusCode, opened.headers.location]).toEqual([303, `/en/search-agent/${one.token}`]);
  expect(opened.headers['cache-control'], 'the address is a key').toBe('no-store');
  const scanned = await post(one.token, urlencoded, '');
  expect(scanned.statusCode).toBe(400);
  expect(await agentRow(one.id)).toMatchObject({ state: 'active' });
  const clicked = await post(one.token, urlencoded, 'List-Unsubscribe=One-Click');
  expect([clicked.statusCode, clicked.body]).toEqual([204, '']);
  expect(await agentRow(one.id)).toMatchObject({ state: 'deleted', email: null });
  expect((await post(one.token, urlencoded, 'List-Unsubscribe=One-Click')).statusCode).toBe(204);

  const other = await makeAgent(running);
  const boundary = 'nothing-else';
  const multipart = `--${boundary}\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${boundary}--\r\n`;
  const sent = await post(other.token, { 'content-type': `multipart/form-data; boundary=${boundary}` }, multipart);
  expect(sent.statusCode).toBe(204);
  expect(await agentRow(other.id)).toMatchObject({ state: 'deleted' });

  const forged = await post(`${other.token.slice(0, -2)}AA`, urlencoded, 'List-Unsubscribe=One-Click');
  expect(forged.statusCode).toBe(204);
  expect((await post(other.token, { 'content-type': 'application/json' }, '{}')).statusCode).toBe(415);
});

test('a form without scripts leads back to the page in its language', async () => {
  const { token } = await makeAgent(running);
  const submit = (path: string, payload: string) =>
    running.app.inject({
      method: 'POST',
      url: `/api/v1/public/search-agent/own/${token}/${path}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    });
  const answer = await submit('settings', 'frequency=weekly&events=new-car&events=sold&page=de-AT');
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `/suchagent/${token}`]);
  expect(answer.headers['cache-control']).toBe('no-store');
  const own = () => visitor.ownSearchAgent({ params: { token } });
  expect(await own()).toMatchObject({ frequency: 'weekly', events: ['new-car', 'sold'] });
  expect((await submit('settings', 'frequency=weekly&events=sold&page=en')).headers.location).toBe(
    `/en/search-agent/${token}`,
  );
  expect(await own()).toMatchObject({ events: ['sold'] });
  expect((await submit('settings', 'frequency=hourly&events=sold&events=sold')).statusCode).toBe(400);
  expect((await submit('pause', 'page=de-AT')).statusCode).toBe(303);
  expect(await own()).toMatchObject({ state: 'paused' });
});

test('a search is taken over by a form without scripts, and taken back by the page it leads to', async () => {
  const { token } = await makeAgent(running);
  const own = () => visitor.ownSearchAgent({ params: { token } });
  const submit = (fields: Record<string, string>) =>
    running.app.inject({
      method: 'POST',
      url: `/api/v1/public/search-agent/own/${token}/filters`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
  const { filters: former } = await own();
  const filters = { fuel: ['electric'], place: { postcode: '8010', radiusKm: 30 } };
  const taken = await submit({ filters: JSON.stringify(filters), page: 'en' });
  expect(taken.statusCode).toBe(303);
  const page = new URL(String(taken.headers.location), 'https://kardan.example');
  expect(page.pathname).toBe(`/en/search-agent/${token}`);
  expect(JSON.parse(page.searchParams.get('before') ?? '')).toEqual(former);
  expect((await own()).filters).toEqual(filters);

  const undone = await submit({ filters: page.searchParams.get('before') ?? '', isUndo: 'yes', page: 'de-AT' });
  expect([undone.statusCode, undone.headers.location]).toEqual([303, `/suchagent/${token}`]);
  expect((await own()).filters).toEqual(former);

  for (const [odd, code] of [
    ['{', 'invalid-format'],
    ['[]', 'invalid-type'],
    ['{}', 'search-too-wide'],
    ['{"place":{"postcode":"9999","radiusKm":30}}', 'unknown-postcode'],
    ['{"vehicles":["vw/golf"]}', 'unknown-make'],
    ['{"colours":["red"]}', 'unrecognized-keys'],
    [`{"text":"${'x'.repeat(6_000)}"}`, 'too-big'],
  ] as const) {
    const refused = await submit({ filters: odd, page: 'en' });
    expect([refused.statusCode, refused.json().issues[0].code]).toEqual([400, code]);
  }
  expect((await own()).filters).toEqual(former);
});

function unsubscribePath(token: string): string {
  return `/api/v1/public/search-agent/own/${token}/unsubscribe`;
}

test('the export holds everything that is stored, the consent in its words included', async () => {
  const email = ownAddress('eva');
  const { id, token } = await makeAgent(running, { email, frequency: 'at-once' });
  const listing = await buildListing(running.database.db, { title: 'Roter Golf' });
  await matched(id, listing.id);
  await mailMatches(running.services, [id], 'at-once');
  await sendAllMails(running);
  const exported = await visitor.exportSearchAgent({ params: { token } });
  expect(agentExport.parse(exported)).toEqual(exported);
  expect(exported).toMatchObject({
    agent: { id, email, state: 'active', filters: { vehicles: ['volkswagen/golf'] } },
    consent: {
      textVersion: consentTextVersion,
      text: consentTexts[consentTextVersion]['de-AT'],
      givenAt: expect.any(String),
      verifiedAt: expect.any(String),
    },
    matches: [{ listingId: listing.id, title: 'Roter Golf', event: 'new-car', mailedAt: expect.any(String) }],
    mails: [{ about: 'search-agent-matches' }, { about: 'search-agent-welcome' }, { about: 'search-agent-code' }],
    codes: [{ tries: 1, usedAt: expect.any(String) }],
  });
});

test('after deletion no row of any table holds the address, and its mails that waited go nowhere', async () => {
  const email = ownAddress('fort');
  const { id, token } = await makeAgent(running, { email, frequency: 'at-once' });
  const listing = await buildListing(running.database.db);
  await matched(id, listing.id);
  await mailMatches(running.services, [id], 'at-once');
  const got = (await caughtMails(email)).length;
  await visitor.deleteSearchAgent({ params: { token } });
  await sendAllMails(running);
  expect(await caughtMails(email)).toHaveLength(got);
  const name = email.split('@')[0] as string;
  for (const [table, rows] of await storedRows(running.database.db)) {
    expect([table, rows.filter((row) => row.includes(name))]).toEqual([table, []]);
  }
  const matches = running.database.db
    .selectFrom('searchAgentMatch')
    .select('listingId')
    .where('searchAgentId', '=', id);
  expect(await matches.execute()).toEqual([]);
});

test('the preview counts today’s cars and how many a week brings, whatever age the search allows', async () => {
  const { db } = running.database;
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  const made = [1, 3, 10, 27, 40].map((days) => buildListing(db, { publishedAt: daysAgo(days), fuel: 'hydrogen' }));
  const ids = (await Promise.all(made)).map(({ id }) => id);
  await indexListings(running.services, ids);
  await running.index.refresh();
  const preview = await visitor.previewSearchAgent({ body: { fuel: ['hydrogen'] } });
  expect(preview).toMatchObject({ total: 5, newPerWeek: 1 });
  expect(preview.items.map(({ id }) => id)).toEqual(ids.slice(0, 4));
  const fresh = await visitor.previewSearchAgent({ body: { fuel: ['hydrogen'], daysOnline: 5 } });
  expect(fresh).toMatchObject({ total: 2, newPerWeek: 1 });
});

test('a search that leaves everything open, an unknown place, make or region and a consent nobody gave are refused', async () => {
  const create = (fields: object) => failureOf(visitor.createSearchAgent({ body: buildForm(fields) }));
  const issuesOf = async (fields: object) => (await create(fields)).issues.map(({ code }) => code);
  expect(await issuesOf({ filters: {} })).toEqual(['search-too-wide']);
  expect(await issuesOf({ filters: { category: ['used'], priceEur: {}, vehicles: [] } })).toEqual(['search-too-wide']);
  expect(await issuesOf({ filters: { place: { postcode: '9999', radiusKm: 10 } } })).toEqual(['unknown-postcode']);
  expect(await issuesOf({ filters: { vehicles: ['vw/golf'] } })).toEqual(['unknown-make']);
  expect(await issuesOf({ filters: { vehicles: ['volkswagen/mercedes'], region: ['bayern'] } })).toEqual([
    'unknown-model',
    'unknown-region',
  ]);
  expect(await issuesOf({ consent: false })).toEqual(['invalid-value']);
  expect(await issuesOf({ consentTextVersion: '1999-01-01' })).toEqual(['invalid-value']);
  expect(await issuesOf({ events: [] })).toEqual(['too-small']);
});
