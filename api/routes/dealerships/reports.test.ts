import { sealReportToken } from '@kardan/core/statistics/reports/monthly/report-links';
import { buildAccount } from '@kardan/core/testing/build-account';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { buildListing } from '@kardan/core/testing/build-listing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { staffRights } from '../../testing/test-tokens.ts';

const api = '/api/v1/public';
let running: TestApp;
let own: { id: number; slug: string };
let headers: { authorization: string };

beforeAll(async () => {
  running = await createTestApp();
  const { db } = running.database;
  own = await buildDealership(db, { slug: 'autohaus-lechner' });
  await buildListing(db, { dealershipId: own.id });
  headers = { authorization: `Bearer ${await running.tokenWith(staffRights(own.id))}` };
});
afterAll(() => running[Symbol.asyncDispose]());

const generate = (query: Record<string, string>, as: Record<string, string> = headers) =>
  running.app.inject({
    url: `${api}/statistics/generate-report`,
    query: { dealershipId: String(own.id), from: '2026-10-01', to: '2026-10-31', ...query },
    headers: as,
  });

test.each([
  ['json', 'application/json; charset=utf-8', '{"dealership"'],
  ['csv', 'text/csv; charset=utf-8', '\u{FEFF}"Nummer'],
  ['pdf', 'application/pdf', '%PDF-1.7'],
])('a report as %s is a file of its own kind and name that nobody keeps', async (format, type, begins) => {
  const { statusCode, headers: got, rawPayload } = await generate({ format });
  expect(statusCode).toBe(200);
  expect(got).toMatchObject({
    'content-type': type,
    'content-disposition': `attachment; filename="autohaus-lechner-2026-10-01-2026-10-31.${format}"`,
    'cache-control': 'no-store',
  });
  expect(rawPayload.toString().startsWith(begins)).toBe(true);
});

test('a report goes by the slug too, and another dealership’s does not exist', async () => {
  expect((await generate({ dealershipId: own.slug })).statusCode).toBe(200);
  const { id } = await buildDealership(running.database.db);
  for (const dealershipId of [String(id), 'gibt-es-nicht', '']) {
    expect((await generate({ dealershipId })).statusCode).toBe(404);
  }
  expect((await generate({}, {})).statusCode).toBe(401);
  const twice = await running.app.inject({
    url: `${api}/statistics/generate-report?dealershipId=${own.id}&dealershipId=${id}&from=2026-10-01&to=2026-10-31`,
    headers,
  });
  expect(twice.statusCode).toBe(404);
});

test.each([
  [{ from: '2026-11-01' }, 'to', 'range-reversed'],
  [{ from: '2020-01-01' }, 'to', 'period-too-long'],
  [{ from: '0000-01-01' }, 'from', 'day-beyond'],
  [{ format: 'exe' }, 'format', 'invalid-value'],
])('a question such as %o is refused with what is wrong', async (query, field, code) => {
  const { statusCode, body } = await generate(query);
  expect(statusCode).toBe(400);
  expect(JSON.parse(body).issues).toContainEqual(expect.objectContaining({ in: 'query', path: [field], code }));
});

test('the day and the monthly reports are told to whoever works there', async () => {
  const today = await running.app.inject({ url: `${api}/admin/dealership/${own.slug}/today`, headers });
  expect(today.json()).toMatchObject({
    tasks: [{ kind: 'incomplete-profile' }, { kind: 'without-pictures', count: 1 }],
    figures: { length: 6 },
    inquiries: [],
  });
  const reports = await running.app.inject({ url: `${api}/admin/dealership/${own.slug}/reports`, headers });
  expect(reports.json()).toEqual({ items: [] });
});

test('a mail program’s one click stops the reports, and opening the address changes nothing', async () => {
  const { db } = running.database;
  const { env } = running.services;
  const { id } = await buildAccount(db);
  const wish = () =>
    db.selectFrom('account').select('wantsMonthlyReport').where('id', '=', id).executeTakeFirstOrThrow();
  const url = `${api}/monthly-report/${sealReportToken(id, env.LINK_SECRET)}/unsubscribe?language=en`;
  const opened = await running.app.inject({ url });
  expect([opened.statusCode, opened.headers.location]).toEqual([
    303,
    `${env.SITE_ORIGIN}/dealership-admin/account?lang=en#monatsbericht`,
  ]);
  expect(await wish()).toEqual({ wantsMonthlyReport: true });
  const clicked = await running.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(clicked.statusCode).toBe(204);
  expect(await wish()).toEqual({ wantsMonthlyReport: false });
});

test('somebody turns monthly reports on and off in the account’s settings', async () => {
  const account = async () => (await running.app.inject({ url: `${api}/admin/account`, headers })).json();
  const change = (payload: object) =>
    running.app.inject({ method: 'PUT', url: `${api}/admin/account`, headers, payload });
  expect((await account()).monthlyReport).toBe(true);
  const named = { displayName: 'Anna', language: 'de-AT' };
  await change({ ...named, monthlyReport: false });
  await change(named);
  expect((await account()).monthlyReport).toBe(false);
});
