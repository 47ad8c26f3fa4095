import type { DealershipMapEntry } from '@kardan/contract/calls/dealerships/dealership-search';
import type { MapBounds } from '@kardan/contract/calls/search/search-map';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import { useLocale } from '@kardan/ui/texts/texts-provider.tsx';
import { StreetMap } from '#domain/map/street/street-map.tsx';
import type { StreetMapContent } from '#domain/map/street/street-map-content.ts';
import type { StreetMapHandlers } from '#domain/map/street/street-map-offer.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { href } from '#lib/routes/href.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import type { askedFilters } from '../asked-filters.ts';
import { dealershipFlags } from './dealership-flags.ts';

export interface DealershipStreetMapProps {
  styleUrl: string;
  bounds: MapBounds;
  filters: ReturnType<typeof askedFilters>;
}

/** The dealerships found on a map of streets. */
export function DealershipStreetMap({ filters, ...map }: DealershipStreetMapProps & StreetMapHandlers) {
  const t = useTexts('map');
  const locale = useLocale();
  const content: StreetMapContent<DealershipMapEntry> = {
    label: t('dealerships.label'),
    load: async ({ bounds, zoom }, signal) => {
      const query = { ...filters, ...bounds, zoom };
      const { entries, total } = await browserApi.dealershipSearchMap({ query, signal });
      return { entries, summary: t('dealerships.inWindow', { count: total }) };
    },
    rules: dealershipFlags,
    shown: (entry) => (entry.kind === 'dealership' ? entry.dealership.name : formatNumber(entry.count, locale)),
    name: (entry) =>
      entry.kind === 'dealership' ? entry.dealership.name : t('dealerships.closer', { count: entry.count }),
    card: (entry) => {
      if (entry.kind === 'cluster')
        return <li key={entry.latitude}>{t('dealerships.count', { count: entry.count })}</li>;
      const { id, slug, name } = entry.dealership;
      return (
        <li key={id}>
          <TextLink href={href(locale, 'dealership', { slug })}>{name}</TextLink>
        </li>
      );
    },
  };
  return <StreetMap {...map} content={content} />;
}
