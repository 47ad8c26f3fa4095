import { expect, test } from 'vitest';
import { leavingDomains } from './leaving-domains.ts';

const issuer = 'https://id.firma.at';
const provider = {
  issuer,
  clientId: 'kardan',
  domains: [
    { domain: 'firma.at', isConfirmed: true },
    { domain: 'firma.com', isConfirmed: true },
    { domain: 'firma.de', isConfirmed: false },
  ],
  roleClaim: 'groups',
  roles: [],
};

test.each([
  ['all as it was', issuer, ['firma.at', 'Firma.com', 'firma.de'], false, []],
  ['one that is approved and one that waits taken out', issuer, ['firma.at'], false, ['firma.com']],
  ['another issuer, by an owner', 'https://id2.firma.at', ['firma.at', 'firma.com'], false, ['firma.at', 'firma.com']],
  ['another issuer, by an operator', 'https://id2.firma.at', ['firma.at'], true, ['firma.com']],
])('with %s, these leave', (_, newIssuer, domains, isOperator, leaving) => {
  expect(leavingDomains(provider, { issuer: newIssuer, domains }, isOperator)).toEqual(leaving);
});

test('of a provider that is new nothing leaves', () => {
  expect(leavingDomains(null, { issuer, domains: ['firma.at'] }, false)).toEqual([]);
});
