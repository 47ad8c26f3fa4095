import { signAccessToken } from '@kardan/core/accounts/sessions/access-token';
import { buildAccount, buildSession } from '@kardan/core/testing/build-account';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { buildListing } from '@kardan/core/testing/build-listing';
import { caughtMails } from '@kardan/services/testing/caught-mails';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildVisitor, failureOf, ownAddress, sendAllMails } from '../../testing/inquiries.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { operatorRights, staffRights } from '../../testing/test-tokens.ts';

let running: TestApp;
beforeAll(async () => {
  running = await createTestApp({ env: { SITE_CONTACT_EMAIL: ownAddress('operator') } });
});
afterAll(() => running[Symbol.asyncDispose]());

const message = 'Guten Tag, was können Sie mir anbieten?';

test('five of the six dealers near a place are asked about a car, the nearest ones that sell its make', async () => {
  const { db } = running.database;
  const at = (kmNorth: number) => ({ latitude: 47.07 + kmNorth / 111.2, longitude: 15.44 });
  const makes = await db.selectFrom('make').select('id').orderBy('id').limit(2).execute();
  const [wanted, other] = makes.map(({ id }) => id) as [number, number];
  const far = await buildDealership(db, { latitude: 48.2, longitude: 16.37 });
  const { id: listingId } = await buildListing(db, { dealershipId: far.id, makeId: wanted });
  const sellers = [];
  for (const km of [40, 8, 16, 24, 32, 48]) {
    const seller = await buildDealership(db, at(km));
    // By contract or by what they have.
    if (km % 16 === 0) await buildListing(db, { dealershipId: seller.id, makeId: wanted });
    else
      await db
        .insertInto('dealershipMake')
        .values({ dealershipId: seller.id, makeId: wanted, kind: 'sales' })
        .execute();
    sellers.push({ ...seller, km });
  }
  const stranger = await buildDealership(db, at(1));
  await buildListing(db, { dealershipId: stranger.id, makeId: other });
  const nearest = sellers.toSorted((a, b) => a.km - b.km).slice(0, 5);

  const visitor = buildVisitor();
  const receipt = await running.visitor.mailProximityDealership({ body: { listingId, postcode: '8010', ...visitor } });
  expect(receipt.recipients.map(({ name }) => name)).toEqual(nearest.map(({ name }) => name));
  await sendAllMails(running);
  for (const { email } of nearest) {
    const [mail, ...others] = await caughtMails(email);
    expect(others).toEqual([]);
    expect(mail?.recipients).toEqual([email]);
    expect(mail?.subject).toBe('Gesucht in eurer Nähe: Gepflegter Wagen');
  }
  for (const { email } of [stranger, far]) expect(await caughtMails(email)).toEqual([]);
  expect(await caughtMails(visitor.email)).toHaveLength(1);
});

