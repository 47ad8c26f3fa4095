import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadEnv } from '../../../env.ts';
import { renderText } from '../../../mail/layout/render-text.ts';
import { ownerOf } from '../../../testing/actors.ts';
import { buildAccount } from '../../../testing/build-account.ts';
import { buildDealership } from '../../../testing/build-dealership.ts';
import { buildListing } from '../../../testing/build-listing.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { buildCounts } from '../testing/build-counts.ts';
import { listMonthlyReports } from './list-monthly-reports.ts';
import { mailMonthlyReports } from './mail-monthly-reports.ts';
import { openReportToken, sealReportToken } from './report-links.ts';
import { stopMonthlyReports } from './stop-monthly-reports.ts';
import { writeMonthlyReportMail } from './write-monthly-report-mail.ts';

const env = loadEnv();
const firstOfMonth = new Date('2027-02-01T05:30:00Z');
let database: TestDatabase;
let graz: { id: number; slug: string };
let linz: { id: number; slug: string };
let groupId: number;
let golf: number;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const group = { slug: 'gruppe-lechner', name: 'Gruppe Lechner' };
  groupId = (await db.insertInto('dealerGroup').values(group).returning('id').executeTakeFirstOrThrow()).id;
  const since = { groupId, createdAt: new Date('2026-01-01') };
  graz = await buildDealership(db, { slug: 'lechner-graz', name: 'Lechner Graz', ...since });
  linz = await buildDealership(db, { slug: 'lechner-linz', name: 'Lechner Linz', ...since });
  golf = (await buildListing(db, { dealershipId: graz.id })).id;
  const kodiaq = await buildListing(db, { dealershipId: linz.id });
  await buildCounts(db, { dealershipId: graz.id, day: '2026-12-31', listingId: golf, view: 100, inquiry: 10 });
  await buildCounts(db, { dealershipId: graz.id, day: '2027-01-15', listingId: golf, view: 150, inquiry: 5 });
  await buildCounts(db, { dealershipId: linz.id, day: '2027-01-31', listingId: kodiaq.id, view: 1_850, inquiry: 7 });
  await buildCounts(db, { dealershipId: graz.id, day: '2027-02-01', listingId: golf, view: 9_999 });
});
afterAll(() => database[Symbol.asyncDispose]());

const mails = (accountId: number) =>
  database.db.selectFrom('mail').selectAll().where('payload', '@>', JSON.stringify({ accountId })).execute();
const mailOf = async (accountId: number, language: 'de-AT' | 'en') => {
  const content = await writeMonthlyReportMail({ db: database.db, env }, { accountId, month: '2027-01' }, language);
  return content && { content, text: renderText(env, content) };
};

test('every owner is written to once about the month that is over, however often it is tried, and nobody else', async () => {
  const { db } = database;
  const owner = await buildAccount(db, { memberships: { [graz.id]: 'dealer-owner' } });
  const boss = await buildAccount(db, { groups: { [groupId]: 'group-owner' } }, { language: 'en' });
  const others = [
    await buildAccount(db, { memberships: { [graz.id]: 'dealer-staff' } }),
    await buildAccount(db, { groups: { [groupId]: 'group-analyst' } }),
    await buildAccount(db, { memberships: { [graz.id]: 'dealer-owner' } }, { wantsMonthlyReport: false }),
    await buildAccount(db, { memberships: { [graz.id]: 'dealer-owner' } }, { state: 'locked' }),
  ];
  expect(await mailMonthlyReports({ db }, firstOfMonth)).toBe(2);
  expect(
    await Promise.all([mailMonthlyReports({ db }, firstOfMonth), mailMonthlyReports({ db }, firstOfMonth)]),
  ).toEqual([0, 0]);
  expect(await mails(owner.id)).toMatchObject([
    { template: 'monthly-report', recipient: owner.email, language: 'de-AT', payload: { month: '2027-01' } },
  ]);
  expect(await mails(boss.id)).toHaveLength(1);
  for (const { id } of others) expect(await mails(id)).toEqual([]);

  const january = await mailOf(owner.id, 'de-AT');
  expect(january?.content.subject).toBe('Euer Jänner 2027: 150 Mal geöffnet, Kontakte: 5');
  expect(january?.text).toContain('Geöffnet: 150 (+50\u00A0% zum Vormonat)');
  expect(january?.text).toContain('Kontakte: 5 (−50\u00A0% zum Vormonat)');
  expect(january?.text).toContain('/dealership-admin/lechner-graz/admin-report');

  const group = await mailOf(boss.id, 'en');
  expect(group?.content.subject).toBe('Your January 2027: opened 2,000 times, contacts: 12');
  expect(group?.text).toContain('Opened: 2,000 (+1,900% on the month before)');
  expect(group?.text.indexOf('Lechner Linz')).toBeLessThan(group?.text.indexOf('Lechner Graz') ?? 0);
});

test('one click stops the reports, also one that is queued already; a wrong token does nothing', async () => {
  const { db } = database;
  const owner = await buildAccount(db, { memberships: { [graz.id]: 'dealer-owner' } });
  await mailMonthlyReports({ db }, firstOfMonth);
  const mail = await mailOf(owner.id, 'de-AT');
  const token = sealReportToken(owner.id, env.LINK_SECRET);
  expect(mail?.content.unsubscribeUrl).toBe(
    `${env.SITE_ORIGIN}/api/v1/public/monthly-report/${token}/unsubscribe?language=de-AT`,
  );
  await stopMonthlyReports({ db, env }, sealReportToken(owner.id, 'another secret'));
  expect(await mailOf(owner.id, 'de-AT')).toBeDefined();
  for (let click = 0; click < 2; click++) await stopMonthlyReports({ db, env }, token);
  expect(await mailOf(owner.id, 'de-AT')).toBeUndefined();
  expect(await mailMonthlyReports({ db }, new Date('2027-03-01T05:30:00Z'))).toBe(2);
  expect(await mails(owner.id)).toHaveLength(1);
});

test('a token opens the account it was made for, and changed anywhere none', () => {
  const token = sealReportToken(4_711, env.LINK_SECRET);
  expect(openReportToken(token, env.LINK_SECRET)).toBe(4_711);
  for (let place = 0; place < token.length - 1; place++) {
    const changed = `${token.slice(0, place)}${token[place] === 'A' ? 'B' : 'A'}${token.slice(place + 1)}`;
    expect(openReportToken(changed, env.LINK_SECRET)).toBeUndefined();
  }
  expect(openReportToken(`${token}A`, env.LINK_SECRET)).toBeUndefined();
});

test('what a month was like stays as it was told, and newest comes first', async () => {
  const { db } = database;
  await buildCounts(db, { dealershipId: graz.id, day: '2027-01-20', listingId: golf, view: 1 });
  await mailMonthlyReports({ db }, firstOfMonth);
  const { items } = await listMonthlyReports({ db }, ownerOf(graz.id), 'lechner-graz');
  expect(items.map(({ month }) => month)).toEqual(['2027-02', '2027-01']);
  expect(items[1]).toMatchObject({
    from: '2027-01-01',
    to: '2027-01-31',
    totals: { views: 150 },
    previous: { views: 100 },
  });
  await expect(listMonthlyReports({ db }, ownerOf(linz.id), 'lechner-graz')).rejects.toMatchObject({
    code: 'not-found',
  });
});
