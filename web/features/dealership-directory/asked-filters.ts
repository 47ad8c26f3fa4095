import type { DirectoryFilters } from './url/directory-state.ts';

/** The filters as the API takes them. */
export function askedFilters({ place, makes, services, language, openNow, ...rest }: DirectoryFilters) {
  return {
    ...rest,
    ...place,
    make: makes,
    service: services,
    spokenLanguage: language,
    ...(openNow && { openAt: 'now' as const }),
  };
}
