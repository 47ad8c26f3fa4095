import { inTransaction } from '@kardan/core/db/database';
import { mailInquiryDigests } from '@kardan/core/inquiries/digests/mail-inquiry-digests';
import { perDealership } from '@kardan/core/inquiries/inquiry-limits';
import { insertInquiry } from '@kardan/core/inquiries/inquiry-store';
import { limitKey } from '@kardan/core/limits/limit-key';
import { insertUses } from '@kardan/core/limits/limit-store';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { buildListing } from '@kardan/core/testing/build-listing';
import { buildProof } from '@kardan/core/testing/build-proof';
import { caughtMails } from '@kardan/services/testing/caught-mails';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildVisitor, failureOf, ownAddress, sendAllMails } from '../../testing/inquiries.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  running = await createTestApp();
});
afterAll(() => running[Symbol.asyncDispose]());

const message = 'Ist der Wagen noch zu haben?\nUnd hat er eine Anhängerkupplung?';
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

const inquiriesOf = (email: string) =>
  running.database.db.selectFrom('inquiry').selectAll().where('senderEmail', '=', email).execute();

async function car(overrides: Parameters<typeof buildListing>[1] = {}) {
  const dealership = await buildDealership(running.database.db, { phone: '+43 1 234567' });
  const listing = await buildListing(running.database.db, {
    title: 'VW Golf "Comfort" <2.0 TDI>',
    dealershipId: dealership.id,
    ...overrides,
  });
  return { dealership, listing };
}

test('a question reaches the dealer by mail with the car, its answer would land in the thread, and the visitor a confirmation', async () => {
  const { dealership, listing } = await car();
  const visitor = buildVisitor();
  const receipt = await running.visitor.mailListing({
    body: { subject: 'question', listingId: listing.id, ...visitor, message },
  });
  expect(receipt).toEqual({ recipients: [{ name: dealership.name, phone: '+43 1 234567' }] });
  await sendAllMails(running);

  const [toDealer, ...others] = await caughtMails(dealership.email);
  expect(others).toEqual([]);
  expect(toDealer?.subject).toBe('Frage: VW Golf "Comfort" <2.0 TDI>');
  const headers = Object.fromEntries(toDealer?.headers ?? []);
  expect(headers['reply-to']).toMatch(/^Anna Huber <antwort\+[a-z2-7]{42}@antwort\.kardan\.example>$/);
  expect(headers.to).toBe(dealership.email);
  expect(headers.from).toMatch(/^Kardan <anfragen@kardan\.example>$/);
  expect(toDealer?.html).toContain('VW Golf &quot;Comfort&quot; &lt;2.0 TDI&gt;');
  expect(toDealer?.html).toContain('Ist der Wagen noch zu haben?<br>Und hat er');
  expect(toDealer?.text).toContain('> Ist der Wagen noch zu haben?\n> Und hat er');
  for (const part of [toDealer?.html?.replaceAll('&nbsp;', ' '), toDealer?.text]) {
    for (const word of ['Anna Huber', visitor.email, '€ 15.000', `/${listing.slug}`]) expect(part).toContain(word);
  }

  const [confirmation, ...more] = await caughtMails(visitor.email);
  expect(more).toEqual([]);
  expect(confirmation?.subject).toBe('Deine Frage ist beim Händler: VW Golf "Comfort" <2.0 TDI>');
  expect(confirmation?.text).toContain(dealership.name);
  expect(confirmation?.text).toContain('+43 1 234567');
  expect(Object.fromEntries(confirmation?.headers ?? [])).toMatchObject({ 'auto-submitted': 'auto-replied' });

  const recipients = await running.database.db
    .selectFrom('inquiryRecipient')
    .select(['dealershipId', 'deliveredAt'])
    .where('dealershipId', '=', dealership.id)
    .execute();
  expect(recipients).toEqual([{ dealershipId: dealership.id, deliveredAt: expect.any(Date) }]);
});

