import type { Calls } from '@kardan/contract/calls/calls';
import { type Client, createClient } from '@kardan/contract/client/client';
import type { AuditAction } from '@kardan/contract/values/audit';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { operatorRights, staffRights } from '../../testing/test-tokens.ts';

let running: TestApp;
beforeAll(async () => {
  running = await createTestApp();
});
afterAll(() => running[Symbol.asyncDispose]());

/** One account for all of its calls. */
async function clientWith(rights: Parameters<TestApp['tokenWith']>[0]): Promise<Client<Calls>> {
  const token = await running.tokenWith(rights);
  return createClient({ host: running.host, credentials: async () => token });
}

async function portalAndHouse() {
  const { id, slug } = await buildDealership(running.database.db);
  const params = { dealershipId: slug };
  return {
    id,
    params,
    owner: await clientWith(staffRights(id, 'dealer-owner')),
    operator: await clientWith(operatorRights),
  };
}

test('an operator looks at every page of a dealership and changes none; having said why, they do, and the owner reads both', async () => {
  const { params, owner, operator } = await portalAndHouse();
  expect(await operator.ownDealership({ params })).toMatchObject({ actingUntil: null });
  await operator.members({ params });
  await operator.stock({ params, query: {} });
  const body = { email: 'neu@haus.example', displayName: 'Neu', role: 'dealer-staff', language: 'de-AT' } as const;
  const invite = () => operator.inviteMember({ params, body });
  await expect(invite()).rejects.toMatchObject({ status: 403, code: 'acting-undeclared' });
  await operator.startActing({ params, body: { reason: 'Telefonat mit der Chefin' } });
  expect((await operator.ownDealership({ params })).actingUntil).not.toBeNull();
  await invite();
  await operator.endActing({ params });
  await expect(invite()).rejects.toMatchObject({ code: 'acting-undeclared' });
  const { items } = await owner.history({ params, query: {} });
  expect(items.map(({ action, onBehalf }) => [action, onBehalf])).toEqual([
    ['dealership.acting-ended', true],
    ['member.invited', true],
    ['dealership.acted-for', true],
    ['dealership.looked-at', true],
  ]);
  expect(items[2]?.changes).toMatchObject([{ field: 'reason', after: 'Telefonat mit der Chefin' }]);
});

test('an operator suspends with reasons, the owner reads them, changes nothing, and goes on once it is lifted', async () => {
  const { id, params, owner, operator } = await portalAndHouse();
  const body = {
    kind: 'suspended',
    facts: 'Unter der Adresse gibt es keinen Betrieb.',
    ground: 'terms',
    clause: 'AGB Punkt 3',
    foundBy: 'own-check',
    effectiveOn: null,
    atOnceBecause: null,
  } as const;
  const held = await operator.restrictDealership({ params, body });
  expect(await running.visitor.dealership({ params: { id: String(id) } }).catch(({ status }) => status)).toBe(404);
  expect((await owner.ownRestrictions({ params })).items).toMatchObject([{ facts: body.facts, state: 'in-force' }]);
  const sandbox = () => owner.makeSandbox({ params });
  await expect(sandbox()).rejects.toMatchObject({ code: 'dealership-suspended' });
  const { items } = await operator.officeDealerships({ query: { state: 'suspended' } });
  expect(items.map((dealership) => dealership.id)).toContain(id);
  await operator.liftRestriction({ params: { ...params, restrictionId: held.id }, body: { because: 'Geklärt' } });
  expect((await owner.ownRestrictions({ params })).items).toMatchObject([{ lifted: { because: 'Geklärt' } }]);
  await sandbox();
  await expect(owner.restrictDealership({ params, body })).rejects.toMatchObject({ status: 403 });
});

test('the portal’s record tells what was done for whom, by filter and as a file, and that the file was taken', async () => {
  const { id, params, operator } = await portalAndHouse();
  await operator.startActing({ params, body: { reason: '=1+1' } });
  const entries = (query: { action?: AuditAction; accountId?: number; dealershipId?: number; to?: string }) =>
    operator.portalHistory({ query }).then(({ items }) => items);
  const [act] = await entries({ action: 'dealership.acted-for', dealershipId: id });
  expect(act).toMatchObject({ dealership: { id, slug: params.dealershipId }, action: 'dealership.acted-for' });
  const accountId = act?.actor?.accountId ?? 0;
  expect(await entries({ accountId: accountId })).toHaveLength(1);
  expect(await entries({ accountId: accountId, to: '2020-01-01' })).toEqual([]);
  const file = await (await operator.exportPortalHistory({ query: { dealershipId: id } })).text();
  expect(file.trim().split('\n')).toHaveLength(2);
  expect(file).toContain(params.dealershipId);
  expect(await entries({ action: 'history.exported', accountId: accountId })).toMatchObject([
    { changes: expect.arrayContaining([{ field: 'lines', before: null, after: 1 }]) },
  ]);
  await expect(operator.portalHistory({ query: { action: 'dealership.exploded' as never } })).rejects.toMatchObject({
    status: 400,
  });
});
