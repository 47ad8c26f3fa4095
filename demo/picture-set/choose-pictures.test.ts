import { createTestDatabase, type TestDatabase } from '@kardan/core/testing/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadCatalogue } from '../catalogue/catalogue-store.ts';
import { Day } from '../day.ts';
import { dealershipBuilder } from '../dealerships/build-dealership.ts';
import { type DemoListing, listingGenerator } from '../listings/generate-listing.ts';
import type { ListingRow } from '../listings/listing-row.ts';
import type { StoredPicture } from './choose-pictures.ts';
import { cabinOf, lookOf } from './looks.ts';
import { readPictureIndex } from './picture-index.ts';

const today = new Day('2026-11-15');
/** As on the first twenty pages of results. */
const shownResults = 400;
const pictures: StoredPicture[] = (await readPictureIndex()).map((entry, index) => ({ ...entry, imageId: index + 1 }));
const pictureOf = (imageId: number | undefined) => pictures[(imageId ?? 0) - 1] as StoredPicture;
const firstPicture = ({ images }: DemoListing) => images[0]?.imageId;

let database: TestDatabase;
let listings: DemoListing[];
let pictured: DemoListing[];

beforeAll(async () => {
  database = await createTestDatabase();
  const catalogue = await loadCatalogue(database.db);
  const build = dealershipBuilder(catalogue, 1, today);
  const dealerships = Array.from({ length: 250 }, (_, index) => build(index));
  const generate = listingGenerator({ catalogue, dealerships, pictures, seed: 1, today });
  listings = Array.from({ length: 5_000 }, (_, index) => generate(index));
  pictured = listings.filter(({ images }) => images.length > 0);
});
afterAll(() => database[Symbol.asyncDispose]());

const yearOf = ({ firstRegistration }: ListingRow) => Number(firstRegistration?.slice(0, 4) ?? 2026);
const lookOfRow = (row: ListingRow) => lookOf(row.body, row.category, yearOf(row));

describe('pictures of 5,000 demo cars', () => {
  test('are four to nine for nearly all, none twice, and none for a few', () => {
    for (const { images } of pictured) {
      expect(images.length).toBeGreaterThanOrEqual(4);
      expect(images.length).toBeLessThanOrEqual(9);
      expect(new Set(images.map(({ imageId }) => imageId)).size).toBe(images.length);
      expect(images.map(({ position }) => position)).toEqual([...images.keys()]);
    }
    const without = 1 - pictured.length / listings.length;
    expect(without).toBeGreaterThan(0.01);
    expect(without).toBeLessThan(0.05);
  });

  test('show one car of the listing’s body and colour from outside, and a cabin and boot that fit', () => {
    for (const { row, images } of pictured) {
      const look = lookOfRow(row);
      const shown = images.map(({ imageId }) => pictureOf(imageId));
      const outside = shown.filter(({ colour, view }) => colour !== null && view !== 'boot');
      expect(new Set(outside.map(({ variant, colour }) => `${variant}/${colour}`)).size).toBe(1);
      expect(outside.some(({ view }) => view === 'front34')).toBe(true);
      for (const { body, colour } of shown) {
        if (colour === null) expect(cabinOf(body)).toBe(cabinOf(look));
        else {
          expect(body).toBe(look);
          if (row.colour) expect(colour).toBe(row.colour);
        }
      }
    }
  });

  test('show no grille on electric cars of common colours, and only they go without', () => {
    for (const { row, images } of pictured) {
      const electric = pictureOf(images[0]?.imageId).electric;
      if (row.fuel !== 'electric') expect(electric).toBe(false);
    }
    const electricCars = pictured.filter(({ row }) => row.fuel === 'electric');
    const drawnAsSuch = electricCars.filter((listing) => pictureOf(firstPicture(listing)).electric);
    expect(drawnAsSuch.length / electricCars.length).toBeGreaterThan(0.8);
  });

  test('begin mostly, but not always, with the front', () => {
    const fronts = pictured.filter((listing) => pictureOf(firstPicture(listing)).view === 'front34');
    expect(fronts.length / pictured.length).toBeGreaterThan(0.7);
    expect(fronts.length).toBeLessThan(pictured.length);
  });
});

describe('two neighbouring results rarely begin with the same picture', () => {
  const online = () => listings.filter(({ row }) => row.state === 'active' || row.state === 'reserved');
  const commonMake = () => {
    const makes = Map.groupBy(online(), ({ row }) => row.makeId);
    return [...makes.values()].toSorted((one, other) => other.length - one.length)[0] as DemoListing[];
  };
  const by = (value: (row: ListingRow) => number | string, rows: DemoListing[]) =>
    rows.toSorted(({ row: one }, { row: other }) => (value(one) < value(other) ? -1 : 1)).slice(0, shownResults);
  const searches: Record<string, () => DemoListing[]> = {
    'newest first': () => by(({ publishedAt }) => publishedAt ?? '', online()).toReversed(),
    'cheapest first': () => by(({ priceEur }) => priceEur, online()),
    'least driven first': () => by(({ mileageKm }) => mileageKm, online()),
    'one make, newest first': () => by(({ publishedAt }) => publishedAt ?? '', commonMake()).toReversed(),
    'one make, cheapest first': () => by(({ priceEur }) => priceEur, commonMake()),
  };

  test.each(Object.keys(searches))('%s: in less than 2 of 100', (name) => {
    const results = searches[name]?.() ?? [];
    const repeated = results.slice(1).filter((listing, index) => {
      const picture = firstPicture(listing);
      return picture !== undefined && picture === firstPicture(results[index] as DemoListing);
    });
    expect(results.length).toBeGreaterThan(200);
    expect(repeated.length / results.length).toBeLessThan(0.02);
  });
});