test('a test drive, a trade-in and a call back tell the dealer what was asked for', async () => {
  const { dealership, listing } = await car();
  const about = { listingId: listing.id };
  const dayPart = 'afternoon' as const;
  const oldCar = { make: 'Škoda', model: 'Fabia', year: 2012, mileageKm: 143_000 };
  await running.visitor.mailListing({
    body: { subject: 'test-drive', ...about, ...buildVisitor(), date: tomorrow, dayPart },
  });
  await running.visitor.mailListing({ body: { subject: 'trade-in', ...about, ...buildVisitor(), car: oldCar } });
  await running.visitor.mailListing({
    body: { subject: 'callback', ...about, ...buildVisitor(), phone: '0664/123 45 67', dayPart },
  });
  await sendAllMails(running);
  const texts = Object.fromEntries(
    (await caughtMails(dealership.email)).map(({ subject, text }) => [subject.split(':')[0], text]),
  );
  expect(texts.Probefahrt).toMatch(/Wunschtag: \w+, \d+\. \w+ 20\d\d\nTageszeit: Nachmittag/);
  expect(texts.Eintausch).toContain('Eintauschwagen: Škoda Fabia\nBaujahr: 2012\nKilometerstand: 143.000 km');
  expect(texts.Rückruf).toContain('Telefon: 0664/123 45 67\nErreichbar: Nachmittag');
});

test('the confirmation is in the visitor’s language and holds not a word of what was typed', async () => {
  const { listing } = await car();
  const visitor = { ...buildVisitor(), name: 'Gewinn jetzt', language: 'en' as const };
  const typed = 'Besuchen Sie http://spam.example und gewinnen Sie';
  const old = { make: 'Spamwagen', model: 'Lotto', year: 2012, mileageKm: 777_777 };
  await running.visitor.mailListing({
    body: { subject: 'trade-in', listingId: listing.id, ...visitor, phone: '+43 999 111222', message: typed, car: old },
  });
  await sendAllMails(running);
  const [confirmation] = await caughtMails(visitor.email);
  expect(confirmation?.subject).toMatch(/^Your trade-in inquiry has reached the dealer/);
  const whole = JSON.stringify(confirmation);
  for (const word of ['Gewinn', 'spam.example', 'Spamwagen', 'Lotto', '777,777', '777777', '999 111222']) {
    expect(whole).not.toContain(word);
  }
});

test('a fourth inquiry in a day goes to the dealer, and no fourth confirmation to the address', async () => {
  const visitor = buildVisitor();
  const addresses = {
    plain: visitor.email,
    shouted: visitor.email.replace('anna', 'ANNA'),
    tagged: visitor.email.replace('@', '+x@'),
  };
  for (const email of [...Object.values(addresses), visitor.email]) {
    const { dealership } = await car();
    const body = { dealershipId: dealership.id, ...visitor, email, proof: buildProof(), message };
    await running.visitor.mailDealership({ body });
    await sendAllMails(running);
    expect(await caughtMails(dealership.email)).toHaveLength(1);
  }
  for (const email of Object.values(addresses)) expect(await caughtMails(email)).toHaveLength(1);
});

test('a filled-in hidden field is answered like any other, and nothing is stored or sent', async () => {
  const { dealership } = await car();
  const visitor = buildVisitor();
  const body = { dealershipId: dealership.id, ...visitor, message, homepage: 'http://spam.example' };
  expect(await running.visitor.mailDealership({ body })).toEqual({
    recipients: [{ name: dealership.name, phone: dealership.phone }],
  });
  await sendAllMails(running);
  expect(await inquiriesOf(visitor.email)).toEqual([]);
  expect(await caughtMails(dealership.email)).toEqual([]);
});

