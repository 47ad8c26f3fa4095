import type { DealershipMapEntry } from '@kardan/contract/calls/dealerships/dealership-search';
import { Link } from '@kardan/ui/actions/link.tsx';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import { WithStreets } from '#domain/map/street/with-streets.tsx';
import { flagClasses } from '#domain/map/window/flag-classes.ts';
import { FlagMap } from '#domain/map/window/flag-map.tsx';
import { MapHead } from '#domain/map/window/map-head.tsx';
import { type MapWindow, wholeCountry, windowAround } from '#domain/map/window/map-window.ts';
import { api } from '#lib/api/api.ts';
import { apiFailure } from '#lib/api/api-failure.ts';
import { href } from '#lib/routes/href.ts';
import { askedFilters } from '../asked-filters.ts';
import { DirectoryOutage } from '../directory-outage.tsx';
import type { DirectoryWords } from '../directory-words.ts';
import { directoryAddress } from '../url/directory-address.ts';
import type { DirectoryState } from '../url/directory-state.ts';
import { dealershipFlags } from './dealership-flags.ts';
import { dealershipLine } from './dealership-line.ts';
import { DealershipStreets } from './dealership-streets.tsx';

/**
 * The dealerships found on the map of Austria. Every cluster leads to a closer window, each of which has an address; in
 * the closest one, to the list of who is there.
 */
export async function DealershipMap({ state, words }: { state: DirectoryState; words: DirectoryWords }) {
  const { t, locale } = words;
  const shown = state.window ?? wholeCountry;
  const client = await api();
  const filters = askedFilters(state.filters);
  const found = await client
    .dealershipSearchMap({ query: { ...filters, ...shown.bounds, zoom: shown.zoom } })
    .catch(apiFailure);
  if ('failed' in found) return <DirectoryOutage failure={found} />;
  const address = (window?: MapWindow) => directoryAddress(locale, { ...state, view: 'map', page: 1, window });
  const drawn = (
    <>
      <MapHead
        summary={t('map.inWindow', { count: found.total })}
        window={state.window}
        address={address}
        labels={{ wider: t('map.wider'), whole: t('map.whole') }}
      />
      <FlagMap
        label={t('map.label')}
        window={shown}
        entries={found.entries}
        rules={dealershipFlags}
        flag={(entry, list) => (
          <Flag entry={entry} words={words} closer={address(windowAround(entry, shown))} list={list} />
        )}
        spot={{
          title: (count) => t('map.spot', { count }),
          line: (entry) => dealershipLine(entry, state, words),
        }}
      />
    </>
  );
  return (
    <div className="mb-6">
      <WithStreets
        drawn={drawn}
        streets={(styleUrl) => (
          <DealershipStreets styleUrl={styleUrl} bounds={shown.bounds} filters={filters}>
            {drawn}
          </DealershipStreets>
        )}
      />
    </div>
  );
}

interface FlagProps {
  entry: DealershipMapEntry;
  words: DirectoryWords;
  closer: string;
  /** Where those who are there are listed; undefined where one can look closer. */
  list: string | undefined;
}

function Flag({ entry, words: { t, locale }, closer, list }: FlagProps) {
  if (entry.kind === 'dealership') {
    const { slug, name } = entry.dealership;
    return (
      <Link href={href(locale, 'dealership', { slug })} title={name} className={`${flagClasses} max-w-33`}>
        <span className="truncate">{name}</span>
      </Link>
    );
  }
  if (list) {
    return (
      <a href={list} className={flagClasses}>
        {formatNumber(entry.count, locale)}
        <span className="sr-only"> {t('map.list')}</span>
      </a>
    );
  }
  return (
    <Link href={closer} scroll={false} rel="nofollow" className={flagClasses}>
      {formatNumber(entry.count, locale)}
      <span className="sr-only"> {t('map.cluster')}</span>
    </Link>
  );
}
