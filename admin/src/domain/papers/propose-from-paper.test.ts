import { expect, test } from 'vitest';
import { settleDoubt } from './paper-proposal.ts';
import { proposeFromPaper } from './propose-from-paper.ts';
import { linesOfText, type ReadLine } from './read-text.ts';

const today = '2026-11-16';
const read = (text: string) =>
  Object.fromEntries(proposeFromPaper(linesOfText(text), today).map(({ field, value }) => [field, value]));

const focus = {
  nationalCode: '187204',
  firstRegistration: '2020-06',
  vin: 'WF0PXXGCHPLB47213',
  powerKw: 88,
  displacementCcm: 1499,
  fuel: 'diesel',
  co2GPerKm: 119,
  kerbWeightKg: 1415,
  seats: 5,
  colour: 'red',
  emissionClass: 'euro-6',
};

test('labels before their values, as one line after the other', () => {
  expect(
    read(`A W-12345X
      B 16.06.2020
      D.1 FORD D.3 FOCUS
      Nationaler Code 187204
      E WF0PXXGCHPLB47213
      G 1415 J M1 S.1 5
      P.1 1499 P.2 88,0/3600 P.3 DIESEL
      R ROT
      V.7 119 V.9 EURO 6`),
  ).toEqual(focus);
});

test('labels above their values, by order where nothing is known of their places', () => {
  expect(
    read(`B D.3 NC
      16.06.2020 FOCUS 187204
      E S.1 G R
      WF0PXXGCHPLB47213 5 1415 ROT
      P.1 P.2 P.3 V.7
      1499 88,0 DIESEL 119
      V.9 EURO 6`),
  ).toEqual(focus);
});

test('labels and values as readers misread them', () => {
  expect(
    read(`8 16,06.2O20
      Natonaler Code 18 7204
      National Code 187 2O4
      E WFOPXXGCHPLB472I3
      G 1.415 5.1 5
      Pl 1499 PZ 88,0 P3 DIE5EL
      R R0T ROT
      V7 119 V9 EUR0 6`),
  ).toEqual(focus);
});

test('labels above their values belong to what stands below them, even where a value is missing', () => {
  const word = (text: string, x0: number, y0: number) => ({
    text,
    sureness: [...text].map(() => 1),
    box: { x0, y0, x1: x0 + 10 * text.length, y1: y0 + 12 },
  });
  const lines: ReadLine[] = [
    [word('P.1', 28, 98), word('P.2', 108, 98), word('P.3', 178, 98), word('V.7', 248, 98)],
    [word('1499', 30, 114), word('DIESEL', 180, 114), word('119', 250, 114)],
  ];
  expect(proposeFromPaper(lines, today).map(({ field, value }) => [field, value])).toEqual([
    ['displacementCcm', 1499],
    ['fuel', 'diesel'],
    ['co2GPerKm', 119],
  ]);
});

test('a misread label takes nothing from its neighbour, and a fuel is known without one, to be looked at', () => {
  const word = (text: string, x0: number, y0: number) => ({
    text,
    sureness: [...text].map(() => 1),
    box: { x0, y0, x1: x0 + 10 * text.length, y1: y0 + 12 },
  });
  const lines: ReadLine[] = [
    [word('R', 28, 98), word('WOF', 108, 98), word('X:8', 178, 98)],
    [word('ROT', 28, 114), word('149', 108, 114), word('DIESEL', 178, 114)],
  ];
  expect(proposeFromPaper(lines, today).map(({ field, value, sure }) => [field, value, sure])).toEqual([
    ['fuel', 'diesel', false],
    ['colour', 'red', true],
  ]);
});

test('a badly legible letter of a VIN is asked, and the answer is the VIN’s', () => {
  const vin = 'WF0PXXGCHPLB47213';
  const line = [{ text: vin, sureness: [...vin].map((_, at) => (at === 11 ? 0.5 : 1)), box: null }];
  const [proposal] = proposeFromPaper([line], today);
  expect(proposal).toMatchObject({ field: 'vin', value: vin, sure: false, doubts: [{ at: 11, choices: ['B', '8'] }] });
  expect(proposal && settleDoubt(proposal, '8')).toMatchObject({ value: 'WF0PXXGCHPL847213', sure: true, doubts: [] });
});

test('a VIN has no I, O and Q, ends with digits, and may have been torn apart', () => {
  expect(read('E WVQZZZ1KZ AW 0OOIBS')).toEqual({ vin: 'WV0ZZZ1KZAW000185' });
});

test.each([
  ['P.3 BENZIN/ELEKTRISCH', { fuel: 'hybrid' }, false],
  ['P.3 HYBRID BENZIN EXTERN AUFLADBAR', { fuel: 'plug-in-hybrid' }, true],
  ['P.3 ELEKTRISCH', { fuel: 'electric' }, true],
  ['R GRAU/SCHWARZ', { colour: 'grey' }, true],
  ['V.9 EURO 6D-TEMP', { emissionClass: 'euro-6d-temp' }, true],
])('%s', (text, expected, sure) => {
  expect(read(text)).toEqual(expected);
  expect(proposeFromPaper(linesOfText(text), today)[0]?.sure).toBe(sure);
});

test.each([
  'B 16.06.2027',
  'B 16.13.2020',
  'P.2 0',
  'P.1 99999',
  'S.1 12',
  'G 12',
  'NC 12345',
  'E WF0PXXGCHPLB4721',
  '',
])('“%s” proposes nothing', (text) => expect(read(text)).toEqual({}));