test('a form without work, sent too fast or with the proof of another is refused, and nothing is stored', async () => {
  const { dealership } = await car();
  const visitor = buildVisitor();
  const send = (proof: ReturnType<typeof buildProof>, text = message) =>
    running.visitor.mailDealership({ body: { dealershipId: dealership.id, ...visitor, message: text, proof } });
  const { challenge, parts } = await running.visitor.mailChallenge();
  const refused = { code: 'spam-check-failed', status: 403 };
  expect(await failureOf(send({ challenge, nonces: Array.from({ length: parts }, () => 1) }))).toMatchObject(refused);
  expect(await failureOf(send(buildProof(new Date())))).toMatchObject(refused);
  expect(await inquiriesOf(visitor.email)).toEqual([]);
  await send(visitor.proof);
  expect(await failureOf(send(visitor.proof, 'Noch etwas anderes.'))).toMatchObject(refused);
  expect(await inquiriesOf(visitor.email)).toHaveLength(1);
});

test('a form sent again, because its answer got lost, gets the same answer and is one inquiry', async () => {
  const { dealership, listing } = await car();
  const visitor = buildVisitor();
  const body = { subject: 'question' as const, listingId: listing.id, ...visitor, message };
  const [first, again] = await Promise.all([
    running.visitor.mailListing({ body }),
    running.visitor.mailListing({ body }),
  ]);
  expect(again).toEqual(first);
  expect(await running.visitor.mailListing({ body })).toEqual(first);
  await sendAllMails(running);
  expect(await inquiriesOf(visitor.email)).toHaveLength(1);
  expect(await caughtMails(dealership.email)).toHaveLength(1);
});

test('a sold car answers 409, a withdrawn one 410, an unknown one and a suspended dealership 404', async () => {
  const ask = (listingId: number) =>
    failureOf(running.visitor.mailListing({ body: { subject: 'question', listingId, ...buildVisitor(), message } }));
  expect(await ask((await car({ state: 'sold' })).listing.id)).toMatchObject({ status: 409, code: 'listing-sold' });
  expect(await ask((await car({ state: 'withdrawn' })).listing.id)).toMatchObject({
    status: 410,
    code: 'listing-gone',
  });
  expect(await ask((await car({ state: 'draft' })).listing.id)).toMatchObject({ status: 404 });
  expect(await ask(999_999_999)).toMatchObject({ status: 404, code: 'not-found' });
  const suspended = await buildDealership(running.database.db, { state: 'suspended' });
  for (const dealershipId of [suspended.id, 999_999_999_999]) {
    const call = running.visitor.mailDealership({ body: { dealershipId, ...buildVisitor(), message } });
    expect(await failureOf(call)).toMatchObject({ status: 404, code: 'not-found' });
  }
});

test('all that is wrong with a form is told at once', async () => {
  const body = {
    subject: 'test-drive' as const,
    listingId: 1,
    name: ' ',
    email: 'anna@',
    phone: '12 34',
    date: '2020-01-01',
    dayPart: 'night' as never,
    language: 'de-AT' as const,
    recipient: 'somebody@example.at',
    proof: buildProof(),
  };
  const { issues } = await failureOf(running.visitor.mailListing({ body }));
  expect(issues.map(({ path, code }) => `${path.join('.')} ${code}`).sort()).toEqual([
    ' unrecognized-keys',
    'date date-not-offered',
    'dayPart invalid-value',
    'email invalid-format',
    'name too-small',
    'phone phone-too-short',
  ]);
});

