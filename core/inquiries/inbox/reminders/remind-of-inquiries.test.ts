import { randomUUID } from 'node:crypto';
import { dayAfter, viennaDay } from '@kardan/contract/values/vienna-day';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../../accounts/actor.ts';
import { type Database, inTransaction } from '../../../db/database.ts';
import { readOwnProfile } from '../../../dealerships/editing/read-own-profile.ts';
import { saveOpeningHours } from '../../../dealerships/editing/save-opening-hours.ts';
import { readOpeningTimes } from '../../../dealerships/read-opening-times.ts';
import { loadEnv } from '../../../env.ts';
import { ownerOf, staffOf } from '../../../testing/actors.ts';
import { buildAccount } from '../../../testing/build-account.ts';
import { buildDealership } from '../../../testing/build-dealership.ts';
import { buildListing } from '../../../testing/build-listing.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { replyToThread } from '../acts/reply-to-thread.ts';
import { addBuyerMessage } from '../add-buyer-message.ts';
import { writeReminderMail } from '../mails/write-reminder-mail.ts';
import { readThread } from '../reading/read-thread.ts';
import { reckonDeadlinesOf } from '../response-time/reckon-deadlines.ts';
import { readInboxSettings } from '../settings/read-settings.ts';
import { saveInboxSettings, saveRoutingRules } from '../settings/save-settings.ts';
import { fillForThread } from '../templates/fill-for-thread.ts';
import { listTemplates, removeReplyTemplate, saveReplyTemplate } from '../templates/keep-templates.ts';
import { buildThread } from '../testing/build-thread.ts';
import { remindOfInquiries } from './remind-of-inquiries.ts';

let database: TestDatabase;
let db: Database;
let services: { db: Database; env: ReturnType<typeof loadEnv> };
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  services = { db, env: loadEnv() };
});
afterAll(() => database[Symbol.asyncDispose]());

async function buildHouse() {
  const dealership = await buildDealership(db);
  const rights = (role: 'dealer-owner' | 'dealer-staff') => ({ memberships: { [dealership.id]: role } });
  const owner = await buildAccount(db, rights('dealer-owner'));
  const clerk = await buildAccount(db, rights('dealer-staff'));
  const asOwner: Actor = { ...ownerOf(dealership.id), accountId: owner.id };
  const asClerk: Actor = { ...staffOf(dealership.id), accountId: clerk.id };
  return { dealership, owner, clerk, asOwner, asClerk, slug: dealership.slug };
}

/** As if the time had come. */
const makeDue = (threadId: string) =>
  sql`update inquiry_recipient set remind_at = now() - interval '1 minute', escalate_at = now() - interval '1 second'
    where id = ${threadId}`.execute(db);

const remindersOf = async (threadId: string) => {
  const { rows } = await sql<{ recipient: string; kind: string }>`
    select recipient, payload ->> 'kind' as kind from mail
    where template = 'inquiry-reminder' and payload ->> 'threadId' = ${threadId} order by id`.execute(db);
  return rows.map(({ recipient, kind }) => `${kind} ${recipient}`);
};

const rule = { makes: [], languages: [], subjects: [], time: 'always' as const };

test('who has an inquiry is reminded once and then the owners are told once, however many workers look', async () => {
  const { dealership, owner, clerk, asOwner } = await buildHouse();
  await saveRoutingRules({ db }, asOwner, dealership.slug, [{ ...rule, accountId: clerk.id }]);
  const { threadId } = await buildThread(db, dealership.id);
  await remindOfInquiries({ db });
  expect(await remindersOf(threadId)).toEqual([]);
  await makeDue(threadId);
  await Promise.all([remindOfInquiries({ db }), remindOfInquiries({ db }), remindOfInquiries({ db })]);
  await remindOfInquiries({ db });
  expect(await remindersOf(threadId)).toEqual([`reminder ${clerk.email}`, `escalation ${owner.email}`]);
  const { entries, assignee } = await readThread(services, asOwner, { dealershipId: dealership.slug, threadId });
  expect(assignee?.accountId).toBe(clerk.id);
  const acts = entries.flatMap((entry) => (entry.kind === 'act' ? [entry.act] : []));
  expect(acts).toEqual(['routed', 'reminded', 'escalated']);
});

test('what nobody has goes to the dealership’s mailbox; a suspended one is told nothing', async () => {
  const { dealership } = await buildHouse();
  const { threadId } = await buildThread(db, dealership.id);
  await makeDue(threadId);
  await db.updateTable('dealership').set({ state: 'suspended' }).where('id', '=', dealership.id).execute();
  await remindOfInquiries({ db });
  expect(await remindersOf(threadId)).toEqual([]);
  await db.updateTable('dealership').set({ state: 'active' }).where('id', '=', dealership.id).execute();
  await remindOfInquiries({ db });
  expect((await remindersOf(threadId))[0]).toBe(`reminder ${dealership.email}`);
});

