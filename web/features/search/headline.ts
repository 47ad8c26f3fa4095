import type { Crumb } from '@kardan/ui/navigation/breadcrumb.tsx';
import { searchAddress } from '#domain/search/url/search-address.ts';
import type { SearchState } from '#domain/search/url/search-state.ts';
import { type FilterWords, optionWord, valueWord } from '#domain/search/words/filter-words.ts';
import { href } from '#lib/routes/href.ts';

/** What the results are, in a few words: "VW Golf, Kombi, Diesel, bis € 15.000". */
export function headline({ section, dealership, filters }: SearchState, words: FilterWords): string {
  const { t } = words;
  const vehicles = filters.vehicles?.map((vehicle) => optionWord(words, 'vehicles', vehicle)) ?? [];
  const subject = vehicles.length > 0 && vehicles.length <= 2 ? vehicles.join(t('or')) : undefined;
  const owner = dealership?.name;
  const kind = owner ? t('section.stock', { dealership: owner }) : t(`section.${section ?? 'all'}`);
  const ofVehicle = (vehicle: string) =>
    owner ? t('headline.stock', { vehicle, dealership: owner }) : t(`headline.${section ?? 'all'}`, { vehicle });
  const parts = [
    subject ? ofVehicle(subject) : kind,
    ...(filters.body?.length === 1 ? [optionWord(words, 'body', filters.body[0] ?? '')] : []),
    ...(filters.fuel?.length === 1 && section !== 'electric' ? [optionWord(words, 'fuel', filters.fuel[0] ?? '')] : []),
    ...(filters.priceEur ? [valueWord(words, 'priceEur', filters.priceEur)] : []),
  ];
  return parts.join(', ');
}

/** The way from the start to this page: section, make, model. */
export function pathCrumbs(state: SearchState, words: FilterWords, home: string): Crumb[] {
  const { t, locale, makes, models } = words;
  const { section, filters } = state;
  const [vehicle, ...others] = filters.vehicles ?? [];
  const [make, model] = others.length === 0 ? (vehicle?.split('/') ?? []) : [];
  const crumbs: Crumb[] = [
    { label: home, href: href(locale, 'home') },
    { label: t(`section.${section ?? 'all'}`), href: searchAddress(locale, { section }) },
  ];
  if (make) {
    crumbs.push({
      label: makes.get(make) ?? make,
      href: searchAddress(locale, { section, filters: { vehicles: [make] } }),
    });
  }
  if (make && model && vehicle) crumbs.push({ label: models.get(vehicle) ?? model });
  const last = crumbs.at(-1);
  return last ? [...crumbs.slice(0, -1), { label: last.label }] : crumbs;
}
