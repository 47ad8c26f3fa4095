import type { DealershipRequest } from '@kardan/contract/calls/operator/requests';
import { firstAgreementVersion } from '@kardan/contract/values/dealership-profile';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { buildCompanyAccount, buildGroup } from '@kardan/core/testing/build-group';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { requestBody, requestedCompany } from '../../testing/dealership-request.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  running = await createTestApp();
});
afterAll(() => running[Symbol.asyncDispose]());
beforeEach(async () => {
  // Each test is another visitor's day.
  await running.database.db.deleteFrom('limitUse').execute();
  await running.database.db.deleteFrom('dealershipRequest').execute();
  await running.database.db.deleteFrom('mail').execute();
});

type Changes = Parameters<typeof requestBody>[0];
const send = (changes: Changes = {}) => running.visitor.requestDealership({ body: requestBody(changes) });
const db = () => running.database.db;
const mails = async () =>
  (await db().selectFrom('mail').select(['template', 'recipient']).orderBy('id').execute()).map(
    ({ template, recipient }) => `${template} → ${recipient}`,
  );
const acts = (objectId: string) =>
  db()
    .selectFrom('auditEntry')
    .select(['action', 'objectLabel', 'after'])
    .where('objectId', '=', objectId)
    .orderBy('at')
    .execute();

async function sent(changes: Changes = {}): Promise<DealershipRequest> {
  const { reference } = await send(changes);
  const { items } = await running.operator.operatorRequests({ query: {} });
  const row = items.find((item) => item.reference === reference) ?? expect.unreachable('not in the queue');
  return running.operator.operatorRequest({ params: { requestId: row.id } });
}

let count = 0;
/** Like nobody who is there already. */
function another(): { email: string; phone: string; company: Parameters<typeof requestedCompany>[0] } {
  count += 1;
  const number = String(10_000 + count);
  return {
    email: `neu-${count}@autowelt.example`,
    phone: `+43 3852 ${number}`,
    company: { name: `Autowelt ${number}`, vatId: undefined, legalForm: 'sole-trader', ...unregistered },
  };
}
const unregistered = { companyRegisterNumber: undefined, companyRegisterCourt: undefined };

test('a request is kept with five working days to answer, its sender gets a receipt and the operator a mail', async () => {
  const receipt = await send();
  expect(receipt).toEqual({ reference: expect.stringMatching(/^[0-9A-F]{10}$/), dueOn: expect.any(String) });
  const { items, counts } = await running.operator.operatorRequests({ query: {} });
  expect(counts).toEqual({ open: 1, asked: 0, decided: 0 });
  expect(items).toMatchObject([
    {
      reference: receipt.reference,
      name: 'Autowelt Zirngast',
      place: '8680 Mürzzuschlag',
      dueOn: receipt.dueOn,
      isLate: false,
    },
  ]);
  expect(await mails()).toEqual([
    `request-to-operator → ${running.services.env.SITE_CONTACT_EMAIL}`,
    'request-receipt → k.zirngast@autowelt.example',
  ]);
});

test('everything is checked, and each line says what was compared; nobody claims that a register was asked', async () => {
  const { checks, placeId, missingLegal } = await sent();
  expect(checks.map(({ check, outcome, finding }) => `${check} ${outcome} ${finding}`)).toEqual([
    'register-number ok right',
    'vat-number ok right',
    'vat-register open not-set-up',
    'trade-number ok right',
    'address ok right',
    'duplicates ok none',
    'restrictions ok none',
  ]);
  expect(placeId).toEqual(expect.any(Number));
  expect(missingLegal).toEqual(['tradeAuthority', 'chamber', 'rulesUrl']);
});

