import { type FilterKey, filters } from '@kardan/contract/filters';
import { fromSuffix, toSuffix } from '#domain/search/filters/search-names.ts';

/** Beside the postcode of a place. */
export const radiusName = 'umkreis';

export const sortName = 'sort';
export const pageName = 'page';
export const viewName = 'ansicht';
/** Groups of the filter panel that were opened. */
export const openName = 'offen';

/** From when VAT was a filter of its own. */
export const formerVatName = 'mwst';

/** The parameters that a filter uses in an address. */
export function urlNamesOf(key: FilterKey): string[] {
  const { kind, urlName } = filters[key];
  if (kind === 'range' || kind === 'months') return [urlName + fromSuffix, urlName + toSuffix];
  if (kind === 'place') return [urlName, radiusName];
  return [urlName];
}
