import { expect, test } from 'vitest';
import { companyBody, namesIn } from './request-body.ts';

const typed: Record<string, string> = {
  'company.legalName': 'Autowelt Zirngast GmbH',
  'company.legalForm': 'gmbh',
  'company.street': 'Mürzgasse 4',
  'company.postcode': '8680',
  'company.city': 'Mürzzuschlag',
  'company.vatId': '',
  'company.companyRegisterNumber': 'FN 418207 k',
  'company.companyRegisterCourt': 'Landesgericht Leoben',
  'company.gisaNumber': '26104417',
  'company.website': 'www.autowelt.example',
};
const valuesOf = (values: Record<string, string>) => (name: string) => values[name] ?? '';

test('what stayed empty is not sent', () => {
  const body = companyBody(valuesOf(typed));
  expect(body).toMatchObject({ companyRegisterNumber: 'FN 418207 k', website: 'https://www.autowelt.example' });
  expect(body).not.toHaveProperty('vatId');
  expect(body).not.toHaveProperty('name');
});

test('a company that stands in no register sends no number, whatever was typed before', () => {
  expect(companyBody(valuesOf({ ...typed, 'company.legalForm': 'sole-trader' }))).not.toHaveProperty(
    'companyRegisterNumber',
  );
});

test.each([
  ['Karin Zirngast', ['Karin Zirngast']],
  ['Karin Zirngast, Max Moser', ['Karin Zirngast', 'Max Moser']],
  ['Karin Zirngast und Max Moser; Eva Berger', ['Karin Zirngast', 'Max Moser', 'Eva Berger']],
  ['', []],
])('%j is %j', (line, names) => {
  expect(namesIn(line)).toEqual(names);
});
