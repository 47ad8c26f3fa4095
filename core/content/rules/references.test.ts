import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { fillReferences, ruleReferences } from './fill-references.ts';

const today = '2026-11-15';
const german = (text: string, day = today) => fillReferences(text, 'de-AT', day).replaceAll('\u00a0', ' ');
const english = (text: string) => fillReferences(text, 'en', today).replaceAll('\u00a0', ' ');

test.each([
  ['{{rule:nova.deduction}}', '91 g/km', '91 g/km'],
  ['{{rule:nova.deduction|number}}', '91', '91'],
  ['{{rule:nova.deduction year=2021}}', '112 g/km', '112 g/km'],
  ['{{rule:nova.cap}}', '80 %', '80%'],
  ['{{rule:nova.malusPerGram}}', '€ 80', '€80'],
  ['{{rule:nova.freeUpTo}}', '93 g/km', '93 g/km'],
  ['{{rule:nova.rate co2=128}}', '7 %', '7%'],
  ['{{rule:nova.tax price=30000 co2=128}}', '€ 1.750', '€1,750'],
  ['{{rule:nova.tax price=18500 co2=148 first=2021-09-15}}', '€ 1.163,75', '€1,163.75'],
  ['{{rule:insuranceTax.perUnit}}', '€ 0,72', '€0.72'],
  ['{{rule:insuranceTax.month kw=110 co2=120 first=2026-05-01}}', '€ 53,28', '€53.28'],
  ['{{rule:insuranceTax.month kw=110 first=2019-05-01}}', '€ 54,12', '€54.12'],
  ['{{rule:insuranceTax.electricMonth kw=100 kg=2000}}', '€ 41,25', '€41.25'],
  ['{{rule:pickerl.rhythm}} → {{rule:pickerl.newRhythm}}', '3-2-1 → 4-2-2-2-1', '3-2-1 → 4-2-2-2-1'],
  ['{{rule:pickerl.newFrom}}', '19. Mai 2027', '19 May 2027'],
  ['{{rule:pickerl.due first=2024-03}}', 'März 2027', 'March 2027'],
  ['{{rule:pickerl.window month=2027-08}}', 'Juni 2027 bis November 2027', 'June 2027 to November 2027'],
  ['{{rule:winterTyres.from}} – {{rule:winterTyres.until}}', '1. November – 15. April', '1 November – 15 April'],
  ['{{rule:vat}}', '20 %', '20%'],
])('%s prints what the rule says', (reference, de, en) => {
  expect(german(reference)).toBe(de);
  expect(english(reference)).toBe(en);
});

test('a law that changes changes the text', () => {
  expect(german('{{rule:pickerl.rhythm}}', '2027-05-18')).toBe('3-2-1');
  expect(german('{{rule:pickerl.rhythm}}', '2027-05-19')).toBe('4-2-2-2-1');
  expect(german('{{rule:nova.deduction}}, {{rule:nova.year}}', '2025-06-01')).toBe('94 g/km, 2025');
});

test('where no newer figures are known the last ones go on, under their own year', () => {
  expect(german('{{rule:nova.deduction}}, {{rule:nova.year}}', '2027-03-01')).toBe('91 g/km, 2026');
  expect(german('{{rule:nova.tax price=30000 co2=128}}', '2027-03-01')).toBe('€ 1.750');
  expect(german('{{rule:insuranceTax.freeKw}}, {{rule:insuranceTax.year}}', '2027-03-01')).toBe('59 kW, 2026');
});

test.each([
  ['{{rule:nova.maxRate}}', 'refers to no rule'],
  ['{{nova.cap}}', 'refers to no rule'],
  ['{{rule:constructor}}', 'refers to no rule'],
  ['{{rule:nova.tax price=30000}}', 'co2'],
  ['{{rule:nova.tax price=30000 co2=viel}}', 'co2'],
  ['{{rule:nova.cap jahr=2025}}', 'jahr'],
  ['{{rule:nova.cap year=2031}}', 'year'],
  ['{{rule:nova.deduction year=2020 year=2021}}', 'twice'],
  ['{{rule:pickerl.due first=2024-13}}', 'first'],
])('%s is refused', (reference, why) => {
  expect(() => german(`Text ${reference} Text`)).toThrow(why === 'year' ? 'no figures' : why);
});

describe('the page for authors', async () => {
  const page = await readFile(new URL('../../../content/README.md', import.meta.url), 'utf8');
  const [, table = ''] = /\| reference +\| prints[^\n]*\n(.*?)\n\n/s.exec(page) ?? [];
  const named = [...table.matchAll(/`([A-Za-z]*)(\.?[A-Za-z0-9]+)[^`]*`/g)];

  test('names every reference there is', () => {
    let group = '';
    const names = named.flatMap(([, first = '', rest = '']) => {
      // `.freeKw` goes on with the group of the name before it.
      if (first !== '' && rest.startsWith('.')) group = first;
      const name = first === '' ? group + rest : first + rest;
      return Object.hasOwn(ruleReferences, name) ? [name] : [];
    });
    expect(Object.keys(ruleReferences).filter((name) => !names.includes(name))).toEqual([]);
  });
});
