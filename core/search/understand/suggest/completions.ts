import { setImmediate } from 'node:timers/promises';
import type { SuggestionKind } from '@kardan/contract/calls/search/search-text';
import { optionLabels } from '@kardan/contract/labels/reference';
import { type Language, languages } from '@kardan/contract/values/identifiers';
import { categories } from '@kardan/contract/values/vehicle';
import type { PlaceNames, PlaceSources } from '../names/place-names.ts';
import type { VehicleNames } from '../names/vehicle-names.ts';
import { keyOf } from '../token-runs.ts';

/** A name that can complete what is typed. */
export interface Completion {
  key: string;
  label: string;
  kind: SuggestionKind;
  weight: number;
  /** What is written instead of the label where no "in" stands before. */
  text?: string;
  /** Only in this language. */
  language?: Language;
}

/** The name on every tongue, where the full one is not. */
const shortNames: Record<string, string> = { volkswagen: 'VW' };
const weights = { make: 300, category: 6_000, region: 9_000, district: 300 };

/** Every name in the order of its key, so that those with a beginning stand together. */
export async function listCompletions(
  vehicles: VehicleNames,
  places: PlaceNames,
  sources: PlaceSources,
): Promise<Completion[]> {
  const completions = languages.flatMap(categoryCompletions);
  completions.push(...vehicleCompletions(vehicles));
  await setImmediate();
  completions.push(...placeCompletions(places, sources));
  await setImmediate();
  return completions.sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0));
}

function vehicleCompletions({ makes }: VehicleNames): Completion[] {
  return [...makes].flatMap(([makeKey, make]) => {
    const makeLabel = shortNames[make.vehicle] ?? make.name;
    if (![makeLabel, make.name].some((name) => keyOf(name).startsWith(makeKey))) return [];
    const models = [...make.models].flatMap(([key, { name, popularity: weight }]): Completion[] => {
      const modelLabel = name.replace(/ ?\(.*?\)/g, '').replace(/\/.*/, '');
      // What it is called besides is understood but not shown: nobody who types "neu" means the Neunelfer.
      if (!keyOf(modelLabel).startsWith(key)) return [];
      const label = keyOf(modelLabel).startsWith(keyOf(makeLabel)) ? modelLabel : `${makeLabel} ${modelLabel}`;
      return [key, makeKey + key].map((whole) => ({ key: whole, label, kind: 'model', weight }));
    });
    return [{ key: makeKey, label: makeLabel, kind: 'make', weight: weights.make + make.popularity }, ...models];
  });
}

function placeCompletions(
  { towns, knownTowns, postcodes, districts }: PlaceNames,
  { regions, ...sources }: PlaceSources,
): Completion[] {
  const names = new Map(sources.districts.map(({ slug, name }) => [slug, name]));
  return [
    ...[...towns].map(([key, { name, population }]): Completion => {
      const isClear = knownTowns.has(keyOf(name));
      return { key, label: name, kind: 'place', weight: population / 40, ...(!isClear && { text: `in ${name}` }) };
    }),
    ...[...postcodes].map(([key, { name, population }]): Completion => {
      return { key, label: `${key} ${name}`, kind: 'place', weight: population / 40 };
    }),
    ...[...districts].flatMap(([key, slug]): Completion[] => {
      const label = districtLabel(names.get(slug) ?? slug);
      return [key, `bezirk${key}`].map((whole) => ({ key: whole, label, kind: 'place', weight: weights.district }));
    }),
    ...regions.flatMap(({ name, englishName }): Completion[] => [
      { key: keyOf(name), label: name, kind: 'place', weight: weights.region, language: 'de-AT' },
      { key: keyOf(englishName), label: englishName, kind: 'place', weight: weights.region, language: 'en' },
    ]),
  ];
}

/** "Krems (Land)" is written as people write it; Vienna's districts are known by their number. */
function districtLabel(name: string): string {
  return name.startsWith('Wien ') ? name : `Bezirk ${name.replace(/ \((.*)\)/, '-$1')}`;
}

/** The categories and the two views that are sections of the site like them. */
function categoryCompletions(language: Language): Completion[] {
  const { category, body, fuel } = optionLabels[language];
  const labels = [...categories.map((value) => category[value]), body.cabriolet, fuel.electric];
  return labels.map((label) => ({ key: keyOf(label), label, kind: 'category', weight: weights.category, language }));
}
