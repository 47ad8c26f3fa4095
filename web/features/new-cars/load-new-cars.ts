import type { MakePage, ModelPage, NewCarMake } from '@kardan/contract/calls/pages/car-pages';
import type { VersionPage } from '@kardan/contract/calls/pages/new-cars';
import { cache } from 'react';
import { api } from '#lib/api/api.ts';
import { type FoundPage, foundPage, isName } from '#lib/api/found-page.ts';
import { optional } from '#lib/api/optional.ts';

const query = { category: 'new' } as const;

export const loadNewCarMakes = cache(async (): Promise<FoundPage<NewCarMake[]>> => {
  const client = await api();
  return foundPage(client.newCarMakes());
});

export const loadNewCarMake = cache(async (make: string): Promise<FoundPage<MakePage>> => {
  if (!isName(make)) return { kind: 'unknown' };
  const client = await api();
  return foundPage(client.makePage({ params: { make }, query }));
});

export const loadNewCarModel = cache(async (make: string, model: string): Promise<FoundPage<ModelPage>> => {
  if (![make, model].every(isName)) return { kind: 'unknown' };
  const client = await api();
  return foundPage(client.modelPage({ params: { make, model }, query }));
});

export const loadVersion = cache(
  async (make: string, model: string, version: string): Promise<FoundPage<VersionPage>> => {
    if (![make, model, version].every(isName)) return { kind: 'unknown' };
    const client = await api();
    return foundPage(client.versionPage({ params: { make, model, version } }));
  },
);

/** Versions of this year's catalogue, whether or not somebody offers one; undefined when they cannot be asked for. */
export async function loadCatalogue({ make, model }: { make: string; model: string }) {
  const client = await api();
  const list = await optional(client.eurotaxListing({ query: { make, model, year: new Date().getFullYear() } }));
  return list?.versions;
}

const kmPerYear = 12_000;
const ages = [1, 3, 5];

/** What used cars of a version are worth today, by their age; those that too few cars tell of are left out. */
export async function loadUsedValues({ make, model, version }: VersionPage) {
  const client = await api();
  const month = new Date().toISOString().slice(4, 7);
  const values = await Promise.all(
    ages.map(async (years) => {
      const firstRegistration = `${new Date().getFullYear() - years}${month}`;
      const mileageKm = years * kmPerYear;
      const asked = { make: make.slug, model: model.slug, version: version.slug, firstRegistration, mileageKm };
      const valued = await optional(client.eurotaxListingDetails({ query: asked }));
      return valued?.valuation ? [{ years, mileageKm, ...valued.valuation }] : [];
    }),
  );
  return values.flat();
}
