import { randomUUID } from 'node:crypto';
import type { Calls } from '@kardan/contract/calls/calls';
import { type Client, createClient } from '@kardan/contract/client/client';
import { firstAgreementVersion } from '@kardan/contract/values/dealership-profile';
import { buildListing } from '@kardan/core/testing/build-listing';
import { completeCar } from '@kardan/core/testing/complete-car';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actsOf, buildOffice, legalInput } from '../../testing/own-office.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { operatorRights, staffRights } from '../../testing/test-tokens.ts';

let running: TestApp;
beforeAll(async () => {
  running = await createTestApp();
});
afterAll(() => running[Symbol.asyncDispose]());

type How = Parameters<typeof buildOffice> extends [unknown, ...infer Rest] ? Rest : never;
const office = (...how: How) => buildOffice(running, ...how);
const acts = (dealershipId: number) => actsOf(running, dealershipId);

test('the imprint is saved bit by bit and shown; what a public dealership must tell cannot be taken away', async () => {
  const { id, params, owner, profile } = await office();
  const saved = await owner.saveLegal({
    params,
    ifMatch: (await profile()).revision,
    body: { ...legalInput, companyRegisterNumber: 'fn 123456 A' },
  });
  expect(saved.legal).toEqual({ ...legalInput, companyRegisterNumber: 'FN 123456a' });
  const { legal } = await running.visitor.dealershipDetails({ params: { id: String(id) } });
  expect(legal).toMatchObject({
    legalForm: 'gmbh',
    companyRegisterCourt: legalInput.companyRegisterCourt,
    managingPersons: ['Anna Lechner'],
  });
  const entries = await acts(id);
  expect(entries).toMatchObject([{ after: { fields: expect.arrayContaining(['legalName', 'managingPersons']) } }]);
  expect(JSON.stringify(entries)).not.toContain('Lechner');
  const less = { ...legalInput, gisaNumber: null, companyRegisterCourt: null };
  await expect(owner.saveLegal({ params, ifMatch: saved.revision, body: less })).rejects.toMatchObject({
    issues: [
      { path: ['companyRegisterCourt'], code: 'needed-in-public' },
      { path: ['gisaNumber'], code: 'needed-in-public' },
    ],
  });
  const alone = { ...legalInput, legalForm: 'sole-trader' as const, companyRegisterCourt: null };
  await expect(owner.saveLegal({ params, ifMatch: saved.revision, body: alone })).rejects.toMatchObject({
    issues: [{ path: ['companyRegisterNumber'], code: 'register-number-unexpected' }],
  });
});

const empty = { legalForm: null, gisaNumber: null, managingPersons: [] };

test('a dealership goes public when imprint and agreements are complete, accepted by its owner by name and version', async () => {
  const { id, params, owner, profile } = await office({ ...empty, state: 'requested' }, { agreed: false });
  expect((await profile()).missing).toEqual([
    { section: 'legal', field: 'legalForm' },
    { section: 'legal', field: 'gisaNumber' },
    { section: 'legal', field: 'managingPersons' },
    { section: 'agreements', field: 'terms' },
    { section: 'agreements', field: 'processing-contract' },
  ]);
  const activate = () => running.operator.activateDealership({ params });
  await expect(activate()).rejects.toMatchObject({
    code: 'dealership-incomplete',
    issues: { length: 5, 0: { path: ['legal', 'legalForm'] } },
  });
  await owner.saveLegal({ params, ifMatch: (await profile()).revision, body: legalInput });
  const accept = (client: Client<Calls>, version: string) =>
    client.acceptAgreement({ params, body: { kind: 'terms', version } });
  await expect(accept(owner, '1999-01')).rejects.toMatchObject({
    issues: [{ path: ['version'], code: 'agreement-outdated' }],
  });
  const ofStaff = await running.tokenWith({ ...operatorRights, ...staffRights(id), actingFor: [id] });
  const operatorOfStaff = createClient({ host: running.host, credentials: () => ofStaff });
  for (const operator of [running.operatorFor(id), operatorOfStaff])
    await expect(accept(operator, firstAgreementVersion)).rejects.toMatchObject({ code: 'forbidden' });
  const once = await accept(owner, firstAgreementVersion);
  expect((await accept(owner, firstAgreementVersion)).agreements).toEqual(once.agreements);
  await expect(activate()).rejects.toMatchObject({
    issues: [{ path: ['agreements', 'processing-contract'] }],
  });
  const kind = 'processing-contract';
  const done = await owner.acceptAgreement({ params, body: { kind, version: firstAgreementVersion } });
  expect(done.missing).toEqual([]);
  expect(done.agreements[0]).toMatchObject({ kind: 'terms', isCurrent: true, accepted: { version: '2026-11' } });
  await expect(owner.activateDealership({ params })).rejects.toMatchObject({ code: 'forbidden' });
  expect((await activate()).state).toBe('active');
  expect((await running.visitor.dealership({ params: { id: String(id) } })).id).toBe(id);
  expect((await acts(id)).map(({ action }) => action)).toEqual([
    'dealership.changed',
    'dealership.agreement-accepted',
    'dealership.agreement-accepted',
    'dealership.activated',
  ]);
});

test('the first car waits for imprint and agreements; who has had cars online goes on', async () => {
  const { id, params, owner, staff } = await office(empty, { agreed: false });
  const create = () => staff.createListing({ params, body: { key: randomUUID(), fields: completeCar } });
  const publish = (listingId: number) => staff.publishListing({ params: { ...params, listingId: String(listingId) } });
  const first = await create();
  await expect(publish(first.id)).rejects.toMatchObject({
    status: 409,
    code: 'dealership-incomplete',
    issues: { length: 5 },
  });
  const version = firstAgreementVersion;
  await owner.acceptAgreement({ params, body: { kind: 'terms', version } });
  await expect(publish(first.id)).rejects.toMatchObject({ issues: { length: 4 } });
  await buildListing(running.database.db, { dealershipId: id });
  expect((await publish(first.id)).state).toBe('active');
});
