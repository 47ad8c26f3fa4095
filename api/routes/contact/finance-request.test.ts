import { buildListing } from '@kardan/core/testing/build-listing';
import { caughtMails } from '@kardan/services/testing/caught-mails';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildVisitor, failureOf, ownAddress, sendAllMails } from '../../testing/inquiries.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const bank = {
  id: 'musterbank',
  name: 'Musterbank AG',
  city: 'Wien',
  email: ownAddress('bank'),
  phone: null,
  offers: ['credit' as const],
};
const terms = { priceEur: 24_990, downPaymentEur: 5_000, months: 60 };

let running: TestApp;
beforeAll(async () => {
  running = await createTestApp({ env: { FINANCE_PARTNERS: [bank], SITE_CONTACT_EMAIL: ownAddress('operator') } });
});
afterAll(() => running[Symbol.asyncDispose]());

test('everybody sees who can be asked, and nobody where their mail goes', async () => {
  const { items } = await running.visitor.financePartners();
  expect(items).toEqual([{ id: 'musterbank', name: 'Musterbank AG', city: 'Wien', offers: ['credit'] }]);
});

test('a request reaches the partner that was chosen and nobody else; who asked is told whom', async () => {
  const visitor = buildVisitor();
  const to = { kind: 'partner' as const, partnerId: 'musterbank' };
  const receipt = await running.visitor.mailFinance({
    body: { wish: 'credit', to, terms, ...visitor, message: 'Geht es auch ohne Anzahlung?' },
  });
  expect(receipt.recipients).toEqual([{ name: 'Musterbank AG', phone: null }]);
  await sendAllMails(running);
  const [mail, ...others] = await caughtMails(bank.email);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Angebot gewünscht: Kredit');
  expect(mail?.text).toContain('Kaufpreis: € 24.990\nAnzahlung: € 5.000\nLaufzeit: 60 Monate');
  expect(mail?.text).toContain('Geht es auch ohne Anzahlung?');
  const [confirmation] = await caughtMails(visitor.email);
  expect(confirmation?.text).toContain('Musterbank AG');
  expect(await caughtMails(running.services.env.SITE_CONTACT_EMAIL)).toEqual([]);
});

test('a request about a car reaches its dealer with the car, and counts for him', async () => {
  const { db } = running.database;
  const { id: listingId, dealershipId } = await buildListing(db);
  const { email } = await db
    .selectFrom('dealership')
    .select('email')
    .where('id', '=', dealershipId)
    .executeTakeFirstOrThrow();
  await running.visitor.mailFinance({
    body: {
      wish: 'leasing',
      to: { kind: 'dealership', listingId },
      terms: { ...terms, residualEur: 9_000 },
      ...buildVisitor(),
    },
  });
  await sendAllMails(running);
  const [mail] = await caughtMails(email);
  expect(mail?.subject).toBe('Angebot gewünscht: Gepflegter Wagen');
  expect(mail?.text).toContain('Angebot für: Restwertleasing');
  expect(mail?.text).toContain('Restwert: € 9.000');
  const counted = await db.selectFrom('statisticsEvent').select('kind').where('listingId', '=', listingId).execute();
  expect(counted).toEqual([{ kind: 'inquiry' }]);
});

test('no other partner than a configured one can be chosen, for nothing that he does not offer, and never an address', async () => {
  const ask = (partnerId: string, wish: 'credit' | 'insurance') =>
    running.visitor.mailFinance({ body: { wish, to: { kind: 'partner', partnerId }, ...buildVisitor() } });
  expect(await failureOf(ask('fremde-bank', 'credit'))).toMatchObject({ status: 404 });
  expect(await failureOf(ask('musterbank', 'insurance'))).toMatchObject({ status: 404 });
  const forged = { kind: 'partner', partnerId: 'musterbank', email: 'x@example.at' } as never;
  expect(
    await failureOf(running.visitor.mailFinance({ body: { wish: 'credit', to: forged, ...buildVisitor() } })),
  ).toMatchObject({ status: 400 });
});
