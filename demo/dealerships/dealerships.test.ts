import { hasRightVatDigit } from '@kardan/contract/values/company-numbers';
import { createTestDatabase, type TestDatabase } from '@kardan/core/testing/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Catalogue, loadCatalogue } from '../catalogue/catalogue-store.ts';
import { Day } from '../day.ts';
import { type DemoDealership, dealershipBuilder, dealershipCount } from './build-dealership.ts';
import { undialablePattern } from './undialable-phone.ts';

const today = new Day('2026-11-15');
let database: TestDatabase;
let catalogue: Catalogue;
let dealerships: DemoDealership[];

beforeAll(async () => {
  database = await createTestDatabase();
  catalogue = await loadCatalogue(database.db);
  dealerships = buildDealerships(1_500);
});
afterAll(() => database[Symbol.asyncDispose]());

function buildDealerships(count: number, seed = 1): DemoDealership[] {
  const build = dealershipBuilder(catalogue, seed, today);
  return Array.from({ length: count }, (_, index) => build(index));
}

describe('demo dealerships', () => {
  test('are the same for a seed, however many there are', () => {
    expect(buildDealerships(60)).toEqual(dealerships.slice(0, 60));
    expect(buildDealerships(60, 2)).not.toEqual(dealerships.slice(0, 60));
  });

  test('are 60 to 1,500, one for twenty cars', () => {
    expect([10, 5_000, 1_000_000].map(dealershipCount)).toEqual([60, 250, 1_500]);
  });

  test('cannot be reached: no mail address, website or phone number exists', () => {
    for (const { row, persons } of dealerships) {
      for (const email of [row.email, ...persons.map((person) => person.email)])
        expect(email).toMatch(/^[^@\s]+@[a-z0-9-]{1,63}\.example$/);
      for (const phone of [row.phone, ...persons.map((person) => person.phone)])
        expect(phone).toMatch(undialablePattern);
      expect(row.website).toMatch(/^https:\/\/www\.[a-z0-9-]{1,63}\.example$/);
    }
  });

  test('cannot be taken for a company: VAT numbers fail their check digit, register numbers begin with zero', () => {
    for (const { row } of dealerships) {
      expect(row.vatId).toMatch(/^ATU\d{8}$/);
      expect(hasRightVatDigit(row.vatId)).toBe(false);
      expect(row.companyRegisterNumber).toMatch(/^FN 0\d{5}[a-z]$/);
      expect(row.gisaNumber).toMatch(/^0\d{7}$/);
    }
  });

  test('live where people live', () => {
    const regionOf = new Map(catalogue.places.map((place) => [place.id, place.regionId]));
    const inVienna = dealerships.filter(({ row }) => regionOf.get(row.cityId) === 9).length / dealerships.length;
    const population = catalogue.places.reduce((sum, place) => sum + (place.population ?? 0), 0);
    const viennese = catalogue.places
      .filter((place) => place.regionId === 9)
      .reduce((sum, place) => sum + (place.population ?? 0), 0);
    expect(Math.abs(inVienna - viennese / population)).toBeLessThan(0.04);
  });

  test('differ in size as real ones do: the largest tenth has a good third of the stock', () => {
    const weights = dealerships.map(({ stockWeight }) => stockWeight).sort((one, other) => other - one);
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
    expect(sum(weights.slice(0, 150)) / sum(weights)).toBeGreaterThan(0.3);
    expect(sum(weights.slice(0, 150)) / sum(weights)).toBeLessThan(0.55);
  });
});