test('what is wrong is refused at its field, all at once, and nothing is kept', async () => {
  const wrong = { vatId: 'ATU33864708', gisaNumber: '123', postcode: '86' };
  await expect(send({ company: wrong })).rejects.toMatchObject({
    status: 400,
    issues: expect.arrayContaining([
      expect.objectContaining({ path: ['company', 'vatId'], code: 'vat-check-digit' }),
      expect.objectContaining({ path: ['company', 'gisaNumber'] }),
      expect.objectContaining({ path: ['company', 'postcode'] }),
    ]),
  });
  await expect(send({ company: unregistered })).rejects.toMatchObject({
    issues: [{ code: 'register-number-needed' }, { code: 'register-number-needed' }],
  });
  const outdated = { terms: '2020-01', 'processing-contract': firstAgreementVersion };
  await expect(send({ agreements: outdated })).rejects.toMatchObject({
    issues: [{ path: ['agreements', 'terms'], code: 'agreement-outdated' }],
  });
  expect(await db().selectFrom('dealershipRequest').select('id').execute()).toEqual([]);
});

test('without proof, and by a program that fills in the hidden field, nothing is kept', async () => {
  const body = requestBody();
  const receipt = await running.visitor.requestDealership({ body });
  expect(await running.visitor.requestDealership({ body })).toEqual(receipt);
  const another = { ...body, message: 'Etwas anderes' };
  await expect(running.visitor.requestDealership({ body: another })).rejects.toMatchObject({
    code: 'spam-check-failed',
  });
  expect(await send({ homepage: 'https://spam.example' })).toMatchObject({ reference: expect.any(String) });
  expect(await db().selectFrom('dealershipRequest').select('id').execute()).toHaveLength(1);
});

test('others with the same number, phone, mail or name in the same place are named, those that were closed apart', async () => {
  const city = await db().selectFrom('city').select('id').where('postcode', '=', '8680').executeTakeFirstOrThrow();
  await buildDealership(db(), { name: 'Autowelt Zirngast', cityId: city.id, phone: '03852/12345' });
  const closed = await buildDealership(db(), { state: 'closed', vatId: 'ATU33864707', name: 'Zirngast alt' });
  await send({ ...another(), company: { ...another().company, ...unregistered, vatId: 'ATU33864707' } });
  const { checks } = await sent();
  expect(checks.find(({ check }) => check === 'duplicates')).toMatchObject({
    outcome: 'problem',
    matches: [
      { kind: 'dealership', name: 'Autowelt Zirngast', by: ['name', 'phone'] },
      { kind: 'request', state: 'open', by: ['vat'] },
    ],
  });
  expect(checks.find(({ check }) => check === 'restrictions')).toMatchObject({
    matches: [{ id: String(closed.id), state: 'closed', by: ['vat'] }],
  });
  await db().deleteFrom('agreement').execute();
  await db().deleteFrom('dealership').execute();
});

test('approval makes the dealership in the place and district of its address and invites the owner, who is bound by nothing yet', async () => {
  const { id, person } = await sent(another());
  const made = await running.operator.approveRequest({ params: { requestId: id }, body: {} });
  expect(made).toMatchObject({ state: 'requested', slug: expect.stringMatching(/^autowelt-/) });
  const dealership = await db()
    .selectFrom('dealership')
    .innerJoin('city', 'city.id', 'dealership.cityId')
    .innerJoin('dealershipDistrict', 'dealershipDistrict.dealershipId', 'dealership.id')
    .innerJoin('district', 'district.id', 'dealershipDistrict.districtId')
    .select(['postcode', 'district.slug', 'dealershipDistrict.kind', 'dealership.latitude', 'seat', 'gisaNumber'])
    .where('dealership.id', '=', made.id)
    .executeTakeFirstOrThrow();
  expect(dealership).toEqual({
    postcode: '8680',
    slug: 'bruck-muerzzuschlag',
    kind: 'own',
    latitude: 47.6,
    seat: 'Mürzzuschlag',
    gisaNumber: '26104417',
  });
  // Whoever typed the address has not shown that it is theirs.
  expect(await db().selectFrom('agreement').selectAll().where('dealershipId', '=', made.id).execute()).toEqual([]);
  expect(await mails()).toContain(`account-invitation → ${person.email}`);
  const after = await running.operator.operatorRequest({ params: { requestId: id } });
  expect(after).toMatchObject({ state: 'approved', decision: { dealership: { slug: made.slug } } });
  // It is no duplicate of itself.
  expect(after.checks.find(({ check }) => check === 'duplicates')).toMatchObject({ outcome: 'ok' });
  expect(await acts(id)).toMatchObject([{ action: 'request.approved' }]);
  const ofDealership = await db()
    .selectFrom('auditEntry')
    .select('action')
    .where('dealershipId', '=', made.id)
    .orderBy('at')
    .execute();
  expect(ofDealership.map(({ action }) => action)).toEqual(['dealership.created', 'member.invited']);
});

