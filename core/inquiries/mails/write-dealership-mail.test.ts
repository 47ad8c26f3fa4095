import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadEnv } from '../../env.ts';
import { buildDealership } from '../../testing/build-dealership.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
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
