import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { beforeAll, expect, test } from 'vitest';
import { phrasesToday } from '../testing/phrase.ts';
import { referenceVocabulary } from '../testing/reference-vocabulary.ts';
import { understandText } from '../understand-text.ts';
import {
  audiClasses,
  audiFuels,
  bmwEngines,
  mercedesClasses,
  mercedesEngines,
  mercedesFuels,
  poweredEngines,
  volvoEngines,
} from '../words/engine-names.ts';
import { trims } from '../words/trims.ts';
import { familyNicknames, makeNicknames, modelNicknames } from '../words/vehicle-nicknames.ts';
import type { Vocabulary } from './vocabulary.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = await referenceVocabulary();
});

type Expectation = [text: string, filters: SearchFilters];

/** Names that are understood otherwise or not at all; what the text sets beyond the expectation does not count. */
function misread(expectations: Expectation[]): string[] {
  return expectations.flatMap(([text, expected]) => {
    const { filters } = understandText(vocabulary, text, { today: phrasesToday });
    const got = Object.fromEntries(Object.keys(expected).map((key) => [key, filters[key as keyof SearchFilters]]));
    const isSame = JSON.stringify(got) === JSON.stringify(expected) && filters.text === undefined;
    return isSame ? [] : [`${text}: ${JSON.stringify(filters)} instead of ${JSON.stringify(expected)}`];
  });
}

const nameOf = (make: string) => [...vocabulary.vehicles.makes.values()].find(({ vehicle }) => vehicle === make)?.name;

test('every colloquial name of a make, a model or a family of models means it; there are three hundred and more', () => {
  const makes = Object.entries(makeNicknames).flatMap(([vehicle, names]) =>
    names.map((name): Expectation => [name, { vehicles: [vehicle] }]),
  );
  const models = Object.entries(modelNicknames).flatMap(([vehicle, names]) =>
    names.map((name): Expectation => [`${nameOf(vehicle.split('/')[0] ?? '')} ${name}`, { vehicles: [vehicle] }]),
  );
  const families = familyNicknames.flatMap(({ names, vehicles, filters, years: [from, to] = [] as never }) =>
    names.map((name): Expectation => {
      const years = from && { firstRegistration: { from: `${from}-01`, ...(to && { to: `${to}-12` }) } };
      return [name, { vehicles, ...filters, ...years }];
    }),
  );
  const all = [...makes, ...models, ...families];
  expect(misread(all)).toEqual([]);
  expect(all.length + trims.flatMap(({ names }) => names).length).toBeGreaterThanOrEqual(300);
});

test('every trim is a condition of its own behind a car that has it, and names the car where it stands alone', () => {
  const behind = trims.flatMap(({ names, makes: [make] = ['hyundai'] }) => {
    const car = [...vocabulary.vehicles.models.values()]
      .filter((model) => model.make.vehicle === make && !/\d/.test(model.name))
      .sort((one, other) => other.popularity - one.popularity)[0];
    const name = nameOf(make ?? '') ?? '';
    return names.map(
      (trim): Expectation => [`${car ? `${name} ${car.name.split(' ')[0]}` : name} ${trim}`, { variant: trim }],
    );
  });
  const alone = trims.flatMap(({ names, alone: vehicles }) =>
    vehicles ? names.map((trim): Expectation => [trim, { vehicles, variant: trim }]) : [],
  );
  expect(misread(behind)).toEqual([]);
  expect(misread(alone)).toEqual([]);
});

test('every engine of BMW means its series and fuel, glued, apart and behind the make', () => {
  const letters = { diesel: 'd', petrol: 'i', 'plug-in-hybrid': 'e' } as const;
  const engines = Object.entries(bmwEngines).flatMap(([number, fuels]) =>
    (Object.keys(fuels) as (keyof typeof letters)[]).flatMap((fuel) =>
      [1, 2, 3, 4, 5, 7].flatMap((series): Expectation[] => {
        const [from, to] = fuels[fuel] ?? [];
        const expected = { vehicles: [`bmw/${series}er`], fuel: [fuel], powerKw: { from, to } };
        const name = `${series}${number}${letters[fuel]}`;
        return [name, `BMW ${name}`, `${series}${number} ${letters[fuel]}`].map((text) => [text, expected]);
      }),
    ),
  );
  expect(misread(engines)).toEqual([]);
});