test('a visitor who writes too often is told when to come back; somebody else is not concerned', async () => {
  const send = async (address: string) => {
    const { dealership } = await car();
    return running.app.inject({
      method: 'POST',
      url: '/api/v1/public/mail/dealership',
      remoteAddress: '127.0.0.1',
      headers: { 'x-forwarded-for': address },
      payload: { dealershipId: dealership.id, ...buildVisitor(), message },
    });
  };
  for (let i = 0; i < 15; i++) expect((await send('192.0.2.50')).statusCode).toBe(202);
  const refused = await send('192.0.2.50');
  expect(refused.json()).toMatchObject({ code: 'too-many-requests' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
  expect((await send('192.0.2.51')).statusCode).toBe(202);
});

test('however many write to a dealership, its form stays open: what comes beyond a hundred an hour comes in one mail', async () => {
  const { db } = running.database;
  const { dealership, listing } = await car();
  const quiet = await buildDealership(db);
  const key = limitKey(running.services.env.FORM_SECRET, String(dealership.id));
  await inTransaction(db, (tx) =>
    insertUses(
      tx,
      perDealership,
      Array.from({ length: 99 }, () => key),
    ),
  );
  const send = async (name: string) => {
    const visitor = { ...buildVisitor(), name };
    const receipt = await running.visitor.mailListing({
      body: { subject: 'question', listingId: listing.id, ...visitor, message: `${message} ${name}` },
    });
    expect(receipt.recipients).toHaveLength(1);
    return visitor;
  };
  await send('Die Hundertste');
  const late = [await send('Berta'), await send('Clemens')];
  await sendAllMails(running);
  expect(await caughtMails(dealership.email)).toHaveLength(1);
  for (const { email } of late) expect(await caughtMails(email), 'a confirmation').toHaveLength(1);

  expect(await mailInquiryDigests({ db })).toBe(1);
  expect(await mailInquiryDigests({ db }), 'told once').toBe(0);
  await sendAllMails(running);
  const digest = (await caughtMails(dealership.email)).find(({ subject }) => subject === '2 weitere Anfragen');
  for (const { name, email } of late) {
    expect(digest?.text).toContain(`${message.split('\n')[1]} ${name}`);
    expect(digest?.text).toContain(email);
  }
  expect(digest?.html).toContain(`/${listing.slug}`);
  const undelivered = await db
    .selectFrom('inquiryRecipient')
    .select('inquiryId')
    .where('dealershipId', '=', dealership.id)
    .where('deliveredAt', 'is', null)
    .execute();
  expect(undelivered).toEqual([]);
  expect(await caughtMails(quiet.email)).toEqual([]);
});

test('a hundred waiting inquiries are told in four mails, and one that was erased meanwhile in none', async () => {
  const { db } = running.database;
  const dealership = await buildDealership(db);
  const inquiry = { kind: 'dealership' as const, dealershipId: dealership.id, language: 'de-AT' as const };
  const erased = ownAddress('erased');
  await inTransaction(db, async (tx) => {
    for (let i = 0; i < 100; i++) {
      const sender = { name: `Anna ${i}.`, email: i === 99 ? erased : ownAddress('anna') };
      const recipients = [{ dealershipId: dealership.id, waitsForDigest: true }];
      await insertInquiry(tx, { ...inquiry, sender, message, details: {} }, recipients);
    }
  });
  expect(await mailInquiryDigests({ db })).toBe(4);
  await db.deleteFrom('inquiry').where('senderEmail', '=', erased).execute();
  await sendAllMails(running);
  const mails = await caughtMails(dealership.email);
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    '24 weitere Anfragen',
    ...Array.from({ length: 3 }, () => '25 weitere Anfragen'),
  ]);
  const told = mails.map(({ text }) => text).join();
  for (let i = 0; i < 99; i++) expect(told).toContain(`Anna ${i}.`);
  expect(told).not.toContain(erased);
});

test('an inquiry counts for the car and its dealer, and for nobody when it is refused', async () => {
  const { dealership, listing } = await car();
  const visitor = buildVisitor();
  const body = { subject: 'question' as const, listingId: listing.id, ...visitor, message };
  await running.visitor.mailListing({ body });
  await failureOf(running.visitor.mailListing({ body: { ...body, message: 'Noch etwas anderes.' } }));
  const events = await running.database.db
    .selectFrom('statisticsEvent')
    .select(['kind', 'dealershipId', 'listingId'])
    .where('dealershipId', '=', dealership.id)
    .execute();
  expect(events).toEqual([{ kind: 'inquiry', dealershipId: dealership.id, listingId: listing.id }]);
});
