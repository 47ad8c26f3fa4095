import type { DirectoryWords } from '../directory-words.ts';
import { activeFilters } from '../filters/active-filters.ts';
import { type DirectoryFilters, radiiKm } from '../url/directory-state.ts';

/** A search that asks for less, and how it differs in words. */
export interface PlannedOption {
  id: string;
  kind: 'wider' | 'without';
  title: string;
  detail: string;
  filters: DirectoryFilters;
}

/** Each costs a count. */
const maxOptions = 8;
const widerSteps = 3;

/** What to ask instead of a search that finds nobody: around the place a little wider, and without each of the other filters. */
export function planRescueOptions(filters: DirectoryFilters, words: DirectoryWords): PlannedOption[] {
  const { t } = words;
  const { place } = filters;
  const wider = place ? radiiKm.filter((km) => km > place.radiusKm).slice(0, widerSteps) : [];
  return [
    ...wider.map(
      (radiusKm): PlannedOption => ({
        id: `radius:${radiusKm}`,
        kind: 'wider',
        title: t('rescue.wider', { radius: radiusKm }),
        detail: t('rescue.insteadOf', { radius: place?.radiusKm ?? 0 }),
        filters: { ...filters, ...(place && { place: { ...place, radiusKm } }) },
      }),
    ),
    ...activeFilters(filters, words).map(
      ({ id, name, word, without }): PlannedOption => ({
        id,
        kind: 'without',
        title: t('rescue.without', { filter: word }),
        detail: name ?? '',
        filters: without,
      }),
    ),
  ].slice(0, maxOptions);
}