test('of two operators who approve at once one makes the dealership, and the other is told', async () => {
  const { id } = await sent(another());
  const approve = () => running.operator.approveRequest({ params: { requestId: id }, body: {} });
  const outcomes = await Promise.allSettled([approve(), approve(), approve()]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ status: 409, code: 'request-decided' });
  const invitations = (await mails()).filter((mail) => mail.startsWith('account-invitation'));
  expect(invitations).toHaveLength(1);
});

test('a second dealership of the same name gets a slug of its own', async () => {
  const { company, ...first } = another();
  const { company: _, ...second } = another();
  const slugs: string[] = [];
  for (const person of [first, second]) {
    const { id } = await sent({ ...person, company });
    slugs.push((await running.operator.approveRequest({ params: { requestId: id }, body: {} })).slug);
  }
  expect(slugs[1]).toBe(`${slugs[0]}-muerzzuschlag`);
});

test('an address whose place is not clear is approved with the place that the operator says', async () => {
  const { company, ...person } = another();
  const { id, placeId, places } = await sent({ ...person, company: { ...company, city: 'Irgendwo' } });
  expect(placeId).toBeNull();
  const params = { requestId: id };
  await expect(running.operator.approveRequest({ params, body: {} })).rejects.toMatchObject({
    issues: [{ path: ['cityId'], code: 'place-unclear' }],
  });
  const cityId = places[0]?.id ?? expect.unreachable('no place');
  expect(await running.operator.approveRequest({ params, body: { cityId } })).toMatchObject({ state: 'requested' });
});

test('a question is mailed and waits in its tab, a refusal is mailed with its reasons, and both are on record', async () => {
  const { id, reference, company, person, dueOn } = await sent(another());
  const params = { requestId: id };
  const asked = await running.operator.askRequester({ params, body: { text: 'Bitte schicken Sie den Auszug.' } });
  expect(asked).toMatchObject({ state: 'asked', question: { text: 'Bitte schicken Sie den Auszug.' } });
  expect(asked.dueOn >= dueOn).toBe(true);
  expect((await running.operator.operatorRequests({ query: { tab: 'asked' } })).items).toHaveLength(1);
  await expect(running.operator.refuseRequest({ params, body: { reasons: 'nein' } })).rejects.toMatchObject({
    status: 400,
  });
  const reasons = 'Das Gewerbe ist laut GISA erloschen.';
  expect(await running.operator.refuseRequest({ params, body: { reasons } })).toMatchObject({
    state: 'refused',
    decision: { reasons },
  });
  await expect(running.operator.approveRequest({ params, body: {} })).rejects.toMatchObject({
    code: 'request-decided',
  });
  const { items, counts } = await running.operator.operatorRequests({ query: { tab: 'decided' } });
  expect([items.length, counts]).toEqual([1, { open: 0, asked: 0, decided: 1 }]);
  expect(await mails()).toEqual(
    expect.arrayContaining([`request-question → ${person.email}`, `request-refused → ${person.email}`]),
  );
  const record = await acts(id);
  expect(record.map(({ action }) => action)).toEqual(['request.asked', 'request.refused']);
  // What people write to each other is not on record, nor who it was: a request can be erased, its record stays.
  expect(JSON.stringify(record)).not.toContain('Auszug');
  expect(record.map(({ objectLabel }) => objectLabel)).toEqual([reference, reference]);
  expect(JSON.stringify(record)).not.toContain(company.name);
});

