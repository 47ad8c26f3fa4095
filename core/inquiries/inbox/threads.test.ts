import { randomUUID } from 'node:crypto';
import { inboxDefaults } from '@kardan/contract/values/inbox';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor, DealershipRight } from '../../accounts/actor.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { loadEnv } from '../../env.ts';
import { limitKey } from '../../limits/limit-key.ts';
import { useLimits } from '../../limits/use-limits.ts';
import { saveSettled } from '../../mail/mail-store.ts';
import { type Media, openMedia } from '../../media/media.ts';
import { buildAccount } from '../../testing/build-account.ts';
import { buildDealership } from '../../testing/build-dealership.ts';
import { buildListing } from '../../testing/build-listing.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { eraseInquiries } from '../erase-inquiries.ts';
import { exportInquiries } from '../export-inquiries.ts';
import { forgetInquiries } from '../forget-inquiries.ts';
import { perBuyerOfAll } from '../inquiry-limits.ts';
import { assignThread } from './acts/assign-thread.ts';
import { callBackDone } from './acts/call-back-done.ts';
import { markThread } from './acts/mark-thread.ts';
import { noteInThread, removeNote } from './acts/note-in-thread.ts';
import { removeThread } from './acts/remove-thread.ts';
import { replyToThread } from './acts/reply-to-thread.ts';
import { setThreadState } from './acts/set-thread-state.ts';
import { addBuyerMessage } from './add-buyer-message.ts';
import { addDealershipReply } from './add-dealership-reply.ts';
import { countUnreadInquiries } from './reading/list-threads.ts';
import { readThread } from './reading/read-thread.ts';
import { buildThread } from './testing/build-thread.ts';

let database: TestDatabase;
let db: Database;
let services: { db: Database; env: ReturnType<typeof loadEnv>; media: Media };
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  services = { db, env: loadEnv(), media: openMedia(loadEnv()) };
});
afterAll(() => database[Symbol.asyncDispose]());

async function buildColleague(dealershipId: number, right: DealershipRight = 'staff'): Promise<Actor> {
  const role = right === 'owner' ? 'dealer-owner' : 'dealer-staff';
  const { id: accountId } = await buildAccount(db, right === 'reader' ? {} : { memberships: { [dealershipId]: role } });
  return {
    accountId,
    isOperator: false,
    isEditor: false,
    memberships: new Map([[dealershipId, { right, isSuspended: false }]]),
  };
}

async function buildInbox() {
  const { id: dealershipId } = await buildDealership(db);
  const staff = await buildColleague(dealershipId);
  const listing = await buildListing(db, { dealershipId });
  const { threadId, inquiryId } = await buildThread(db, dealershipId, {
    listingId: listing.id,
    email: `julia-${randomUUID()}@example.at`,
  });
  return { dealershipId, staff, listing, inquiryId, place: { dealershipId: String(dealershipId), threadId } };
}

const mailsOf = (threadId: string) =>
  db
    .selectFrom('inquiryMessage')
    .innerJoin('mail', 'mail.id', 'inquiryMessage.mailId')
    .select(['mail.id', 'mail.template', 'mail.recipient'])
    .where('recipientId', '=', threadId)
    .execute();

const buyerWrites = (recipientId: string, text = 'Noch etwas: Geht auch Sonntag?') =>
  inTransaction(db, (tx) => addBuyerMessage(tx, { recipientId, from: 'andere@example.at', text, attachments: [] }));

describe('an inquiry', () => {
  test('begins as an open thread that nobody has read, with its car and its words', async () => {
    const { staff, place, listing } = await buildInbox();
    const thread = await readThread(services, staff, place);
    expect(thread).toMatchObject({
      state: 'open',
      isUnread: true,
      buyerName: 'Julia Hofer',
      snippet: 'Ist das Auto noch da?',
      lastFromBuyer: true,
      targetMinutes: inboxDefaults.targetMinutes,
      car: { id: listing.id, isOwn: true, state: 'active', inquiries: 1, openInquiries: 1 },
    });
    expect(thread.dueAt).not.toBeNull();
    expect(thread.entries).toMatchObject([{ kind: 'message', via: 'form', fromBuyer: true }]);
    expect(await countUnreadInquiries(services, staff, place.dealershipId)).toEqual({ count: 1 });
    await markThread(services, staff, place, { isRead: true });
    expect(await countUnreadInquiries(services, staff, place.dealershipId)).toEqual({ count: 0 });
    await markThread(services, staff, place, { isRead: false });
    expect((await readThread(services, staff, place)).isUnread).toBe(true);
  });
});

