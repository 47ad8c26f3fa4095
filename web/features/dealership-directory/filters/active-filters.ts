import { type DirectoryWords, districtName, makeName, regionName } from '../directory-words.ts';
import type { DirectoryFilters } from '../url/directory-state.ts';

/** A filter that holds, in words, and what is left without it. */
export interface ActiveFilter {
  key: keyof DirectoryFilters;
  id: string;
  name?: string;
  word: string;
  without: DirectoryFilters;
}

/** One entry for each value of a list, one for every other filter. */
export function activeFilters(filters: DirectoryFilters, words: DirectoryWords): ActiveFilter[] {
  const { t, labels } = words;
  const { name, place, region, district, makes, kind, services, language, openNow } = filters;
  const without = (...keys: (keyof DirectoryFilters)[]): DirectoryFilters => ({
    makes,
    services,
    ...Object.fromEntries(Object.entries(filters).filter(([key]) => !keys.includes(key as keyof DirectoryFilters))),
  });
  const found: (ActiveFilter | undefined | false)[] = [
    name !== undefined && { key: 'name', id: 'name', name: t('filter.name'), word: name, without: without('name') },
    place && {
      key: 'place',
      id: 'place',
      word: t('placeWithin', { postcode: place.postcode, radius: place.radiusKm }),
      without: without('place'),
    },
    openNow && { key: 'openNow', id: 'open', word: t('filter.openNow'), without: without('openNow') },
    region !== undefined && {
      key: 'region',
      id: 'region',
      word: regionName(words, region),
      without: without('region', 'district'),
    },
    district !== undefined && {
      key: 'district',
      id: 'district',
      word: districtName(words, district),
      without: without('district'),
    },
    ...makes.map(
      (make): ActiveFilter => ({
        key: 'makes',
        id: `make:${make}`,
        name: t('filter.make'),
        word: makeName(words, make),
        without: { ...filters, makes: makes.filter((each) => each !== make) },
      }),
    ),
    kind && { key: 'kind', id: 'kind', word: t(`kind.${kind}`), without: without('kind') },
    ...services.map(
      (service): ActiveFilter => ({
        key: 'services',
        id: `service:${service}`,
        word: labels.service[service],
        without: { ...filters, services: services.filter((each) => each !== service) },
      }),
    ),
    language && {
      key: 'language',
      id: 'language',
      name: t('filter.language'),
      word: labels.language[language],
      without: without('language'),
    },
  ];
  return found.filter((entry): entry is ActiveFilter => Boolean(entry));
}
