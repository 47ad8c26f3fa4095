import type { OwnDealership } from '@kardan/contract/calls/admin/account-fields';
import { expect, test } from 'vitest';
import { dealershipsOf, isManager, isStaff, type Memberships, roleIn, worksForPortalOnly } from './rights.ts';

const dealership = (id: number, name: string): OwnDealership => ({
  id,
  name,
  slug: `d-${id}`,
  place: 'Graz',
  state: 'active',
});
const graz = dealership(1, 'Lechner Graz');
const weiz = dealership(2, 'Lechner Weiz');
const group = { id: 9, slug: 'lechner', name: 'Lechner Gruppe' };
const nobody: Memberships = { memberships: [], groups: [], isOperator: false };

test('a dealership that one works for twice is listed once, all of them by name', () => {
  const account: Memberships = {
    ...nobody,
    memberships: [{ role: 'dealer-staff', dealership: weiz }],
    groups: [{ role: 'group-owner', group, dealerships: [weiz, graz] }],
  };
  expect(dealershipsOf(account)).toEqual([graz, weiz]);
});

test('of two roles in a dealership the one with more rights counts', () => {
  const account: Memberships = {
    ...nobody,
    memberships: [{ role: 'dealer-owner', dealership: weiz }],
    groups: [{ role: 'group-analyst', group, dealerships: [weiz, graz] }],
  };
  expect(roleIn(account, weiz.id)).toBe('dealer-owner');
  expect(roleIn(account, graz.id)).toBe('group-analyst');
  expect(roleIn(account, 77)).toBeUndefined();
  expect(roleIn({ ...nobody, isOperator: true }, 77)).toBe('operator');
  expect(roleIn({ ...account, isOperator: true }, weiz.id)).toBe('dealer-owner');
});

test.each([
  ['operator', true, true],
  ['dealer-owner', true, true],
  ['group-owner', true, true],
  ['dealer-staff', true, false],
  ['group-analyst', false, false],
  [undefined, false, false],
] as const)('%s works in a dealership: %s, and manages it: %s', (role, works, manages) => {
  expect([isStaff(role), isManager(role)]).toEqual([works, manages]);
});

test('operators and editors without a dealership work for the portal only', () => {
  const editor = { ...nobody, isEditor: true };
  const operator = { ...nobody, isOperator: true, isEditor: false };
  const memberships: Memberships['memberships'] = [{ role: 'dealer-staff', dealership: graz }];
  expect(worksForPortalOnly(editor)).toBe(true);
  expect(worksForPortalOnly(operator)).toBe(true);
  expect(worksForPortalOnly({ ...editor, memberships })).toBe(false);
  expect(worksForPortalOnly({ ...operator, memberships })).toBe(false);
  expect(worksForPortalOnly({ ...nobody, isEditor: false })).toBe(false);
});