describe('a reply', () => {
  test('of one key is one mail, however often and however many at once ask for it', async () => {
    const { staff, place } = await buildInbox();
    const reply = { key: randomUUID(), text: 'Ja, kommen Sie gern vorbei.' };
    await Promise.all(Array.from({ length: 8 }, () => replyToThread(services, staff, place, reply)));
    const thread = await replyToThread(services, staff, place, reply);
    const mails = await mailsOf(place.threadId);
    expect(mails).toMatchObject([{ template: 'reply-to-buyer', recipient: thread.buyer.email }]);
    expect(thread).toMatchObject({ state: 'answered', group: 'waiting', waitingSince: null, dueAt: null });
    expect(thread.firstAnswerMinutes).toBeGreaterThanOrEqual(0);
    expect(thread.entries.filter(({ kind }) => kind === 'message')).toMatchObject([
      { via: 'form' },
      { via: 'page', text: reply.text, delivery: 'queued', by: { accountId: staff.accountId } },
    ]);
  });

  test('shows what became of its mail, also when the mail is forgotten', async () => {
    const { staff, place } = await buildInbox();
    await replyToThread(services, staff, place, { key: randomUUID(), text: 'Ja.' });
    const [mail] = await mailsOf(place.threadId);
    await inTransaction(db, (tx) => saveSettled(tx, mail?.id ?? '', 'refused'));
    await db
      .deleteFrom('mail')
      .where('id', '=', mail?.id ?? '')
      .execute();
    const { entries } = await readThread(services, staff, place);
    expect(entries.find((entry) => entry.kind === 'message' && !entry.fromBuyer)).toMatchObject({
      delivery: 'refused',
    });
  });

  test('is refused beyond thirty a day to one buyer', async () => {
    const { staff, place } = await buildInbox();
    const reply = () => replyToThread(services, staff, place, { key: randomUUID(), text: 'Ja.' });
    for (let sent = 0; sent < 30; sent++) await reply();
    await expect(reply()).rejects.toMatchObject({ code: 'too-many-requests' });
    expect(await mailsOf(place.threadId)).toHaveLength(30);
  });

  test('counts all threads of a house with one mailbox together, however the address is spelled, and no other’s', async () => {
    const { dealershipId, staff } = await buildInbox();
    const name = randomUUID();
    const reply = async (email: string) => {
      const { threadId } = await buildThread(db, dealershipId, { email });
      const place = { dealershipId: String(dealershipId), threadId };
      return replyToThread(services, staff, place, { key: randomUUID(), text: 'Ja.' });
    };
    for (let sent = 0; sent < 30; sent++) await reply(`${name}+${sent}@example.at`);
    await expect(reply(`${name}@Example.at`)).rejects.toMatchObject({ code: 'too-many-requests' });
    await reply(`${randomUUID()}@example.at`);
  });

  test('is refused beyond a hundred a day to one mailbox from all houses', async () => {
    const { dealershipId, staff } = await buildInbox();
    const email = `${randomUUID()}@example.at`;
    const { threadId } = await buildThread(db, dealershipId, { email });
    const key = limitKey(services.env.FORM_SECRET, email);
    await inTransaction(db, (tx) => useLimits(tx, perBuyerOfAll, Array(99).fill(key)));
    const place = { dealershipId: String(dealershipId), threadId };
    const reply = () => replyToThread(services, staff, place, { key: randomUUID(), text: 'Ja.' });
    await reply();
    await expect(reply()).rejects.toMatchObject({ code: 'too-many-requests' });
    expect(await mailsOf(threadId)).toHaveLength(1);
  });

  test('from a mail program lands in the thread and goes to the buyer, once', async () => {
    const { staff, place } = await buildInbox();
    const mailed = {
      recipientId: place.threadId,
      accountId: staff.accountId,
      messageId: '<a@b>',
      text: 'Aus dem Mail',
    };
    const [first, again] = [
      await inTransaction(db, (tx) => addDealershipReply(tx, mailed)),
      await inTransaction(db, (tx) => addDealershipReply(tx, mailed)),
    ];
    expect([first !== undefined, again]).toEqual([true, undefined]);
    expect(await mailsOf(place.threadId)).toHaveLength(1);
    expect((await readThread(services, staff, place)).state).toBe('answered');
  });
});

