import type { MapEntry } from '@kardan/contract/calls/search/search-map';
import { Link } from '@kardan/ui/actions/link.tsx';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import { WithStreets } from '#domain/map/street/with-streets.tsx';
import { flagClasses } from '#domain/map/window/flag-classes.ts';
import { FlagMap } from '#domain/map/window/flag-map.tsx';
import { MapHead } from '#domain/map/window/map-head.tsx';
import { type MapWindow, wholeCountry, windowAround, windowToQuery } from '#domain/map/window/map-window.ts';
import { filtersInScope } from '#domain/search/filters/filters-in-scope.ts';
import { listingAddress } from '#domain/search/url/listing-address.ts';
import { searchAddress } from '#domain/search/url/search-address.ts';
import type { SearchState } from '#domain/search/url/search-state.ts';
import type { FilterWords } from '#domain/search/words/filter-words.ts';
import { api } from '#lib/api/api.ts';
import { apiFailure } from '#lib/api/api-failure.ts';
import { SearchOutage } from '../search-outage.tsx';
import { carFlags } from './car-flags.ts';
import { dealershipAddress, hitLine, listAddress } from './hit-line.ts';
import { HitStreets } from './hit-streets.tsx';
import { nameOf, priceFrom, priceOf } from './hit-words.ts';

interface Props {
  state: SearchState;
  words: FilterWords;
  window: MapWindow | undefined;
}

/**
 * The hits on the map of Austria. Every cluster is a link to a closer window, so that it works without JavaScript and
 * each window has an address; in the closest one, to the list of what stands there.
 */
export async function HitMap({ state, words, window: asked }: Props) {
  const { t, locale } = words;
  const shown = asked ?? wholeCountry;
  const client = await api();
  const found = await client.searchMap({ body: { ...filtersInScope(state), ...shown } }).catch(apiFailure);
  if ('failed' in found) return <SearchOutage failure={found} />;
  const address = (to?: MapWindow) => withWindow(searchAddress(locale, { ...state, view: 'map', page: 1 }), to);
  const drawn = (
    <>
      <MapHead
        summary={t('map.inWindow', { count: found.total })}
        window={asked}
        address={address}
        labels={{ wider: t('map.wider'), whole: t('map.whole') }}
      />
      <FlagMap
        label={t('map.label')}
        window={shown}
        entries={found.entries}
        rules={carFlags}
        flag={(entry, list) => (
          <Flag entry={entry} state={state} words={words} closer={address(windowAround(entry, shown))} list={list} />
        )}
        spot={{
          title: (count) => t('map.spot', { count }),
          line: (entry) => hitLine(entry, state, words),
        }}
      />
    </>
  );
  return (
    <WithStreets
      drawn={drawn}
      streets={(styleUrl) => (
        <HitStreets
          styleUrl={styleUrl}
          bounds={shown.bounds}
          filters={filtersInScope(state)}
          stock={state.dealership && { owner: state.dealership, href: listAddress(locale, state) }}
        >
          {drawn}
        </HitStreets>
      )}
    />
  );
}

interface FlagProps {
  entry: MapEntry;
  state: SearchState;
  words: FilterWords;
  closer: string;
  /** Where what stands there is listed; undefined where one can look closer. */
  list: string | undefined;
}

function Flag({ entry, state, words, closer, list }: FlagProps) {
  const { t, locale } = words;
  if (entry.kind === 'car') {
    const name = nameOf(entry.car, words);
    return (
      <Link href={listingAddress(locale, state, entry.car)} title={name} className={flagClasses}>
        {priceOf(entry.car, words)}
        <span className="sr-only">: {name}</span>
      </Link>
    );
  }
  const count = formatNumber(entry.count, locale);
  const from = priceFrom(entry, words);
  if (entry.kind === 'dealership') {
    return (
      <Link
        href={dealershipAddress(entry.dealership, state, locale)}
        title={`${entry.dealership.name}, ${from}`}
        className={flagClasses}
      >
        {count}
        <span className="sr-only">
          {' '}
          {t('map.atDealership', { dealership: entry.dealership.name })}, {from}
        </span>
      </Link>
    );
  }
  if (list) {
    return (
      <a href={list} title={from} className={flagClasses}>
        {count}
        <span className="sr-only"> {t('map.list', { price: from })}</span>
      </a>
    );
  }
  return (
    <Link href={closer} scroll={false} rel="nofollow" title={from} className={flagClasses}>
      {count}
      <span className="sr-only"> {t('map.cluster', { price: from })}</span>
    </Link>
  );
}

function withWindow(address: string, to: MapWindow | undefined): string {
  return to ? `${address}&${windowToQuery(to)}` : address;
}
