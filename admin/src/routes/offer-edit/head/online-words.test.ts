import type { EditableFields } from '@kardan/contract/calls/stock/editable-fields';
import type { StockState } from '@kardan/contract/values/stock';
import { translator } from '@kardan/ui/texts/translator.ts';
import { expect, test } from 'vitest';
import { german } from '#texts/german.ts';
import { onlineButtonWords, onlineWords } from './online-words.ts';

const t = translator('de-AT', german.car);
const car = (state: StockState) => ({ state, online: {} as EditableFields, unpublished: [] });

test.each<[StockState, string, string]>([
  ['active', 'Alles ist online', 'Ist online'],
  ['reserved', 'Alles ist online', 'Ist online'],
  ['sold', 'Verkauft, nicht mehr in der Suche', 'Verkauft'],
  ['withdrawn', 'Derzeit nicht online', 'Nicht online'],
  ['blocked', 'Derzeit nicht online', 'Nicht online'],
])('of a car that is %s it is said whether buyers see it', (state, words, button) => {
  expect(onlineWords(car(state), t)).toBe(words);
  expect(onlineButtonWords(car(state), t)).toBe(button);
});

test('what buyers do not see yet comes first', () => {
  expect(onlineWords({ ...car('sold'), unpublished: ['priceEur'] }, t)).toBe('1 Änderung noch nicht online');
  expect(onlineWords({ ...car('draft'), online: null }, t)).toBe('Entwurf, noch nie online');
});