describe('a buyer who writes again', () => {
  test('opens the thread, unread and with a new clock', async () => {
    const { staff, place } = await buildInbox();
    await replyToThread(services, staff, place, { key: randomUUID(), text: 'Ja.' });
    await markThread(services, staff, place, { isRead: true });
    await buyerWrites(place.threadId);
    const thread = await readThread(services, staff, place);
    expect(thread).toMatchObject({ state: 'open', isUnread: true, snippet: 'Noch etwas: Geht auch Sonntag?' });
    expect(thread.waitingSince).not.toBeNull();
    expect(thread.dueAt).not.toBeNull();
  });

  test('that nobody was shown yet stays unread, whatever was read before it', async () => {
    const { staff, place } = await buildInbox();
    const shown = await readThread(services, staff, place);
    await markThread(services, staff, place, { isRead: true, upTo: shown.entries.at(-1)?.at });
    expect((await readThread(services, staff, place)).isUnread).toBe(false);
    await buyerWrites(place.threadId);
    await markThread(services, staff, place, { isRead: true, upTo: shown.entries.at(-1)?.at });
    expect((await readThread(services, staff, place)).isUnread).toBe(true);

    const later = await readThread(services, staff, place);
    await markThread(services, staff, place, { isRead: true, upTo: later.entries.at(-1)?.at });
    expect((await readThread(services, staff, place)).isUnread).toBe(false);
    // A colleague who has the page from before.
    await markThread(services, staff, place, { isRead: true, upTo: shown.entries.at(-1)?.at });
    expect((await readThread(services, staff, place)).isUnread).toBe(false);
  });

  test('does not open what is held for spam', async () => {
    const { staff, place } = await buildInbox();
    await setThreadState(services, staff, place, { state: 'spam', before: 'open' });
    await buyerWrites(place.threadId);
    expect((await readThread(services, staff, place)).state).toBe('spam');
  });

  test('in a thread that is gone leaves nothing', async () => {
    expect(await buyerWrites(randomUUID())).toBeUndefined();
  });
});

describe('a state', () => {
  test('is set with its reason, is on record, and can be taken back', async () => {
    const { staff, place, dealershipId } = await buildInbox();
    const { waitingSince, dueAt } = await readThread(services, staff, place);
    const lost = await setThreadState(services, staff, place, {
      state: 'lost',
      before: 'open',
      reason: 'price',
      note: 'Wollte 2.000 weniger zahlen',
    });
    expect(lost).toMatchObject({ state: 'lost', group: 'done', lostReason: 'price', waitingSince: null });
    const back = await setThreadState(services, staff, place, { state: 'open', before: 'lost' });
    expect(back).toMatchObject({ state: 'open', lostReason: null, lostNote: null, waitingSince, dueAt });
    const states = back.entries.flatMap((entry) => (entry.kind === 'act' ? [[entry.before, entry.state]] : []));
    expect(states).toEqual([
      ['open', 'lost'],
      ['lost', 'open'],
    ]);
    const acts = await db.selectFrom('auditEntry').selectAll().where('dealershipId', '=', dealershipId).execute();
    expect(acts.map(({ action }) => action)).toEqual(['inquiry.state-changed', 'inquiry.state-changed']);
    expect(JSON.stringify(acts)).not.toContain('Julia');
    expect(JSON.stringify(acts)).not.toContain('2.000');
  });

  test('is refused when it is no longer the one that was seen', async () => {
    const { staff, place } = await buildInbox();
    await setThreadState(services, staff, place, { state: 'won', before: 'open' });
    const late = setThreadState(services, staff, place, { state: 'spam', before: 'open' });
    await expect(late).rejects.toMatchObject({ code: 'thread-changed' });
  });

  test('of who was called and reached is answered, of who was not it stays open', async () => {
    const { staff, place } = await buildInbox();
    const tried = await callBackDone(services, staff, place, { key: randomUUID(), reached: false });
    expect(tried).toMatchObject({ state: 'open', firstAnswerAt: null });
    const key = randomUUID();
    await callBackDone(services, staff, place, { key, reached: true });
    const called = await callBackDone(services, staff, place, { key, reached: true });
    expect(called.state).toBe('answered');
    expect(called.firstAnswerAt).not.toBeNull();
    expect(called.entries.filter((entry) => entry.kind === 'act' && entry.act === 'called')).toHaveLength(2);
  });
});

