import type { DealershipMatch } from '@kardan/contract/calls/operator/requests';
import { findingsOfChecks } from '@kardan/contract/values/dealership-requests';
import { expect, test } from 'vitest';
import { checkCompany } from './check-company.ts';
import type { CheckFacts } from './checked-request.ts';

const company: CheckFacts['company'] = {
  name: 'Autowelt Zirngast',
  legalName: 'Autowelt Zirngast GmbH',
  legalForm: 'gmbh',
  postcode: '8680',
  city: 'Mürzzuschlag',
  vatId: 'ATU33864707',
  companyRegisterNumber: 'FN 418207k',
  companyRegisterCourt: 'Landesgericht Leoben',
  gisaNumber: '26104417',
  vatAnswer: 'valid',
  vatName: 'Autowelt Zirngast Gesellschaft mit beschränkter Haftung',
  vatCheckedAt: new Date('2026-11-12T17:20:00Z'),
};
const places = [
  { id: 1, name: 'Mürzzuschlag', district: { name: 'Bruck-Mürzzuschlag' } },
  { id: 2, name: 'Spital am Semmering', district: { name: 'Bruck-Mürzzuschlag' } },
];
const facts: CheckFacts = { company, places, matches: [], hasVatRegister: true };

function lineOf(check: string, change: Partial<CheckFacts['company']> = {}, others: Partial<CheckFacts> = {}) {
  const lines = checkCompany({ ...facts, ...others, company: { ...company, ...change } });
  return lines.find((line) => line.check === check) ?? expect.unreachable(check);
}

test('a company that is what it says passes everything, and each line says what was compared', () => {
  const lines = checkCompany(facts);
  expect(lines.map(({ outcome }) => outcome)).toEqual(Array(7).fill('ok'));
  expect(lineOf('register-number')).toMatchObject({ told: 'FN 418207k', compared: 'k' });
  expect(lineOf('vat-register')).toMatchObject({ compared: company.vatName, at: '2026-11-12T17:20:00.000Z' });
  expect(lineOf('address')).toMatchObject({ told: '8680 Mürzzuschlag', compared: 'Mürzzuschlag, Bruck-Mürzzuschlag' });
});

test.each([
  ['register-number', { companyRegisterNumber: 'FN 418207a' }, 'problem', 'wrong-check-sign'],
  ['register-number', { companyRegisterNumber: '1234567k' }, 'problem', 'wrong-form'],
  ['register-number', { companyRegisterNumber: null }, 'problem', 'not-told'],
  ['register-number', { companyRegisterNumber: null, legalForm: 'sole-trader' as const }, 'ok', 'not-needed'],
  ['register-number', { legalForm: 'sole-trader' as const }, 'problem', 'unexpected'],
  ['vat-number', { vatId: 'ATU33864708' }, 'problem', 'wrong-check-sign'],
  ['vat-number', { vatId: null }, 'open', 'not-told'],
  ['vat-register', { vatAnswer: 'invalid', vatName: null }, 'problem', 'unknown-number'],
  ['vat-register', { vatAnswer: 'unreachable', vatName: null }, 'open', 'unreachable'],
  ['vat-register', { vatAnswer: null, vatCheckedAt: null }, 'open', 'waiting'],
  ['vat-register', { vatName: null }, 'ok', 'confirmed'],
  ['vat-register', { vatName: 'Zirngast Immobilien KG' }, 'problem', 'another-name'],
  ['trade-number', { gisaNumber: null }, 'problem', 'not-told'],
  ['address', { city: 'Leoben' }, 'problem', 'another-place'],
  ['address', { city: 'Muerzzuschlag' }, 'ok', 'right'],
  ['address', { city: 'Spital' }, 'ok', 'right'],
])('%s with %o is %s: %s', (check, change, outcome, finding) => {
  expect(lineOf(check, change as Partial<CheckFacts['company']>)).toMatchObject({ outcome, finding });
  expect(findingsOfChecks[check as keyof typeof findingsOfChecks]).toContain(finding);
});

test('a register that is not set up has not been asked, and nobody says that it has', () => {
  const unasked = { vatAnswer: null, vatCheckedAt: null };
  expect(lineOf('vat-register', unasked, { hasVatRegister: false })).toMatchObject({
    outcome: 'open',
    finding: 'not-set-up',
  });
});

test('a postcode without a place is told', () => {
  expect(lineOf('address', {}, { places: [] })).toMatchObject({ outcome: 'problem', finding: 'unknown-postcode' });
});

test('others in trade are duplicates, suspended and closed ones are named apart', () => {
  const match = (state: DealershipMatch['state'], by: DealershipMatch['by']): DealershipMatch => ({
    kind: 'dealership',
    id: '7',
    slug: 'zirngast',
    name: 'Zirngast',
    state,
    by,
  });
  const matches = [match('active', ['phone']), match('closed', ['vat'])];
  expect(lineOf('duplicates', {}, { matches })).toMatchObject({ outcome: 'problem', matches: [{ state: 'active' }] });
  expect(lineOf('restrictions', {}, { matches })).toMatchObject({ outcome: 'problem', matches: [{ state: 'closed' }] });
});