test('every engine of Mercedes means its class and fuel', () => {
  const suffixes = Object.entries(mercedesFuels);
  const isVan = (number: string) => /^(1[01]\d|124|31\d)$/.test(number);
  const engines = Object.entries(mercedesClasses).flatMap(([letters, model]) =>
    Object.keys(mercedesEngines)
      .filter((number) => isVan(number) === ['vito', 'viano', 'sprinter'].includes(letters))
      .flatMap((number): Expectation[] => {
        const vehicles = [`mercedes-benz/${model}`];
        return [
          [`${letters.toUpperCase()}${number}`, { vehicles }],
          [`Mercedes ${letters.toUpperCase()} ${number}`, { vehicles }],
          ...suffixes.map(
            ([suffix, fuel]): Expectation => [`${letters}${number} ${suffix}`, { vehicles, fuel: [fuel] }],
          ),
        ];
      }),
  );
  expect(misread(engines)).toEqual([]);
});

test('classes of power of Audi, engines of Volvo and engines with their power behind them mean fuel and power', () => {
  const audi = Object.entries(audiClasses).flatMap(([number, [from, to]]) =>
    Object.entries(audiFuels).flatMap(([suffix, fuel]): Expectation[] => [
      [`Q5 ${number} ${suffix.toUpperCase()}`, { vehicles: ['audi/q5'], powerKw: { from, to }, fuel: [fuel] }],
      [`${number} ${suffix.toUpperCase()}`, { vehicles: ['audi'], powerKw: { from, to }, fuel: [fuel] }],
    ]),
  );
  const volvo = Object.entries(volvoEngines).map(
    ([name, [fuel, [from, to]]]): Expectation => [
      `Volvo V60 ${name.toUpperCase()}`,
      { powerKw: { from, to }, fuel: [fuel] },
    ],
  );
  const powered = Object.entries(poweredEngines).map(
    ([name, fuel]): Expectation => [`${name} 110`, { powerPs: { from: 105, to: 115 }, fuel: [fuel] }],
  );
  expect(misread([...audi, ...volvo, ...powered])).toEqual([]);
});

test('codes of generations mean the model and the years it was built, unless the text says others', () => {
  const years = (from: number, to?: number) => ({
    firstRegistration: { from: `${from}-01`, ...(to && { to: `${to}-12` }) },
  });
  expect(
    misread([
      ['E46', { vehicles: ['bmw/3er'], ...years(1997, 2006) }],
      ['BMW E39 Touring', { vehicles: ['bmw/5er'], ...years(1995, 2004) }],
      ['M3 E46', { vehicles: ['bmw/m3'], ...years(2000, 2006) }],
      ['3er Touring F31', { vehicles: ['bmw/3er'], ...years(2011, 2019) }],
      ['W205', { vehicles: ['mercedes-benz/c-klasse'], ...years(2014, 2021) }],
      ['Mercedes W211', { vehicles: ['mercedes-benz/e-klasse'], ...years(2002, 2009) }],
      ['Golf 3', { vehicles: ['volkswagen/golf'], ...years(1991, 1999) }],
      ['Golf IV TDI', { vehicles: ['volkswagen/golf'], ...years(1997, 2006) }],
      ['golf mk5', { vehicles: ['volkswagen/golf'], ...years(2003, 2009) }],
      ['Passat B8', { vehicles: ['volkswagen/passat'], ...years(2014, 2023) }],
      ['Octavia 3', { vehicles: ['skoda/octavia'], ...years(2012, 2020) }],
      ['Audi A3 8V', { vehicles: ['audi/a3'], ...years(2012, 2020) }],
      ['Astra H', { vehicles: ['opel/astra'], ...years(2004, 2010) }],
      ['Porsche 911 997', { vehicles: ['porsche/911'], ...years(2004, 2012) }],
      ['VW Transporter T5', { vehicles: ['volkswagen/transporter'], ...years(2003, 2015) }],
      ['Golf 7 ab 2015', { vehicles: ['volkswagen/golf'], firstRegistration: { from: '2015-01' } }],
    ]),
  ).toEqual([]);
});