describe('an assignment', () => {
  test('goes to one of those who take the thread at the same moment; the others are told', async () => {
    const { place, dealershipId } = await buildInbox();
    const takers = await Promise.all(Array.from({ length: 6 }, () => buildColleague(dealershipId)));
    const ends = await Promise.allSettled(
      takers.map((actor) => assignThread(services, actor, place, { accountId: actor.accountId, before: null })),
    );
    const won = ends.flatMap((end, taker) => (end.status === 'fulfilled' ? [takers[taker]?.accountId] : []));
    expect(won).toHaveLength(1);
    const refusals = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason.code] : []));
    expect(refusals).toEqual(Array(5).fill('thread-changed'));
    const thread = await readThread(services, takers[0] as Actor, place);
    expect(thread.assignee?.accountId).toBe(won[0]);
  });

  test('to somebody who does not work here is refused', async () => {
    const { staff, place } = await buildInbox();
    const { id: accountId } = await buildAccount(db);
    const assigned = assignThread(services, staff, place, { accountId, before: null });
    await expect(assigned).rejects.toMatchObject({ issues: [{ path: ['accountId'], code: 'unknown-colleague' }] });
  });
});

describe('another dealership', () => {
  test('finds no thread, whatever it tries, also by the way of its own inbox', async () => {
    const { place } = await buildInbox();
    const { id: otherId } = await buildDealership(db);
    const other = await buildColleague(otherId, 'owner');
    const before = await db.selectFrom('inquiryRecipient').selectAll().where('id', '=', place.threadId).execute();
    for (const dealershipId of [place.dealershipId, String(otherId)]) {
      const there = { ...place, dealershipId };
      const key = randomUUID();
      for (const attempt of [
        () => readThread(services, other, there),
        () => markThread(services, other, there, { isRead: true }),
        () => replyToThread(services, other, there, { key, text: 'x' }),
        () => noteInThread(services, other, there, { key, text: 'x' }),
        () => assignThread(services, other, there, { accountId: other.accountId, before: null }),
        () => setThreadState(services, other, there, { state: 'spam', before: 'open' }),
        () => callBackDone(services, other, there, { key, reached: true }),
        () => removeThread(services, other, there),
      ]) {
        await expect(attempt()).rejects.toMatchObject({ code: 'not-found' });
      }
    }
    const after = await db.selectFrom('inquiryRecipient').selectAll().where('id', '=', place.threadId).execute();
    expect(after).toEqual(before);
  });

  test('an analyst of the group does not read what buyers write', async () => {
    const { place, dealershipId } = await buildInbox();
    const analyst = await buildColleague(dealershipId, 'reader');
    await expect(readThread(services, analyst, place)).rejects.toMatchObject({ code: 'forbidden' });
  });
});

test('a note is removed by who wrote it or by an owner, by nobody else', async () => {
  const { staff, place, dealershipId } = await buildInbox();
  const key = randomUUID();
  await noteInThread(services, staff, place, { key, text: 'Golf bis Freitag in der Aufbereitung' });
  const noted = await noteInThread(services, staff, place, { key, text: 'Golf bis Freitag in der Aufbereitung' });
  const notes = noted.entries.filter(({ kind }) => kind === 'note');
  expect(notes).toMatchObject([{ by: { accountId: staff.accountId } }]);
  const noteId = notes[0]?.id ?? '';
  const colleague = await buildColleague(dealershipId);
  await expect(removeNote(services, colleague, place, noteId)).rejects.toMatchObject({ code: 'forbidden' });
  const owner = await buildColleague(dealershipId, 'owner');
  const left = await removeNote(services, owner, place, noteId);
  expect(left.entries.filter(({ kind }) => kind === 'note')).toEqual([]);
  const own = await noteInThread(services, owner, place, { key: randomUUID(), text: 'Erledigt' });
  await removeNote(services, owner, place, own.entries.find(({ kind }) => kind === 'note')?.id ?? '');
  const acts = await db
    .selectFrom('auditEntry')
    .select(['action', 'actorAccountId', 'objectId'])
    .where('dealershipId', '=', dealershipId)
    .execute();
  expect(acts).toEqual([{ action: 'inquiry.note-removed', actorAccountId: owner.accountId, objectId: place.threadId }]);
});