test('an answer stops the reminder, also one that is on its way', async () => {
  const { dealership, asClerk, slug } = await buildHouse();
  const { threadId } = await buildThread(db, dealership.id);
  const written = await writeReminderMail(services, { threadId, kind: 'reminder' }, 'de-AT');
  expect(written?.blocks).toContainEqual(
    expect.objectContaining({ kind: 'button', url: expect.stringContaining(`/${slug}/inbox/${threadId}`) }),
  );
  await makeDue(threadId);
  await replyToThread(services, asClerk, { dealershipId: slug, threadId }, { key: randomUUID(), text: 'Ja.' });
  await remindOfInquiries({ db });
  expect(await remindersOf(threadId)).toEqual([]);
  expect(await writeReminderMail(services, { threadId, kind: 'reminder' }, 'de-AT')).toBeUndefined();
});

test('what was due while a dealership was suspended for days is not made up for', async () => {
  const { dealership } = await buildHouse();
  const { threadId } = await buildThread(db, dealership.id);
  await sql`update inquiry_recipient set remind_at = now() - interval '2 days', escalate_at = now() - interval '25 hours'
    where id = ${threadId}`.execute(db);
  await remindOfInquiries({ db });
  expect(await remindersOf(threadId)).toEqual([]);
});

test('a reminder quotes what the buyer wrote last', async () => {
  const { dealership, asClerk } = await buildHouse();
  const { threadId } = await buildThread(db, dealership.id, { message: 'Zuerst' });
  const place = { dealershipId: dealership.slug, threadId };
  await replyToThread(services, asClerk, place, { key: randomUUID(), text: 'Antwort' });
  const from = 'julia@example.at';
  for (const text of ['Dann', 'Zuletzt'])
    await inTransaction(db, (tx) => addBuyerMessage(tx, { recipientId: threadId, from, text, attachments: [] }));
  const mail = await writeReminderMail(services, { threadId, kind: 'escalation' }, 'de-AT');
  expect(mail?.preview).toBe('Zuletzt');
  expect(mail?.blocks.filter(({ kind }) => kind === 'quote')).toMatchObject([{ text: 'Zuletzt' }]);
});

test('new settings hold for what waits already', async () => {
  const { dealership, asOwner, asClerk } = await buildHouse();
  const { threadId } = await buildThread(db, dealership.id);
  const dueAt = async () =>
    (await db.selectFrom('inquiryRecipient').select(['dueAt', 'remindAt']).where('id', '=', threadId).execute())[0];
  const before = await dueAt();
  const settings = { targetMinutes: 600, reminderMinutes: null, escalationMinutes: 900 };
  expect(await saveInboxSettings({ db }, asOwner, dealership.slug, settings)).toMatchObject(settings);
  const after = await dueAt();
  expect(after?.dueAt?.getTime()).toBeGreaterThan(before?.dueAt?.getTime() ?? 0);
  expect(after?.remindAt).toBeNull();
  await expect(saveInboxSettings({ db }, asClerk, dealership.slug, settings)).rejects.toMatchObject({
    code: 'forbidden',
  });
});

test('new opening hours hold for what waits already, and days that are over stay for who has waited since', async () => {
  const { dealership, asOwner } = await buildHouse();
  const { id: dealershipId } = dealership;
  const { threadId } = await buildThread(db, dealershipId);
  const today = viennaDay(Date.now());
  const past = dayAfter(today, -3);
  await db.insertInto('dealershipSpecialDay').values({ dealershipId, day: past, note: null }).execute();
  const dueAt = async () =>
    (await db.selectFrom('inquiryRecipient').select('dueAt').where('id', '=', threadId).execute())[0]?.dueAt;
  const before = await dueAt();
  const { revision } = await readOwnProfile({ db }, asOwner, dealership.slug);
  const specialDays = [0, 1, 2, 3].map((days) => ({ date: dayAfter(today, days), hours: [], note: null }));
  const week = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '08:00', closes: '18:00' }));
  const reference = { dealershipId: dealership.slug, revision };
  await saveOpeningHours({ db }, asOwner, reference, { week, specialDays });
  const { rows } = await sql<{ dealershipId: string }>`
    select data ->> 'dealershipId' as dealership_id from pgboss.job where name = 'reckon-deadlines'`.execute(
    database.owner,
  );
  expect(rows).toEqual([{ dealershipId: String(dealershipId) }]);
  await reckonDeadlinesOf({ db }, dealershipId);
  const closedUntil = Date.parse(`${dayAfter(today, 4)}T00:00:00Z`);
  expect([(before?.getTime() ?? 0) < closedUntil, ((await dueAt())?.getTime() ?? 0) > closedUntil]).toEqual([
    true,
    true,
  ]);
  expect((await readOpeningTimes({ db }, [dealershipId])).get(dealershipId)?.specialDays.has(past)).toBe(true);
});