test('dealers near a place are asked about a search in words; without one nearby the visitor is told', async () => {
  const { db } = running.database;
  const bregenz = await buildDealership(db, { latitude: 47.5, longitude: 9.75 });
  const make = await db
    .selectFrom('make')
    .select(['id', 'slug', 'name'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const wish = { vehicles: [make.slug], priceEur: { to: 20_000 }, fuel: ['diesel' as const] };
  const ask = (postcode: string, filters: object) =>
    running.visitor.mailProximityDealershipSearch({ body: { filters, postcode, ...buildVisitor(), message } });
  expect(await failureOf(ask('6900', wish))).toMatchObject({ status: 409, code: 'no-dealership-nearby' });
  expect(await failureOf(ask('1999', wish))).toMatchObject({
    issues: [{ path: ['postcode'], code: 'unknown-postcode' }],
  });
  await db.insertInto('dealershipMake').values({ dealershipId: bregenz.id, makeId: make.id, kind: 'sales' }).execute();
  await ask('6900', wish);
  await sendAllMails(running);
  const [mail] = await caughtMails(bregenz.email);
  expect(mail?.text).toContain(`Gesucht wird:\nFahrzeug: ${make.name}\nPreis: bis € 20.000\nTreibstoff: Diesel`);
});

test('a dealer’s message and a register request reach the operator, who learns from the account who writes', async () => {
  const { db } = running.database;
  const dealership = await buildDealership(db);
  const dealer = { email: ownAddress('chefin'), displayName: 'Eva Chefin' };
  const { id: accountId } = await buildAccount(db, staffRights(dealership.id, 'dealer-owner'), dealer);
  const send = async (token: string) =>
    running.app.inject({
      method: 'POST',
      url: '/api/v1/public/mail/dealership/admin',
      headers: { authorization: `Bearer ${token}` },
      payload: { topic: 'invoice', message: 'Die Rechnung vom Oktober fehlt.' },
    });
  const sessionId = await buildSession(db, accountId);
  expect((await send(await signAccessToken(running.services.env, { accountId, sessionId }))).statusCode).toBe(202);
  expect((await send(await running.tokenWith({}))).statusCode).toBe(403);
  expect((await send(await running.tokenWith(operatorRights))).statusCode).toBe(403);
  expect(await failureOf(running.visitor.mailDealershipAdmin({ body: { topic: 'other', message } }))).toMatchObject({
    status: 401,
  });

  const place = { street: 'Hauptplatz 1', postcode: '8010', city: 'Graz' };
  const applicant = {
    ...buildVisitor(),
    phone: '+43 316 123456',
    company: 'Autohaus Neu GmbH',
    vatId: 'ATU12345678',
    ...place,
  };
  await running.visitor.mailDealershipRegisterRequest({ body: applicant });
  await sendAllMails(running);
  const mails = await caughtMails(running.services.env.SITE_CONTACT_EMAIL);
  const bySubject = Object.fromEntries(mails.map((mail) => [mail.subject, mail]));
  const fromDealer = bySubject[`Nachricht eines Händlers: ${dealership.name}`];
  expect(Object.fromEntries(fromDealer?.headers ?? [])['reply-to']).toBe(`Eva Chefin <${dealer.email}>`);
  expect(fromDealer?.text).toContain('Thema: Rechnung und Vertrag');
  const request = bySubject['Neuer Händler möchte dabei sein: Autohaus Neu GmbH'];
  expect(request?.text).toContain('Adresse: Hauptplatz 1, 8010 Graz\nUID: ATU12345678');
  expect(mails).toHaveLength(2);
  const [confirmation] = await caughtMails(applicant.email);
  expect(confirmation?.text).not.toContain('Autohaus Neu');
});

test('what a visitor writes to the operator reaches the operator with its topic, and a wish to advertise with its format', async () => {
  const { SITE_CONTACT_EMAIL, SITE_NAME } = running.services.env;
  const [asking, advertising] = [buildVisitor(), buildVisitor()];
  const receipt = await running.visitor.mailOperator({
    body: { topic: 'privacy', ...asking, message: 'Was habt ihr von mir gespeichert?' },
  });
  expect(receipt.recipients).toMatchObject([{ name: SITE_NAME }]);
  await running.visitor.mailBannerAd({
    body: { ...advertising, company: 'Reifen Huber', format: 'magazine', from: '2027-03' },
  });
  await sendAllMails(running);
  const mails = await caughtMails(SITE_CONTACT_EMAIL);
  const from = ({ email }: { email: string }) =>
    mails.find(({ headers }) => Object.fromEntries(headers)['reply-to']?.includes(email));
  expect(from(asking)?.subject).toBe('Nachricht eines Besuchers: Datenschutz');
  expect(from(asking)?.text).toContain('> Was habt ihr von mir gespeichert?');
  expect(from(advertising)?.subject).toBe('Anfrage zu Werbung: Reifen Huber');
  expect(from(advertising)?.text).toContain('Magazin');
});

test('dealers read which version is asked for by the catalogue’s name; one that there is not is refused', async () => {
  const { db } = running.database;
  const { id: makeId } = await db
    .selectFrom('make')
    .select('id')
    .where('slug', '=', 'volkswagen')
    .executeTakeFirstOrThrow();
  const lienz = await buildDealership(db, { latitude: 46.83, longitude: 12.77 });
  await db.insertInto('dealershipMake').values({ dealershipId: lienz.id, makeId, kind: 'sales' }).execute();
  const { slug: version, name } = await db
    .selectFrom('version')
    .innerJoin('model', 'model.id', 'version.modelId')
    .select(['version.slug', 'version.name'])
    .where('model.makeId', '=', makeId)
    .where('model.slug', '=', 'golf')
    .executeTakeFirstOrThrow();
  const filters = { category: ['new' as const], vehicles: ['volkswagen/golf'] };
  const ask = (asked: string) =>
    running.visitor.mailProximityDealershipSearch({
      body: { filters, version: asked, postcode: '9900', ...buildVisitor(), message },
    });
  expect(await failureOf(ask('keine-version'))).toMatchObject({ status: 404 });
  await ask(version);
  await sendAllMails(running);
  const [mail] = await caughtMails(lienz.email);
  expect(mail?.text).toContain(`Version: ${name}`);
});
