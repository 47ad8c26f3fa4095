import { createClient } from '@kardan/contract/client/client';
import { firstAgreementVersion } from '@kardan/contract/values/dealership-profile';
import { dayAfter, viennaDay } from '@kardan/contract/values/vienna-day';
import { mailAgreementNews } from '@kardan/core/going-public/versions/mail-agreement-news';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestBody, requestedCompany } from '../../testing/dealership-request.ts';
import { buildOffice, legalInput } from '../../testing/own-office.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { staffRights } from '../../testing/test-tokens.ts';

let running: TestApp;
beforeAll(async () => {
  running = await createTestApp();
});
afterAll(() => running[Symbol.asyncDispose]());

const today = viennaDay(Date.now());
const summary = 'Punkt 5 nennt jetzt die Fristen, in denen Sie Anfragen beantworten.';
const next = { kind: 'terms' as const, version: '2027-01', validFrom: dayAfter(today, 15), summary };
const announce = (changes: Partial<typeof next> = {}) =>
  running.operator.announceAgreement({ body: { ...next, ...changes } });

test('a dealership that was let in is public in the moment in which its owner has completed it and accepted the agreements', async () => {
  await running.visitor.requestDealership({ body: requestBody() });
  const { items } = await running.operator.operatorRequests({ query: {} });
  const requestId = items[0]?.id ?? expect.unreachable('no request');
  const made = await running.operator.approveRequest({ params: { requestId }, body: {} });
  const credentials = await running.tokenWith(staffRights(made.id, 'dealer-owner'));
  const owner = createClient({ host: running.host, credentials: async () => credentials });
  const params = { dealershipId: made.slug };
  const { missing } = await owner.ownProfile({ params });
  expect(missing.map(({ field }) => field)).toEqual([
    'tradeAuthority',
    'chamber',
    'rulesUrl',
    'terms',
    'processing-contract',
  ]);
  for (const kind of ['terms', 'processing-contract'] as const)
    await owner.acceptAgreement({ params, body: { kind, version: firstAgreementVersion } });
  const [agreement] = await running.database.db
    .selectFrom('agreement')
    .innerJoin('account', 'account.id', 'agreement.accountId')
    .select(['acceptedBy', 'displayName'])
    .where('dealershipId', '=', made.id)
    .execute();
  expect(agreement?.acceptedBy).toBe(agreement?.displayName);
  const { revision } = await owner.ownProfile({ params });
  const saved = await owner.saveLegal({ params, ifMatch: revision, body: legalInput });
  expect(saved).toMatchObject({ state: 'active', missing: [] });
});

test('what nobody has let in does not become public by itself', async () => {
  const { params, owner, profile } = await buildOffice(running, { state: 'requested', chamber: null });
  const { revision } = await profile();
  expect(await owner.saveLegal({ params, ifMatch: revision, body: legalInput })).toMatchObject({
    state: 'requested',
    missing: [],
  });
});

test('of a dealership that an operator made, the owner accepts the agreements, and the last of them makes it public', async () => {
  const body = {
    company: requestedCompany({ name: 'Direkt', vatId: undefined, tradeAuthority: 'BH Bruck-Mürzzuschlag' }),
    owner: { name: 'Eva', email: 'eva@direkt.example', phone: '+43 1 9876543', language: 'de-AT' as const },
    despiteMatches: true,
  };
  const made = await running.operator.createDealership({ body });
  const credentials = await running.tokenWith(staffRights(made.id, 'dealer-owner'));
  const owner = createClient({ host: running.host, credentials: async () => credentials });
  const params = { dealershipId: made.slug };
  const { revision } = await owner.ownProfile({ params });
  await owner.saveLegal({ params, ifMatch: revision, body: legalInput });
  const version = firstAgreementVersion;
  const first = await owner.acceptAgreement({ params, body: { kind: 'terms', version } });
  expect(first.state).toBe('requested');
  const second = await owner.acceptAgreement({ params, body: { kind: 'processing-contract', version } });
  expect(second.state).toBe('active');
});