describe('what is written in threads', () => {
  const withoutFiles = { maxFileBytes: 0 };
  async function buildTalk() {
    const inbox = await buildInbox();
    const { staff, place } = inbox;
    await replyToThread(services, staff, place, { key: randomUUID(), text: 'Antwort-geheim' });
    await noteInThread(services, staff, place, { key: randomUUID(), text: 'Notiz-geheim' });
    await inTransaction(db, (tx) =>
      addBuyerMessage(tx, {
        recipientId: place.threadId,
        from: 'andere@example.at',
        text: 'Nachfrage-geheim',
        attachments: [{ id: randomUUID(), name: 'foto.jpg', mediaType: 'image/jpeg', sizeBytes: 9, isKept: true }],
      }),
    );
    const { buyer } = await readThread(services, staff, place);
    return { ...inbox, email: buyer.email };
  }
  const rowsLeft = async (threadId: string) => {
    const { rows } = await sql<{ count: number }>`
      select (select count(*) from inquiry_message where recipient_id = ${threadId})
        + (select count(*) from inquiry_note where recipient_id = ${threadId})
        + (select count(*) from inquiry_act where recipient_id = ${threadId})
        + (select count(*) from inquiry_attachment join inquiry_message m on m.id = message_id
           where m.recipient_id = ${threadId}) as count`.execute(db);
    return rows[0]?.count;
  };

  test('is told to the person who asks, both sides and notes', async () => {
    const { email } = await buildTalk();
    const { held } = await exportInquiries(services, email, withoutFiles);
    const told = JSON.stringify(held);
    for (const word of ['Antwort-geheim', 'Notiz-geheim', 'Nachfrage-geheim', 'foto.jpg']) expect(told).toContain(word);
    const ofOther = await exportInquiries(services, 'andere@example.at', withoutFiles);
    expect(ofOther.held.messages).toContainEqual(
      expect.objectContaining({
        body: 'Nachfrage-geheim',
        folded: null,
        attachments: [expect.objectContaining({ name: 'foto.jpg' })],
      }),
    );
  });

  test('is told without the mailbox that somebody else wrote from', async () => {
    const { email } = await buildTalk();
    const { held } = await exportInquiries(services, email, withoutFiles);
    expect(JSON.stringify(held)).toContain('Nachfrage-geheim');
    expect(JSON.stringify(held)).not.toContain('andere@');
  });

  test('goes when the person wants it, with the mails', async () => {
    const { email, place } = await buildTalk();
    expect(await rowsLeft(place.threadId)).toBeGreaterThan(3);
    expect(await eraseInquiries(services, email)).toMatchObject({ inquiries: 1, mails: 1 });
    expect(await rowsLeft(place.threadId)).toBe(0);
  });

  test('goes from threads of another address, when the person wrote from there', async () => {
    const { place } = await buildTalk();
    await eraseInquiries(services, 'andere@example.at');
    const { rows } =
      await sql`select from inquiry_message where recipient_id = ${place.threadId} and from_buyer`.execute(db);
    expect(rows).toEqual([]);
  });

  test('goes after twelve months', async () => {
    const { inquiryId, place } = await buildTalk();
    await sql`update inquiry set created_at = now() - interval '13 months' where id = ${inquiryId}`.execute(db);
    await forgetInquiries({ db });
    expect(await rowsLeft(place.threadId)).toBe(0);
  });

  test('goes when an owner removes the thread; what is on record names nobody', async () => {
    const { place, staff, dealershipId, inquiryId } = await buildTalk();
    await expect(removeThread(services, staff, place)).rejects.toMatchObject({ code: 'forbidden' });
    await removeThread(services, await buildColleague(dealershipId, 'owner'), place);
    expect(await rowsLeft(place.threadId)).toBe(0);
    expect(await db.selectFrom('inquiry').select('id').where('id', '=', inquiryId).execute()).toEqual([]);
    const acts = await db.selectFrom('auditEntry').selectAll().where('dealershipId', '=', dealershipId).execute();
    expect(acts.map(({ action }) => action)).toContain('inquiry.removed');
    expect(JSON.stringify(acts)).not.toMatch(/geheim|Julia/);
  });

  test('stays without a name when who wrote it is erased', async () => {
    const { place, staff, dealershipId } = await buildTalk();
    const owner = await buildColleague(dealershipId, 'owner');
    await db.deleteFrom('account').where('id', '=', staff.accountId).execute();
    const { entries } = await readThread(services, owner, place);
    expect(entries.find((entry) => entry.kind === 'message' && !entry.fromBuyer)).toMatchObject({ by: null });
  });
});
