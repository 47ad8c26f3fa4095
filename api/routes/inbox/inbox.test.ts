import { randomUUID } from 'node:crypto';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { buildListing } from '@kardan/core/testing/build-listing';
import { caughtMails } from '@kardan/services/testing/caught-mails';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildVisitor, sendAllMails } from '../../testing/inquiries.ts';
import { call } from '../../testing/sign-in.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { staffRights } from '../../testing/test-tokens.ts';

let running: TestApp;
beforeAll(async () => {
  running = await createTestApp();
});
afterAll(() => running[Symbol.asyncDispose]());

async function buildInbox() {
  const dealership = await buildDealership(running.database.db);
  const listing = await buildListing(running.database.db, { dealershipId: dealership.id });
  const token = await running.tokenWith(staffRights(dealership.id));
  const path = `/admin/dealership/${dealership.slug}/inbox`;
  const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', rest: string, body?: object, as = token) =>
    call(running, method, `${path}${rest}`, body, { token: as });
  return { dealership, listing, ask };
}

test('a buyer writes, the dealership answers with a template, the mail has a way back into the thread, and it is won', async () => {
  const { dealership, listing, ask } = await buildInbox();
  const visitor = buildVisitor();
  const wish = { subject: 'test-drive' as const, dayPart: 'morning' as const, date: tomorrow() };
  await running.visitor.mailListing({ body: { ...visitor, ...wish, listingId: listing.id, message: 'Geht das?' } });

  const { body: list } = await ask('GET', '?q=geht');
  expect(list.items).toMatchObject([{ buyerName: visitor.name, isUnread: true, subject: 'test-drive' }]);
  expect((await ask('GET', '/unread')).body).toEqual({ count: 1 });
  const thread = `/thread/${list.items[0].id}`;
  expect((await ask('PUT', `${thread}/read`, { isRead: true })).status).toBe(204);

  const { body: templates } = await ask('GET', '/templates');
  const { body: filled } = await ask('POST', `${thread}/fill`, { body: templates.items[0].body });
  const text = filled.parts.map((part: { text: string }) => part.text).join('');
  expect(text).toContain(visitor.name);
  expect(text).toContain(listing.title);

  const reply = { key: randomUUID(), text };
  expect((await ask('POST', `${thread}/messages`, reply)).status).toBe(201);
  const { status, body: answered } = await ask('POST', `${thread}/messages`, reply);
  expect([status, answered.state]).toEqual([201, 'answered']);
  await sendAllMails(running);
  const mails = (await caughtMails(visitor.email)).filter(({ subject }) => subject.startsWith('Antwort von'));
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  expect(mail?.text).toContain(listing.title);
  // Nobody has proven whose address it is: whoever did not ask is told why this comes, and where to say so.
  expect(mail?.text).toContain('mit deiner Adresse bei diesem Händler angefragt wurde');
  expect(mail?.text).toMatch(/Ich habe nicht angefragt:?\s+\S+\/portal\/kontakt/);
  const replyTo = Object.fromEntries(mail?.headers ?? [])['reply-to'];
  expect(replyTo).toMatch(/<antwort\+[a-z2-7]+@/);
  expect(replyTo).toContain(dealership.name);
  const { body: read } = await ask('GET', thread);
  expect(read.entries.at(1)).toMatchObject({ kind: 'message', fromBuyer: false, delivery: 'sent' });

  const won = await ask('PUT', `${thread}/state`, { state: 'won', before: 'answered' });
  expect([won.status, won.body.group]).toEqual([200, 'done']);
});

test('a state without its reason, a taken thread and a stranger’s thread are refused as what they are', async () => {
  const { dealership, ask } = await buildInbox();
  await running.visitor.mailDealership({
    body: { ...buildVisitor(), dealershipId: dealership.id, message: 'Haben Sie am Samstag offen?' },
  });
  const { body: list } = await ask('GET', '');
  const thread = `/thread/${list.items[0].id}`;
  const lost = await ask('PUT', `${thread}/state`, { state: 'lost', before: 'open' });
  expect([lost.status, lost.body.issues[0].code]).toEqual([400, 'lost-reason-needed']);
  const taken = await ask('PUT', `${thread}/assignee`, { accountId: null, before: null });
  expect(taken.status).toBe(200);
  expect((await ask('PUT', `${thread}/state`, { state: 'won', before: 'spam' })).body.code).toBe('thread-changed');
  const stranger = await running.tokenWith(staffRights((await buildDealership(running.database.db)).id));
  expect((await ask('GET', thread, undefined, stranger)).status).toBe(404);
  expect((await ask('DELETE', thread)).status).toBe(403);
  const owner = await running.tokenWith(staffRights(dealership.id, 'dealer-owner'));
  expect((await ask('POST', '/export', {}, owner)).headers['content-type']).toContain('text/csv');
  expect((await ask('DELETE', thread, undefined, owner)).status).toBe(204);
  expect((await ask('GET', thread)).status).toBe(404);
});

function tomorrow(): string {
  return new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
}
