import type { Calls } from '@kardan/contract/calls/calls';
import { type Client, createClient } from '@kardan/contract/client/client';
import { signAccessToken } from '@kardan/core/accounts/sessions/access-token';
import { buildFeed } from '@kardan/core/feeds/testing/build-feed';
import { photo } from '@kardan/core/media/testing/sample-pictures';
import { inspectListings } from '@kardan/core/moderation/findings/inspecting/inspect-listings';
import { buildNotice } from '@kardan/core/moderation/testing/build-case';
import { buildAccount, buildSession } from '@kardan/core/testing/build-account';
import { textFile } from '@kardan/core/testing/build-content';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { buildListing } from '@kardan/core/testing/build-listing';
import { requestedCompany } from '../../../testing/dealership-request.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { operatorRights } from '../../../testing/test-tokens.ts';

/** Two operators who stay the same people for all of their calls. */
export interface PortalDesk {
  running: TestApp;
  accountId: number;
  operator: Client<Calls>;
  another: Client<Calls>;
}

export async function openDesk(running: TestApp): Promise<PortalDesk> {
  const [own, other] = await Promise.all([signIn(running), signIn(running)]);
  return { running, accountId: own.accountId, operator: own.client, another: other.client };
}

async function signIn({ services, host }: TestApp) {
  const { id: accountId } = await buildAccount(services.db, operatorRights);
  const token = await signAccessToken(services.env, {
    accountId,
    sessionId: await buildSession(services.db, accountId),
  });
  return { accountId, client: createClient({ host, credentials: () => token }) };
}

let count = 0;
/** Never the same twice. */
export function numbered(name: string): string {
  count += 1;
  return `${name}-${count}`;
}