test('rules are refused with all that they name and is not there, and are read back by name', async () => {
  const { dealership, clerk, asOwner, asClerk } = await buildHouse();
  const { id: stranger } = await buildAccount(db);
  const refused = saveRoutingRules({ db }, asOwner, dealership.slug, [
    { ...rule, accountId: stranger },
    { ...rule, makes: ['gibt-es-nicht'], accountId: clerk.id },
  ]);
  await expect(refused).rejects.toMatchObject({
    issues: [
      { path: ['rules', 0, 'accountId'], code: 'unknown-colleague' },
      { path: ['rules', 1, 'makes'], code: 'unknown-make' },
    ],
  });
  await saveRoutingRules({ db }, asOwner, dealership.slug, [{ ...rule, makes: ['skoda'], accountId: clerk.id }]);
  await saveRoutingRules({ db }, asOwner, dealership.slug, [{ ...rule, makes: ['skoda'], accountId: clerk.id }]);
  const acts = await db
    .selectFrom('auditEntry')
    .select(['before', 'after'])
    .where('dealershipId', '=', dealership.id)
    .orderBy('at')
    .execute();
  const told = [`skoda, always → ${clerk.id}`];
  expect(acts).toEqual([
    { before: { rules: [] }, after: { rules: told } },
    { before: {}, after: {} },
  ]);
  const settings = await readInboxSettings({ db }, asClerk, dealership.slug);
  expect(settings.rules).toMatchObject([{ makes: [{ slug: 'skoda' }], assignee: { accountId: clerk.id } }]);
  expect(settings).toMatchObject({ mayChange: false, hasOpeningHours: false });
  expect(settings.colleagues.filter(({ isSelf }) => isSelf).map(({ accountId }) => accountId)).toEqual([clerk.id]);
});

test('templates are kept for each dealership by itself, and filled from car, buyer and house', async () => {
  const { dealership, asClerk, clerk, slug } = await buildHouse();
  const { asClerk: other, slug: otherSlug } = await buildHouse();
  expect((await listTemplates({ db }, asClerk, slug)).items.every(({ isStarter }) => isStarter)).toBe(true);
  const template = { id: randomUUID(), name: 'Kurz', language: 'de-AT' as const, body: '{kunde}: {auto}, {preis}' };
  await saveReplyTemplate({ db }, asClerk, slug, template);
  await saveReplyTemplate({ db }, asClerk, slug, template);
  const items = async () => (await listTemplates({ db }, asClerk, slug)).items;
  const [first, ...ours] = await items();
  expect([first, ours.map(({ isStarter }) => isStarter)]).toEqual([
    { ...template, isStarter: false },
    [true, true, true, true, true],
  ]);
  const { isStarter: _, ...starter } = ours[0] as (typeof ours)[number];
  await saveReplyTemplate({ db }, asClerk, slug, { ...starter, body: 'Anders' });
  expect((await items()).filter(({ isStarter }) => isStarter)).toEqual(ours.slice(1));
  await removeReplyTemplate({ db }, asClerk, slug, starter.id);
  await removeReplyTemplate({ db }, asClerk, slug, ours[1]?.id as string);
  expect(await items()).toEqual([first, ...ours.slice(2)]);
  await expect(removeReplyTemplate({ db }, asClerk, slug, starter.id)).rejects.toMatchObject({ code: 'not-found' });
  await expect(removeReplyTemplate({ db }, other, otherSlug, template.id)).rejects.toMatchObject({ code: 'not-found' });

  const listing = await buildListing(db, { dealershipId: dealership.id, priceEur: 24_990 });
  const { threadId } = await buildThread(db, dealership.id, {
    listingId: listing.id,
    subject: 'test-drive',
    details: { date: '2026-11-21', dayPart: 'morning' },
  });
  const place = { dealershipId: slug, threadId };
  const body = '{kunde}|{auto}|{preis}|{wunschtermin}|{mein-name}|{autohaus}|{telefon}|{rabatt}';
  const { parts, missing } = await fillForThread(services, asClerk, place, body);
  expect(parts.filter(({ text }) => text !== '|').map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    'filled Julia Hofer',
    `filled ${listing.title}`,
    'filled € 24.990',
    'filled Samstag, 21.11., Vormittag (8–11 Uhr)',
    `filled ${clerk.displayName}`,
    `filled ${dealership.name}`,
    'missing {telefon}',
    'unknown {rabatt}',
  ]);
  expect(missing).toBe(2);
});

test('hours of a special day count in the deadline', async () => {
  const { dealership } = await buildHouse();
  const open = { opens: '00:00', closes: '24:00' };
  const { rows } = await sql<{ day: string }>`
    select to_char((now() at time zone 'Europe/Vienna')::date + n, 'YYYY-MM-DD') as day from generate_series(0, 1) as n`.execute(
    db,
  );
  for (const { day } of rows) {
    await db.insertInto('dealershipSpecialDay').values({ dealershipId: dealership.id, day }).execute();
    await db
      .insertInto('dealershipSpecialHours')
      .values({ dealershipId: dealership.id, day, ...open })
      .execute();
  }
  const { threadId } = await buildThread(db, dealership.id);
  const { dueAt, createdAt } = await db
    .selectFrom('inquiryRecipient')
    .select(['dueAt', 'createdAt'])
    .where('id', '=', threadId)
    .executeTakeFirstOrThrow();
  const minutes = ((dueAt?.getTime() ?? 0) - createdAt.getTime()) / 60_000;
  expect(minutes).toBeGreaterThan(118.9);
  expect(minutes).toBeLessThanOrEqual(120);
});
