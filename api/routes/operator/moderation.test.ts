import type { Calls } from '@kardan/contract/calls/calls';
import { type Client, createClient } from '@kardan/contract/client/client';
import { moderationPageSize } from '@kardan/contract/values/moderation';
import { sealNoticeToken } from '@kardan/core/moderation/notices/own/notice-token';
import { buildNotice, reasons } from '@kardan/core/moderation/testing/build-case';
import { indexListings } from '@kardan/core/search/index/index-listings';
import { buildListing } from '@kardan/core/testing/build-listing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureOf } from '../../testing/inquiries.ts';
import { call } from '../../testing/sign-in.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { operatorRights, staffRights } from '../../testing/test-tokens.ts';

let running: TestApp;
let operator: Client<Calls>;
let second: Client<Calls>;
beforeAll(async () => {
  running = await createTestApp();
  operator = await clientWith(operatorRights);
  second = await clientWith(operatorRights);
});
afterAll(() => running[Symbol.asyncDispose]());

/** Always the same person, whoever decided before is known by. */
async function clientWith(rights: Parameters<TestApp['tokenWith']>[0]): Promise<Client<Calls>> {
  const token = await running.tokenWith(rights);
  return createClient({ host: running.host, credentials: () => token });
}

const found = async (makeId: number) => {
  await running.index.refresh();
  const { slug } = await running.database.db
    .selectFrom('make')
    .select('slug')
    .where('id', '=', makeId)
    .executeTakeFirstOrThrow();
  const { items } = await running.visitor.searchQuery({ body: { vehicles: [slug], limit: 100 } });
  return items.map(({ id }) => id);
};

test('a blocked car is gone from its page and, with the usual job, from search; unblocked it is back', async () => {
  const { id, slug, makeId } = await buildListing(running.database.db);
  await indexListings(running.services, [id]);
  expect(await found(makeId)).toContain(id);
  const statement = await operator.blockListing({ params: { listingId: id }, body: { ...reasons, foundBy: 'own' } });
  expect(statement).toMatchObject({ measure: 'block-listing', foundBy: 'own', isAutomated: false, lifted: null });
  expect((await call(running, 'GET', `/listing/${slug}`)).status).toBe(410);
  await indexListings(running.services, [id]);
  expect(await found(makeId)).not.toContain(id);

  const because = 'Das Gutachten betraf ein anderes Auto.';
  await operator.unblockListing({ params: { listingId: id }, body: { because } });
  expect((await call(running, 'GET', `/listing/${slug}`)).status).toBe(200);
  await indexListings(running.services, [id]);
  expect(await found(makeId)).toContain(id);
});

test('what is due first comes first, page by page without gaps, and filters narrow it', async () => {
  const { db } = running.database;
  await db.deleteFrom('contentNotice').execute();
  const { id: listingId, dealershipId } = await buildListing(db);
  const count = moderationPageSize + 7;
  const rows = Array.from({ length: count }, (_, place) => ({
    listingId,
    dealershipId,
    reason: place % 2 === 0 ? ('fraud' as const) : ('other' as const),
    explanation: `Meldung ${place}`,
    // Several at the same moment: the id decides.
    dueAt: new Date(Date.UTC(2026, 0, 1, place % 5)),
  }));
  await db.insertInto('contentNotice').values(rows).execute();
  const first = await operator.operatorNotices({ query: {} });
  expect(first.items).toHaveLength(moderationPageSize);
  expect(first.counts).toMatchObject({ open: count, late: count, mine: 0, nobody: count });
  const rest = await operator.operatorNotices({ query: { cursor: first.cursor as string } });
  expect(rest.cursor).toBeNull();
  const all = [...first.items, ...rest.items];
  expect(new Set(all.map(({ id }) => id)).size).toBe(count);
  expect(all.map(({ dueAt }) => dueAt)).toEqual(all.map(({ dueAt }) => dueAt).sort());

  const fraud = await operator.operatorNotices({ query: { reason: 'fraud' } });
  expect(new Set(fraud.items.map(({ reason }) => reason))).toEqual(new Set(['fraud']));
  await operator.assignNotice({ params: { noticeId: all[0]?.id as string }, body: { to: 'me' } });
  const mine = await operator.operatorNotices({ query: { assigned: 'mine' } });
  expect(mine.items.map(({ id }) => id)).toEqual([all[0]?.id]);
  expect((await operator.operatorNotices({ query: { state: 'decided' } })).items).toEqual([]);
  const broken = await failureOf(operator.operatorNotices({ query: { cursor: 'bm9uc2Vuc2U' } }));
  expect(broken).toMatchObject({ code: 'invalid-request' });
});

