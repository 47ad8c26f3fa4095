import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadEnv } from '../../env.ts';
import { renderText } from '../../mail/layout/render-text.ts';
import { buildDealership } from '../../testing/build-dealership.ts';
import { buildListing } from '../../testing/build-listing.ts';
import { buildMatch } from '../../testing/build-match.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { sealAgentToken } from '../links/agent-token.ts';
import { mailMatches } from '../mailing/mail-matches.ts';
import { buildAgent } from '../testing/build-agent.ts';
import { writeMatchesMail } from './write-matches-mail.ts';

const env = loadEnv();
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

type Cars = [overrides: Parameters<typeof buildListing>[1], event: 'new-car' | 'price-drop' | 'sold'][];

const reducedFrom = (eur: number) => ({ previousPriceEur: eur, reducedFromEur: eur, priceChangedAt: new Date() });

async function mailOf(language: 'de-AT' | 'en', cars: Cars) {
  const { db } = database;
  const graz = await db.selectFrom('city').select('id').where('postcode', '=', '8010').executeTakeFirstOrThrow();
  const { id: dealershipId } = await buildDealership(db, { cityId: graz.id });
  const filters = { fuel: ['diesel' as const], place: { postcode: '8020', radiusKm: 30 } };
  const agent = await buildAgent(db, filters, { frequency: 'at-once', language });
  for (const [overrides, event] of cars) {
    const { id } = await buildListing(db, { dealershipId, ...overrides });
    await buildMatch(db, agent.id, id, event);
  }
  await mailMatches({ db, env }, [agent.id], 'at-once');
  const mail = await db.selectFrom('mail').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  const content = await writeMatchesMail({ db, env }, { searchAgentId: agent.id }, language, mail.id);
  return { agent, content: content ?? expect.unreachable('there is something to tell') };
}

test('one car is told with its price, what it was reduced from, how far away it is and why it matched', async () => {
  const { content } = await mailOf('de-AT', [
    [{ title: 'Golf', priceEur: 13_990, ...reducedFrom(14_990) }, 'price-drop'],
  ]);
  expect(content.subject).toBe('Preis gesenkt: Golf um € 13.990');
  const text = renderText(env, content);
  expect(text).toContain('Passt zu deiner Suche: Diesel · 30 km um 8020 Graz');
  expect(text).toContain(
    'Golf\n€ 13.990 (niedrigster Preis der letzten 30 Tage: € 14.990)\n04/2021 · 60.000 km · 110 kW (150 PS) · Diesel · Schaltgetriebe\n',
  );
  expect(text).toMatch(/^8010 Graz · \d+ km$/m);
});

test('several cars stand under what happened to them, the sold ones last and without a rating', async () => {
  const { content } = await mailOf('en', [
    [{ title: 'Sold one', state: 'sold', endedAt: new Date() }, 'sold'],
    [{ title: 'Cheaper one', ...reducedFrom(20_000) }, 'price-drop'],
    [{ title: 'New one' }, 'new-car'],
    [{ title: 'Gone one', state: 'withdrawn', endedAt: new Date() }, 'new-car'],
  ]);
  expect(content.subject).toBe('3 updates: Diesel, 30 km around 8020 Graz');
  const shown = content.blocks.flatMap((block) =>
    block.kind === 'section'
      ? [block.title]
      : block.kind === 'car'
        ? [`${block.car.title} ${block.car.sold ?? ''}`.trim()]
        : [],
  );
  expect(shown).toEqual(['New cars', 'New one', 'Price dropped', 'Cheaper one', 'Sold', 'Sold one Sold']);
});

test.each([
  ['de-AT', 'Neu: Golf um € 13.990 zuzüglich NoVA', 'Golf\n€ 13.990 zuzüglich NoVA\n'],
  ['en', 'New: Golf for € 13,990 plus NoVA', 'Golf\n€ 13,990 plus NoVA\n'],
] as const)('in %s a price without NoVA says so, in the subject too', async (language, subject, told) => {
  const { content } = await mailOf(language, [[{ title: 'Golf', priceEur: 13_990, novaIncluded: false }, 'new-car']]);
  expect(content.subject).toBe(subject);
  expect(renderText(env, content)).toContain(told);
});

test.each([
  ['de-AT', '€ 13.990, Reserviert\n'],
  ['en', '€ 13,990, Reserved\n'],
] as const)('in %s a car that is reserved meanwhile says so', async (language, told) => {
  const car = { title: 'Golf', priceEur: 13_990 };
  const reserved = await mailOf(language, [[{ ...car, state: 'reserved' }, 'new-car']]);
  expect(renderText(env, reserved.content)).toContain(told);
  const free = await mailOf(language, [[car, 'new-car']]);
  expect(renderText(env, free.content)).not.toMatch(/Reserv/);
});

test('a new car is offered with its consumption and CO₂, as the law wants it', async () => {
  const { content } = await mailOf('de-AT', [[{ category: 'new', consumptionL: 5.4, co2GPerKm: 123 }, 'new-car']]);
  expect(renderText(env, content)).toContain('· 5,4 l/100 km · 123 g CO₂/km');
});

test.each([
  ['day-registration', true],
  ['demonstration', true],
  ['employee', false],
  ['used', false],
] as const)('a one-year car that is %s is offered like a new one: %s', async (conditionKind, likeNew) => {
  const { content } = await mailOf('de-AT', [
    [{ category: 'one-year', conditionKind, consumptionL: 5.4, co2GPerKm: 123, consumptionNorm: 'wltp' }, 'new-car'],
  ]);
  expect(renderText(env, content).includes('· 5,4 l/100 km · 123 g CO₂/km')).toBe(likeNew);
});

test('every such mail says why it came and how to change, pause and stop it, by one click too', async () => {
  const { agent, content } = await mailOf('de-AT', [[{}, 'new-car']]);
  const page = `${env.SITE_ORIGIN}/suchagent/${sealAgentToken(agent.id, env.LINK_SECRET)}`;
  expect(content.links).toEqual([
    { label: 'Suchagent ändern', url: page },
    { label: 'Pausieren', url: `${page}#pause` },
    { label: 'Abmelden', url: `${page}#delete` },
  ]);
  expect(content.unsubscribeUrl).toContain('/api/v1/public/search-agent/own/');
  expect(content.reason).toContain('am 1. Jänner 2026');
  const everything = JSON.stringify(content) + renderText(env, content);
  expect(everything).not.toContain(agent.email as string);
});