test('the queue is read page by page, by the day on which each is due, and none is missed', async () => {
  const rows = Array.from({ length: 120 }, (_, place) => ({
    personName: 'Karin',
    email: `k-${place}@autowelt.example`,
    phone: '+43 1 234567',
    language: 'de-AT' as const,
    name: `Betrieb ${place}`,
    legalName: 'Betrieb',
    legalForm: 'gmbh',
    street: 'Gasse 1',
    postcode: '8680',
    city: 'Mürzzuschlag',
    carCount: 1,
    feedFormat: 'none',
    termsVersion: '1',
    processingContractVersion: '1',
    dueOn: `2026-12-${String(1 + (place % 28)).padStart(2, '0')}`,
  }));
  await db().insertInto('dealershipRequest').values(rows).execute();
  const seen: { id: string; dueOn: string }[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await running.operator.operatorRequests({ query: cursor ? { cursor } : {} });
    seen.push(...page.items);
    cursor = page.cursor;
  }
  expect(new Set(seen.map(({ id }) => id)).size).toBe(120);
  expect(seen.map(({ dueOn }) => dueOn)).toEqual(seen.map(({ dueOn }) => dueOn).toSorted());
  await expect(running.operator.operatorRequests({ query: { cursor: '2026-12-01/x' } })).rejects.toMatchObject({
    status: 400,
  });
});

test('an operator makes a dealership without a request; one that is known is refused until he says that he knows', async () => {
  const { email, phone, company } = another();
  const body = {
    company: requestedCompany(company),
    owner: { name: 'Eva Berger', email, phone, language: 'de-AT' as const },
  };
  const made = await running.operator.createDealership({ body });
  expect(made.state).toBe('requested');
  expect(await mails()).toEqual([`account-invitation → ${email}`]);
  expect(await db().selectFrom('agreement').select('kind').where('dealershipId', '=', made.id).execute()).toEqual([]);
  const again = { ...body, owner: { ...body.owner, email: `neu-${email}` } };
  await expect(running.operator.createDealership({ body: again })).rejects.toMatchObject({
    status: 409,
    code: 'dealership-known',
  });
  const twin = await running.operator.createDealership({ body: { ...again, despiteMatches: true } });
  expect(twin.slug).toBe(`${made.slug}-muerzzuschlag`);
});

test('an owner who signs in with a group’s company account is let in with the dealership in that group, and not without', async () => {
  const group = await buildGroup(db(), 'Gruppe Zirngast');
  await buildCompanyAccount(db(), { groupId: group.id, domain: 'zirngast.example' });
  const email = 'karin@zirngast.example';
  const { id: requestId } = await sent({ ...another(), email });
  const approve = (body: object) => running.operator.approveRequest({ params: { requestId }, body });
  await expect(approve({})).rejects.toMatchObject({
    issues: [{ path: ['owner', 'email'], code: 'other-company-account' }],
  });
  await expect(approve({ groupId: 2_000_000_000 })).rejects.toMatchObject({
    issues: [{ path: ['groupId'], code: 'unknown-group' }],
  });
  const { id } = await approve({ groupId: group.id });
  const { group: joined, people } = await running.operator.officeDealership({ params: { dealershipId: String(id) } });
  expect(joined).toEqual(group);
  expect(people).toMatchObject([{ email, role: 'dealer-owner', hasAccepted: false }]);
});

test('an operator makes a dealership in a group without a request', async () => {
  const group = await buildGroup(db());
  const { company, ...owner } = another();
  const made = await running.operator.createDealership({
    body: {
      company: requestedCompany(company),
      owner: { ...owner, name: 'Eva', language: 'de-AT' },
      groupId: group.id,
      despiteMatches: true,
    },
  });
  const facts = await running.operator.officeDealership({ params: { dealershipId: made.slug } });
  expect(facts.group).toEqual(group);
});
