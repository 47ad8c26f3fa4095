import { expect, test } from 'vitest';
import { displayNameOf, rolesOf, valuesOfClaim, verifiedEmail } from './read-claims.ts';

test.each([
  [{ email: 'Eva@Firma.at', email_verified: true }, 'eva@firma.at'],
  [{ email: 'eva@firma.at', xms_edov: '1' }, 'eva@firma.at'],
  [{ email: 'eva@firma.at', email_verified: 'true' }, undefined],
  [{ email: 'eva@firma.at' }, undefined],
  [{ email: 'eva@firma.at, b@firma.at', email_verified: true }, undefined],
  [{ email: ['eva@firma.at'], email_verified: true }, undefined],
])('of %j the verified address is %s', (claims, email) => {
  expect(verifiedEmail(claims)).toBe(email);
});

test.each([
  [{ name: ' Eva\n Maier ' }, 'Eva Maier'],
  [{ given_name: 'Eva', family_name: 'Maier' }, 'Eva Maier'],
  [{ name: 'https://boese.example/', given_name: 'Eva' }, 'Eva'],
  [{ name: 'gewinn.example' }, 'eva maier'],
  [{}, 'eva maier'],
])('%j is called %s', (claims, name) => {
  expect(displayNameOf(claims, 'eva.maier@firma.at')).toBe(name);
});

test('values of a claim may be one, several, or lie within another; nothing else is a value', () => {
  expect(valuesOfClaim({ groups: ['a', 7, 'b'] }, 'groups')).toEqual(['a', 'b']);
  expect(valuesOfClaim({ role: 'a' }, 'role')).toEqual(['a']);
  expect(valuesOfClaim({ realm_access: { roles: ['a'] } }, 'realm_access.roles')).toEqual(['a']);
  expect(valuesOfClaim({ 'https://kardan.at/roles': ['a'] }, 'https://kardan.at/roles')).toEqual(['a']);
  expect(valuesOfClaim({}, 'constructor.name')).toEqual([]);
});

test('of several roles in one place the widest counts, and none leads beyond the group', () => {
  const roles = [
    { value: 'chef', role: 'dealer-owner', dealershipId: 1 },
    { value: 'team', role: 'dealer-staff', dealershipId: null },
    { value: 'fremd', role: 'dealer-owner', dealershipId: 9 },
    { value: 'zahlen', role: 'group-analyst', dealershipId: null },
    { value: 'leitung', role: 'group-owner', dealershipId: null },
  ] as const;
  const { group, dealerships } = rolesOf(['leitung', 'zahlen', 'team', 'chef', 'fremd'], [...roles], [1, 2]);
  expect(group).toBe('group-owner');
  expect([...dealerships]).toEqual([
    [1, 'dealer-owner'],
    [2, 'dealer-staff'],
  ]);
});
