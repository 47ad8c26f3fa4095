import { directoryAddress } from '../url/directory-address.ts';
import type { DirectoryFilters } from '../url/directory-state.ts';
import { AreaLinks } from './area-links.tsx';
import type { PanelProps } from './panel-props.ts';

/** Federal states with counts, and the districts of the chosen one. */
export function DirectoryAreas({ state, facets, words }: PanelProps) {
  const { t, locale } = words;
  const { region, district, ...elsewhere } = state.filters;
  const to = (filters: DirectoryFilters) =>
    directoryAddress(locale, { ...state, portal: false, filters, page: 1, window: undefined });
  const regions = facets.regions.map(({ slug, name, count }) => ({
    slug,
    name,
    count,
    href: to({ ...elsewhere, region: slug }),
  }));
  const districts = facets.districts.map(({ slug, name, count }) => ({
    slug,
    name,
    count,
    href: to({ ...elsewhere, ...(region && { region }), district: slug }),
  }));
  return (
    <>
      <AreaLinks
        label={t('filter.region')}
        areas={regions}
        chosen={region ? { slug: region, leave: to(elsewhere) } : undefined}
        words={words}
      />
      {region && districts.length > 0 && (
        <div className="mt-2 border-t border-line pt-2">
          <p className="py-1 text-xs text-text-3">{t('filter.district')}</p>
          <AreaLinks
            label={t('filter.district')}
            areas={districts}
            chosen={district ? { slug: district, leave: to({ ...elsewhere, region }) } : undefined}
            words={words}
          />
        </div>
      )}
    </>
  );
}