/** A request for a dealership that nobody has decided. */
export async function openRequest({ running }: PortalDesk): Promise<{ requestId: string }> {
  const { managingPersons: _, ...company } = requestedCompany({ name: numbered('Autowelt') });
  const { id } = await running.database.db
    .insertInto('dealershipRequest')
    .values({
      ...company,
      personName: 'Karin',
      email: `${numbered('karin')}@autowelt.example`,
      phone: '+43 1 234567',
      language: 'de-AT',
      carCount: 1,
      feedFormat: 'none',
      termsVersion: '1',
      processingContractVersion: '1',
      dueOn: '2026-12-01',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { requestId: id };
}

export async function dealership({ running }: PortalDesk): Promise<{ dealershipId: string }> {
  const { id } = await buildDealership(running.database.db);
  return { dealershipId: String(id) };
}

export async function group({ another }: PortalDesk): Promise<{ groupId: string }> {
  const { slug } = await another.createGroup({ body: { name: numbered('Gruppe') } });
  return { groupId: slug };
}

export const suspension = {
  kind: 'suspended',
  facts: 'Unter der Adresse gibt es keinen Betrieb.',
  ground: 'terms',
  clause: 'AGB Punkt 3',
  foundBy: 'own-check',
  effectiveOn: null,
  atOnceBecause: null,
} as const;

export async function car({ running }: PortalDesk): Promise<{ listingId: number }> {
  const { id } = await buildListing(running.database.db);
  return { listingId: id };
}

export async function openNotice({ running }: PortalDesk): Promise<{ noticeId: string }> {
  const { noticeId } = await buildNotice(running.database.db);
  return { noticeId };
}

/** Of a reporter whose notice another operator has rejected. */
export async function openComplaint(desk: PortalDesk): Promise<{ complaintId: string }> {
  const { noticeId } = await openNotice(desk);
  const reason = 'Die Angaben stimmen mit dem Serviceheft überein.';
  await desk.another.decideNotice({ params: { noticeId }, body: { outcome: 'rejected', reason } });
  const { id } = await desk.running.database.db
    .insertInto('complaint')
    .values({ complainant: 'reporter', noticeId, text: 'Das Serviceheft ist gefälscht.' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { complaintId: id };
}

/** A car that is offered twice. */
export async function openFinding({ running, another }: PortalDesk): Promise<{ findingId: string }> {
  const vin = `WBA3A5C5${100_000_000 + Number(numbered('').slice(1))}`;
  const { id } = await buildListing(running.database.db, { vin });
  await buildListing(running.database.db, { vin });
  await inspectListings(running.services, [id]);
  const { items } = await another.findings({ query: { kind: 'vin' } });
  const found = items.find((item) => item.car.vin === vin);
  if (!found) throw new Error('the pair was not found');
  return { findingId: found.id };
}

export const make = () => ({ name: numbered('Werk'), slug: numbered('werk'), country: 'AT', kind: 'ev' as const });
export const model = () => ({ name: numbered('Modell'), slug: numbered('modell'), builtFrom: 2024, builtTo: null });
export const generation = { name: 'I', builtFrom: 2024, builtTo: null };
export const version = {
  name: 'Elektro 150 PS',
  generationId: null,
  body: 'suv',
  fuel: 'electric',
  gearbox: 'automatic',
  drive: null,
  powerKw: 110,
  continuousPowerKw: null,
  combustionPowerKw: null,
  displacementCcm: null,
  cylinders: null,
  batteryKwh: 58.5,
  consumptionL: null,
  consumptionKwh: 16.2,
  co2GPerKm: 0,
  consumptionNorm: 'wltp',
  rangeKm: 420,
  kerbWeightKg: null,
  priceNewEur: 39_990,
  doors: 5,
  seats: 5,
  builtFrom: 2024,
  builtTo: null,
  nationalCode: null,
} as const;

export async function storedModel({ another }: PortalDesk) {
  const { id: makeId } = await another.createMake({ body: make() });
  const stored = await another.createModel({ params: { makeId: String(makeId) }, body: model() });
  return { makeId: String(makeId), modelId: String(stored.id), revision: stored.revision };
}

/** What a dealer’s feed would have count for all feeds of its format. */
export async function proposedMapping({ running }: PortalDesk): Promise<{ mappingId: string }> {
  const { db } = running.database;
  const { id: dealershipId } = await buildDealership(db);
  const { id: feedId } = await buildFeed(db, { dealershipId, format: 'mobile-csv' });
  const mapping = { feedId, format: 'mobile-csv', columnName: 'kategorie', raw: 'Kombi/Van', value: 'estate' };
  const { id } = await db
    .insertInto('valueMapping')
    .values({ ...mapping, reach: 'proposed' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { mappingId: String(id) };
}

export function text(key = numbered('reifen')) {
  const { frontMatter } = textFile({ key });
  return {
    words: { frontMatter, bodyMarkdown: 'Ein Absatz.' },
    named: { kind: 'article', key, language: 'de-AT' },
  } as const;
}

/** A draft of the operator’s own. */
export async function draft({ operator }: PortalDesk) {
  const { words, named } = text();
  const { id, revision } = await operator.createContent({ body: { ...words, ...named } });
  return { params: { contentId: String(id) }, ifMatch: revision, words };
}

export async function picture(name = numbered('kombi-berg')): Promise<FormData> {
  const form = new FormData();
  const words = { name, altGerman: 'Ein Kombi am Berg', altEnglish: 'An estate on a hill', credit: 'Eva' };
  for (const [field, value] of Object.entries(words)) form.set(field, value);
  const file = await photo(90, 60).jpeg().toBuffer();
  form.set('image', new Blob([new Uint8Array(file)]), 'kombi.jpg');
  return form;
}

export function portalPerson() {
  const email = `${numbered('neu')}@portal.example`;
  return { email, displayName: 'Neu', right: 'editor', language: 'de-AT' } as const;
}

/** A group whose company account waits to be released. */
export async function waitingCompanyAccount({ running: { database } }: PortalDesk) {
  const { db } = database;
  const name = numbered('gruppe');
  const { id: groupId } = await db
    .insertInto('dealerGroup')
    .values({ slug: name, name })
    .returning('id')
    .executeTakeFirstOrThrow();
  const issuer = 'https://id.test.example';
  const { id: providerId } = await db
    .insertInto('identityProvider')
    .values({ groupId, issuer, clientId: 'kardan', secretEncrypted: 'x', roleClaim: 'groups', roleClaims: '[]' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const domain = `${name}.example`;
  await db.insertInto('identityProviderDomain').values({ providerId, domain }).execute();
  return { params: { groupId: String(groupId) }, body: { issuer, domains: [domain] } };
}
