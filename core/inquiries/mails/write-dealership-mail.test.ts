import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../db/database.ts';
import { loadEnv } from '../../env.ts';
import { buildDealership } from '../../testing/build-dealership.ts';
import { buildListing } from '../../testing/build-listing.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { insertInquiry } from '../inquiry-store.ts';
import { replyEnvOf } from '../replies/offer-reply-address.ts';
import { readReplyAddress } from '../replies/reply-address.ts';
import { writeDealershipMail } from './write-dealership-mail.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

test('a dealer reads what is looked for as people say it: names instead of slugs, flags by what they mean', async () => {
  const { db } = database;
  const { id: dealershipId } = await buildDealership(db);
  const filters: SearchFilters = {
    vehicles: ['volkswagen/golf', 'skoda'],
    mileageKm: { to: 80_000 },
    colour: ['black', 'white', 'grey', 'silver', 'blue'],
    region: ['steiermark', 'niederoesterreich'],
    warranty: true,
    taxation: ['standard'],
    place: { postcode: '8010', radiusKm: 30 },
  };
  const { id: inquiryId } = await db
    .insertInto('inquiry')
    .values({
      kind: 'proximity-dealership-search',
      senderName: 'Anna',
      senderEmail: 'anna@example.at',
      message: '',
      details: JSON.stringify({ postcode: '8010', filters }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const mail = await writeDealershipMail({ db, env: loadEnv() }, { inquiryId, dealershipId });
  expect(mail?.blocks).toContainEqual({
    kind: 'facts',
    title: 'Gesucht wird',
    facts: [
      { label: 'Fahrzeug', value: 'Volkswagen Golf, Škoda' },
      { label: 'Kilometerstand', value: 'bis 80.000 km' },
      { label: 'Farbe', value: 'Schwarz, Weiß, Grau, Silber, Blau' },
      { label: 'Garantie', value: 'ja' },
      { label: 'Besteuerung', value: 'MwSt. ausweisbar' },
      { label: 'Bundesland', value: 'Steiermark, Niederösterreich' },
      { label: 'Ort', value: '30 km um 8010 Graz' },
    ],
  });
});

test('of another dealer’s car a mail tells only what every visitor sees', async () => {
  const { db } = database;
  const { id: dealershipId } = await buildDealership(db);
  const carOf = async (state: 'active' | 'withdrawn') => {
    const { id: listingId } = await buildListing(db, { title: 'Geheimer Wagen', state });
    const { id: inquiryId } = await db
      .insertInto('inquiry')
      .values({
        kind: 'proximity-dealership',
        listingId,
        senderName: 'Anna',
        senderEmail: 'anna@example.at',
        message: '',
        details: JSON.stringify({ postcode: '8010' }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return JSON.stringify(await writeDealershipMail({ db, env: loadEnv() }, { inquiryId, dealershipId }));
  };
  expect(await carOf('active')).toContain('Geheimer Wagen');
  expect(await carOf('withdrawn')).not.toContain('Geheimer Wagen');
});

test('the signed address is where an answer goes, and stands nowhere in what an answer quotes', async () => {
  const { db } = database;
  const env = replyEnvOf(loadEnv());
  const { id: dealershipId, slug } = await buildDealership(db);
  const inquiry = {
    kind: 'dealership' as const,
    dealershipId,
    sender: { name: 'Anna', email: 'anna@example.at' },
    language: 'de-AT' as const,
    message: 'Ist er noch da?',
    details: {},
  };
  const inquiryId = await inTransaction(db, (tx) =>
    insertInquiry(tx, inquiry, [{ dealershipId, waitsForDigest: false }]),
  );
  const mail = await writeDealershipMail({ db, env }, { inquiryId, dealershipId });
  const address = mail?.replyTo?.address ?? '';
  const { recipientId } = readReplyAddress(env, address) ?? {};
  expect(mail?.blocks).toContainEqual({
    kind: 'button',
    label: 'Antwort schreiben',
    url: `${env.SITE_ORIGIN}/dealership-admin/${slug}/inbox/${recipientId}`,
  });
  expect(JSON.stringify(mail?.blocks)).not.toContain('antwort+');

  // Where nobody receives what is sent there, or takes it from dealers, it is not told.
  const site = { ...env, SITE_ORIGIN: 'https://kardan.example' };
  for (const each of [{ ...env, REPLY_MAIL_DOMAIN: undefined }, site]) {
    const without = await writeDealershipMail({ db, env: each }, { inquiryId, dealershipId });
    expect(without?.replyTo).toEqual({ name: 'Anna', address: 'anna@example.at' });
  }
  const proven = { ...site, REPLY_AUTHSERV_ID: 'mx.kardan.example' };
  const again = await writeDealershipMail({ db, env: proven }, { inquiryId, dealershipId });
  expect(again?.replyTo?.address).toBe(address);
});