test('a version is announced fifteen days before, once, and never before one that is announced already', async () => {
  await expect(announce({ validFrom: dayAfter(today, 14) })).rejects.toMatchObject({
    issues: [{ path: ['validFrom'], code: 'notice-too-short' }],
  });
  await expect(announce({ version: firstAgreementVersion })).rejects.toMatchObject({
    issues: [{ path: ['version'], code: 'version-exists' }],
  });
  const { items } = await announce();
  expect(items.filter(({ kind }) => kind === 'terms')).toMatchObject([
    { version: '2027-01', state: 'coming', mails: { sent: 0, isDone: false }, accepted: 0 },
    { version: firstAgreementVersion, state: 'valid', announcedAt: null },
  ]);
  await expect(announce({ version: '2027-02' })).rejects.toMatchObject({
    issues: [{ path: ['validFrom'], code: 'version-exists' }],
  });
  const entry = await running.database.db
    .selectFrom('auditEntry')
    .select(['action', 'after'])
    .where('action', '=', 'agreement.announced')
    .execute();
  expect(entry).toMatchObject([{ after: { version: '2027-01' } }]);
});

test('every owner is written to once, however often and in whatever chunks the job runs', async () => {
  const { db } = running.database;
  await Promise.all(Array.from({ length: 3 }, () => buildOffice(running)));
  const { id } = await db
    .selectFrom('agreementVersion')
    .select('id')
    .where('version', '=', '2027-01')
    .executeTakeFirstOrThrow();
  const owners = await db
    .selectFrom('membership')
    .innerJoin('account', 'account.id', 'membership.accountId')
    .innerJoin('dealership', 'dealership.id', 'membership.dealershipId')
    .select('account.email')
    .distinct()
    .where('role', '=', 'dealer-owner')
    .where('acceptedAt', 'is not', null)
    .where('dealership.state', 'in', ['requested', 'active', 'suspended'])
    .execute();
  await Promise.all([mailAgreementNews({ db }, id, 2), mailAgreementNews({ db }, id, 2)]);
  expect(await mailAgreementNews({ db }, id, 2)).toBe(0);
  const mails = await db.selectFrom('mail').select('recipient').where('template', '=', 'agreement-news').execute();
  expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(owners.map(({ email }) => email).toSorted());
  const { items } = await running.operator.agreementVersions();
  expect(items.find(({ version }) => version === '2027-01')?.mails).toEqual({ sent: owners.length, isDone: true });
});

test('an announced version is accepted before its day; until then the old one is enough, and who is outstanding is listed', async () => {
  const { id, params, owner, profile } = await buildOffice(running);
  const before = await profile();
  expect(before.missing).toEqual([]);
  expect(before.agreements.find(({ kind }) => kind === 'terms')).toMatchObject({
    version: '2027-01',
    validFrom: next.validFrom,
    summary,
    isCurrent: false,
    accepted: { version: firstAgreementVersion },
  });
  const versions = await running.operator.agreementVersions();
  const version = versions.items.find((each) => each.version === '2027-01') ?? expect.unreachable('no version');
  const outstanding = async () =>
    (await running.operator.outstandingAgreements({ params: { versionId: version.id }, query: {} })).items;
  expect(await outstanding()).toContainEqual(expect.objectContaining({ id, accepted: firstAgreementVersion }));
  await expect(
    owner.acceptAgreement({ params, body: { kind: 'terms', version: firstAgreementVersion } }),
  ).rejects.toMatchObject({ issues: [{ code: 'agreement-outdated' }] });
  const accepted = await owner.acceptAgreement({ params, body: { kind: 'terms', version: '2027-01' } });
  expect(accepted.agreements.find(({ kind }) => kind === 'terms')).toMatchObject({ isCurrent: true });
  expect((await outstanding()).map((each) => each.id)).not.toContain(id);
  expect(version.outstanding).toBeGreaterThan(0);
});

test('visitors are told what holds today', async () => {
  expect((await running.visitor.validAgreements()).items).toMatchObject([
    { kind: 'terms', version: firstAgreementVersion },
    { kind: 'processing-contract', version: firstAgreementVersion },
  ]);
});
