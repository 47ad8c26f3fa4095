import { readFileSync } from 'node:fs';
import { equipmentKeys } from '@kardan/contract/values/equipment';
import {
  bodies,
  categories,
  colours,
  drives,
  emissionClasses,
  fuels,
  interiorMaterials,
} from '@kardan/contract/values/vehicle';
import { describe, expect, test } from 'vitest';
import { doorShares, driveShares, seatShares } from './bodies.ts';
import {
  dealerSurnames,
  dealershipPatterns,
  dealershipPatternWeights,
  legalForms,
  legalFormWeights,
} from './dealership-names.ts';
import { equipmentAge, equipmentShares, interiorMaterialShares } from './equipment-shares.ts';
import { makeMarkets, makeWeight } from './make-market.ts';
import { ageShares, categoryShares, mileageLevels, mileagesKm } from './mileage.ts';
import { firstNames, surnames } from './person-names.ts';
import { expectedPriceEur, modelPrices, oldTimerPricesEur, type PricedCar } from './prices.ts';
import {
  automaticShares,
  bandEnds,
  bandOf,
  bodyShares,
  colourShares,
  emissionClassesSince,
  fuelShares,
} from './registration-years.ts';
import { streetNames } from './street-names.ts';
import { estimateConsumption, estimateElectricConsumption, estimateKerbWeightKg } from './technical-estimates.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const catalogue = (name: string): string[][] =>
  readFileSync(new URL(`../../core/vehicles/reference/${name}.csv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));
const makeSlugs = catalogue('makes').map(([, slug = '']) => slug);

describe('shares', () => {
  test.each([
    ['fuel', fuelShares, bandEnds, fuels],
    ['body', bodyShares, bandEnds, bodies],
    ['colour', colourShares, bandEnds, colours],
    ['drive', driveShares, bodies, drives],
    ['door', doorShares, bodies, [2, 3, 4, 5]],
    ['seat', seatShares, bodies, [2, 3, 4, 5, 6, 7, 8, 9]],
    ['age', [ageShares], [0], Array.from({ length: 41 })],
    ['category', [categoryShares], [0], categories],
    ['interior material', [interiorMaterialShares], [0], interiorMaterials],
  ])('%s shares have a row for each case, a value for each choice, and add up to one', (_, rows, cases, choices) => {
    expect(rows).toHaveLength(cases.length);
    for (const row of rows) {
      expect(row).toHaveLength(choices.length);
      expect(Math.min(...row)).toBeGreaterThanOrEqual(0);
      expect(sum(row)).toBeCloseTo(1, 2);
    }
  });

  test('every registration year has a band', () => {
    expect([1950, 1989, 1990, 2018, 2019, 2026, 2027].map(bandOf)).toEqual([0, 0, 1, 6, 7, 10, 10]);
    expect(automaticShares).toHaveLength(bandEnds.length);
    expect(emissionClassesSince.every(([, name]) => emissionClasses.includes(name))).toBe(true);
  });

  test('every item of equipment has three probabilities, electric ones none before 2010', () => {
    expect(Object.keys(equipmentShares).toSorted()).toEqual(equipmentKeys.toSorted());
    expect(
      Object.values(equipmentShares)
        .flat()
        .every((share) => share >= 0 && share <= 1),
    ).toBe(true);
    expect(equipmentShares['heat-pump'][equipmentAge(2005)]).toBe(0);
  });
});

describe('mileage', () => {
  test.each(Object.entries(mileagesKm))('%s has every age to 30, and levels in order', (_, ages) => {
    expect(ages).toHaveLength(31);
    for (const levels of ages) {
      expect(levels).toHaveLength(mileageLevels.length);
      expect(levels).toEqual(levels.toSorted((a, b) => a - b));
      expect(levels[0]).toBeGreaterThanOrEqual(5);
    }
  });

  test('a ten-year-old diesel has driven more than a petrol car, and both what Austrians drive', () => {
    const half = (fuel: 'petrol' | 'diesel'): number => mileagesKm[fuel][10]?.[3] ?? 0;
    expect(half('diesel')).toBeGreaterThan(half('petrol'));
    expect(half('petrol')).toBeGreaterThan(80_000);
    expect(half('diesel')).toBeLessThan(170_000);
  });
});

describe('makes', () => {
  test('are the makes of the catalogue, each with some weight and a price', () => {
    expect(makeMarkets.map((market) => market.slug)).toEqual(makeSlugs);
    const silent = makeMarkets.filter(
      (market) => market.weightOldTimer + market.weightBefore2019 + sum(market.weightsSince2019) === 0,
    );
    expect(silent).toEqual([]);
    expect(makeMarkets.every((market) => market.referencePriceEur > 3000 && market.referencePowerKw > 3)).toBe(true);
    expect(makeMarkets.every((market) => [0, 3].includes(market.newPricesEur.length))).toBe(true);
  });

  test('Volkswagen leads the stock with about a fifth, BYD appears in 2023', () => {
    const volkswagen = makeMarkets.find((market) => market.slug === 'volkswagen');
    const byd = makeMarkets.find((market) => market.slug === 'byd');
    if (!volkswagen || !byd) throw new Error('no such make');
    const share = makeWeight(volkswagen, 2015) / sum(makeMarkets.map((market) => makeWeight(market, 2015)));
    expect(share).toBeGreaterThan(0.17);
    expect(share).toBeLessThan(0.23);
    expect([makeWeight(byd, 2022), makeWeight(byd, 2023) > 0]).toEqual([0, true]);
  });
});

describe('prices', () => {
  const car = (change: Partial<PricedCar>): PricedCar => ({
    ageYears: 5,
    mileageKm: 80_000,
    powerKw: 110,
    automatic: false,
    fuel: 'petrol',
    brandNew: false,
    ...change,
  });
  const price = (model: string, change: Partial<PricedCar> = {}): number => {
    const reference = modelPrices.get(model);
    if (!reference) throw new Error(`no price of ${model}`);
    return expectedPriceEur(reference, car(change));
  };

  test('belong to models of the catalogue', () => {
    const models = new Set(catalogue('models').map(([, makeId, slug]) => `${makeSlugs[Number(makeId) - 1]}/${slug}`));
    expect([...modelPrices.keys()].filter((model) => !models.has(model))).toEqual([]);
    for (const { referencePriceEur, referencePowerKw, sigma } of modelPrices.values()) {
      expect(referencePriceEur).toBeGreaterThan(2000);
      expect(referencePowerKw).toBeGreaterThan(3);
      expect(sigma).toBeGreaterThan(0.05);
      expect(sigma).toBeLessThan(0.5);
    }
  });

  test('the reference car costs the reference price', () => {
    const golf = modelPrices.get('volkswagen/golf');
    expect(price('volkswagen/golf', { powerKw: golf?.referencePowerKw ?? 0 })).toBeCloseTo(
      golf?.referencePriceEur ?? 0,
    );
  });

  test.each([
    ['a five-year-old Golf', 'volkswagen/golf', {}, 18_000, 20_000],
    ['a new Golf', 'volkswagen/golf', { ageYears: 0, mileageKm: 10, brandNew: true }, 30_000, 42_000],
    ['a five-year-old Octavia diesel', 'skoda/octavia', { fuel: 'diesel', automatic: true }, 17_500, 22_500],
    ['a ten-year-old Polo', 'volkswagen/polo', { ageYears: 10, mileageKm: 110_000, powerKw: 66 }, 6500, 11_000],
    [
      'a four-year-old ID.3',
      'volkswagen/id-3',
      { ageYears: 4, mileageKm: 55_000, powerKw: 150, fuel: 'electric', automatic: true },
      19_000,
      25_000,
    ],
    ['a fifteen-year-old Astra', 'opel/astra', { ageYears: 15, mileageKm: 170_000, powerKw: 85 }, 2000, 5000],
  ] as [string, string, Partial<PricedCar>, number, number][])(
    '%s costs what it does in Austria',
    (_, model, change, from, to) => {
      const eur = price(model, change);
      expect(eur).toBeGreaterThan(from);
      expect(eur).toBeLessThan(to);
    },
  );

  test('fall with age and mileage, rise with power', () => {
    const younger = price('bmw/3er', { ageYears: 3 });
    expect(younger).toBeGreaterThan(price('bmw/3er', { ageYears: 8 }));
    expect(younger).toBeGreaterThan(price('bmw/3er', { ageYears: 3, mileageKm: 160_000 }));
    expect(younger).toBeLessThan(price('bmw/3er', { ageYears: 3, powerKw: 180 }));
  });

  test('old-timers have a price for each decade from the 1920s to the 1990s and each level', () => {
    expect(oldTimerPricesEur).toHaveLength(8);
    for (const levels of oldTimerPricesEur) {
      expect(levels).toHaveLength(mileageLevels.length);
      expect(levels).toEqual(levels.toSorted((a, b) => a - b));
    }
  });
});

test('estimates are those of plausible cars', () => {
  const estimate = (fuel: 'petrol' | 'diesel' | 'electric') =>
    estimateConsumption({ fuel, body: 'hatchback', drive: 'front', powerKw: 110, registrationYear: 2022 });
  expect(estimate('petrol')).toEqual({ consumptionL: 5.8, co2GPerKm: 135 });
  expect(estimate('diesel')).toEqual({ consumptionL: 4.7, co2GPerKm: 124 });
  expect(estimate('electric')).toBeNull();
  expect(estimateElectricConsumption('suv', 150)).toBeCloseTo(17.4);
  expect(estimateKerbWeightKg('hatchback', 150, 58)).toBeGreaterThan(1500);
});

test('names are plentiful, each there once', () => {
  const lists: [readonly string[], number][] = [
    [dealerSurnames, 100],
    [firstNames, 80],
    [surnames, 60],
    [streetNames, 80],
    [dealershipPatterns, 15],
  ];
  for (const [list, atLeast] of lists) {
    expect(new Set(list).size).toBe(list.length);
    expect(list.length).toBeGreaterThanOrEqual(atLeast);
  }
  expect(dealershipPatternWeights).toHaveLength(dealershipPatterns.length);
  expect(dealershipPatterns.every((pattern) => pattern.includes('{name}'))).toBe(true);
  expect(legalFormWeights).toHaveLength(legalForms.length);
});
