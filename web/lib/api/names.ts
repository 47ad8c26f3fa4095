import { byName } from '@kardan/contract/values/by-name';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { apiForAll } from './api.ts';
import { optional } from './optional.ts';
import { remember } from './remember.ts';

/** Slug to name. */
export type Names = ReadonlyMap<string, string>;

/** An operator who renames a model sees it on the site within a minute. */
const keptSeconds = 60;

interface Named {
  slug: string;
  name: string;
}

const toNames = (list: Named[]): Names => new Map(list.map(({ slug, name }) => [slug, name]));

/**
 * Names that cannot be loaded are none: the page works without them and shows slugs, but nobody else is shown it. What is
 * the matter shows where the search itself fails.
 */
async function names(key: string, load: () => Promise<Names>): Promise<Names> {
  return (await optional(remember(key, keptSeconds, load))) ?? new Map();
}

/** Of all makes by name, also of those that nobody offers a car of: an address may name any of them. */
export function makeNames(): Promise<Names> {
  return names('makes', async () => {
    const client = await apiForAll();
    const { makes, makesWithoutCars } = await client.searchParams({ query: {} });
    return toNames([...makes, ...makesWithoutCars].toSorted(byName));
  });
}

/** Of the makes that have cars, by name, for choosing one. */
export function makesOnOffer(): Promise<Names> {
  return names('makes-on-offer', async () => {
    const client = await apiForAll();
    return toNames((await client.searchParams({ query: {} })).makes);
  });
}

/** The models of a make that have cars, by name. */
export function modelNames(make: string): Promise<Names> {
  return names(`models/${make}`, async () => {
    const client = await apiForAll();
    return toNames(await client.modelsOfMake({ params: { makeId: make }, query: {} }));
  });
}

export function regionNames(locale: Locale): Promise<Names> {
  return names(`regions/${locale}`, async () => {
    const client = await apiForAll();
    return toNames(await client.regions({ query: { language: locale } }));
  });
}

/** The districts of a federal state. Vienna as a whole is none that a car can stand in: its 23 are. */
export function districtNames(region: string): Promise<Names> {
  return names(`districts/${region}`, async () => {
    const client = await apiForAll();
    const districts = await client.districtsOfRegion({ params: { id: region } });
    return new Map(districts.filter(({ selectable }) => selectable).map(({ slug, name }) => [slug, name]));
  });
}