test('a notice goes its way: asked, answered, blocked, complained of, put right by somebody else', async () => {
  const { db } = running.database;
  const { noticeId, listing } = await buildNotice(db);
  const { dealershipId } = listing;
  const dealer = await clientWith(staffRights(dealershipId, 'dealer-owner'));
  const notice = { params: { noticeId } };
  await operator.askDealer({ ...notice, body: { question: 'Wie erklären Sie den Kilometerstand?' } });
  const ofHouse = { dealershipId: String(dealershipId) };
  const { questions } = await dealer.statements({ params: ofHouse, query: {} });
  expect(questions).toMatchObject([{ noticeId, isOpen: true, label: 'Passat Variant' }]);
  const answer = 'Das Gutachten gehört zu einem anderen Auto.';
  await dealer.answerNoticeQuestion({ params: { ...ofHouse, noticeId }, body: { answer } });
  expect((await operator.operatorNotice(notice)).question?.answer).toBe(answer);

  await operator.decideNotice({ ...notice, body: { outcome: 'block-listing', ...reasons } });
  const { items } = await dealer.statements({ params: ofHouse, query: {} });
  expect(items).toMatchObject([{ facts: reasons.facts, mayComplain: true, complaint: null }]);
  const statementId = items[0]?.id as string;
  const text = 'Die Fahrgestellnummer im Gutachten ist eine andere.';
  await dealer.complainOfStatement({ params: { ...ofHouse, statementId }, body: { text } });

  const waiting = await second.operatorComplaints({ query: {} });
  const complaintId = waiting.items.find(({ label }) => label === 'Passat Variant')?.id as string;
  const complaint = { params: { complaintId } };
  const body = { outcome: 'upheld' as const, answer: 'Sie haben recht, es war ein anderes Auto.' };
  expect(await failureOf(operator.decideComplaint({ ...complaint, body }))).toMatchObject({
    code: 'first-decision-was-yours',
  });
  await second.decideComplaint({ ...complaint, body });
  expect((await second.operatorComplaint(complaint)).listing?.state).toBe('active');
  const decided = await second.operatorComplaints({ query: { state: 'decided', complainant: 'dealer' } });
  expect(decided.items.map(({ id }) => id)).toContain(complaintId);
});

test('the form of a reporter’s page leads back to it, and a forged link leads nowhere', async () => {
  const { noticeId } = await buildNotice(running.database.db);
  const reason = 'Die Angaben stimmen mit dem Serviceheft überein.';
  await operator.decideNotice({ params: { noticeId }, body: { outcome: 'rejected', reason } });
  const token = sealNoticeToken(noticeId, running.services.env.LINK_SECRET);
  expect(await running.visitor.ownNotice({ params: { token } })).toMatchObject({ state: 'rejected' });
  const send = (given: string, text: string) =>
    running.app.inject({
      method: 'POST',
      url: `/api/v1/public/notices/own/${given}/complaint`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ text, page: 'en' }).toString(),
    });
  const text = 'Das Serviceheft ist gefälscht, wie die Stempel zeigen.';
  expect((await send(token, 'zu kurz')).statusCode).toBe(400);
  const forged = `${token.slice(0, 30)}${token[30] === 'A' ? 'B' : 'A'}${token.slice(31)}`;
  expect((await send(forged, text)).statusCode).toBe(404);
  expect((await send('1', text)).statusCode).toBe(404);
  const taken = await send(token, text);
  expect([taken.statusCode, taken.headers.location]).toEqual([303, `/en/notice/${token}`]);
  expect((await send(token, text)).statusCode).toBe(409);
  expect(await running.visitor.ownNotice({ params: { token } })).toMatchObject({ complaint: { state: 'open' } });
});

test('whatever an operator changes leaves an entry, and a refused act leaves none', async () => {
  const { db } = running.database;
  const entries = async () => (await db.selectFrom('auditEntry').select('id').execute()).length;
  const { noticeId, listing } = await buildNotice(db);
  const because = 'Das Gutachten betraf ein anderes Auto.';
  const acts: (() => Promise<unknown>)[] = [
    () => operator.assignNotice({ params: { noticeId }, body: { to: 'me' } }),
    () => operator.askDealer({ params: { noticeId }, body: { question: 'Wie erklären Sie den Kilometerstand?' } }),
    () => operator.decideNotice({ params: { noticeId }, body: { outcome: 'block-listing', ...reasons } }),
    () => operator.unblockListing({ params: { listingId: listing.id }, body: { because } }),
    () => operator.blockListing({ params: { listingId: listing.id }, body: reasons }),
  ];
  for (const act of acts) {
    const before = await entries();
    await act();
    expect(await entries(), act.toString()).toBeGreaterThan(before);
  }
  const before = await entries();
  for (const act of acts.filter((_, place) => place !== 3)) await failureOf(act());
  expect(await entries()).toBe(before);
});
