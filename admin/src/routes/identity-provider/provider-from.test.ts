import { expect, test } from 'vitest';
import { providerFrom } from './provider-from.ts';

const typed: Record<string, string> = {
  issuer: 'https://id.firma.at',
  clientId: 'kardan',
  domains: 'firma.at, @firma.com;  firma.de',
  roleClaim: 'groups',
  'roles.0.value': 'chef',
  'roles.0.role': 'group-owner',
  'roles.0.dealershipId': '7',
  'roles.1.value': 'verkauf',
  'roles.1.role': 'dealer-staff',
  'roles.1.dealershipId': '7',
  'roles.2.value': 'alle',
  'roles.2.role': 'dealer-staff',
  'roles.2.dealershipId': '',
};

test('domains are told apart however they are separated, a role of the group has no dealership, no secret keeps the old', () => {
  expect(providerFrom((name) => typed[name] ?? '')).toEqual({
    issuer: 'https://id.firma.at',
    clientId: 'kardan',
    domains: ['firma.at', 'firma.com', 'firma.de'],
    roleClaim: 'groups',
    roles: [
      { value: 'chef', role: 'group-owner', dealershipId: null },
      { value: 'verkauf', role: 'dealer-staff', dealershipId: 7 },
      { value: 'alle', role: 'dealer-staff', dealershipId: null },
    ],
  });
});
