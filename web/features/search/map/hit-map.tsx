import type { MapEntry } from '@kardan/contract/search-map';
import { api } from '#lib/api.ts';
import { apiFailure } from '#lib/api-failure.ts';
import { formatNumber, formatPrice } from '#lib/format.ts';
import { Link } from '#lib/link.tsx';
import { mapRegions } from '#lib/map/austria-map.gen.ts';
import { href } from '#lib/routes/href.ts';
import { LinkButton } from '#ui/actions/link-button.tsx';
import type { FilterWords } from '../filters/filter-words.ts';
import { filtersInSection } from '../search-cars.ts';
import { SearchOutage } from '../search-outage.tsx';
import { searchAddress } from '../url/search-address.ts';
import type { SearchState } from '../url/search-state.ts';
import { arrangeFlags } from './arrange-flags.ts';
import { type MapWindow, placeOn, wholeCountry, widened, windowAround, windowToQuery } from './map-window.ts';

interface Props {
  state: SearchState;
  words: FilterWords;
  window: MapWindow | undefined;
}

/**
 * The hits on the map of Austria. Every cluster is a link to a closer window, so that it works without JavaScript and
 * each window has an address.
 */
export async function HitMap({ state, words, window: asked }: Props) {
  const { t, locale } = words;
  const shown = asked ?? wholeCountry;
  const client = await api();
  const found = await client
    .searchMap({ body: { ...filtersInSection(state.section, state.filters), ...shown } })
    .catch(apiFailure);
  if ('failed' in found) return <SearchOutage failure={found} />;
  const view = placeOn(shown);
  const placed = found.entries
    .map((entry) => {
      const [left, top] = view.percent(entry.latitude, entry.longitude);
      return { entry, left, top };
    })
    .filter(({ left, top }) => left >= 0 && left <= 100 && top >= 0 && top <= 100);
  const address = (to?: MapWindow) => withWindow(searchAddress(locale, { ...state, view: 'map', page: 1 }), to);
  return (
    <div>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3 text-sm text-text-2">
        <p>{t('map.inWindow', { count: found.total })}</p>
        {asked && (
          <div className="flex gap-2">
            <LinkButton href={address(widened(asked))} size="sm" icon="minus" rel="nofollow" scroll={false}>
              {t('map.wider')}
            </LinkButton>
            <LinkButton href={address()} size="sm" rel="nofollow" scroll={false}>
              {t('map.whole')}
            </LinkButton>
          </div>
        )}
      </div>
      <div
        className="@container relative overflow-hidden rounded-md border border-line bg-surface"
        style={{ aspectRatio: view.aspect }}
      >
        <svg
          viewBox={view.viewBox}
          className="absolute inset-0 size-full"
          aria-hidden="true"
          preserveAspectRatio="none"
        >
          {mapRegions.map(({ slug, path }) => (
            <path
              key={slug}
              d={path}
              fillRule="evenodd"
              className="fill-surface-2 stroke-line-strong [vector-effect:non-scaling-stroke]"
            />
          ))}
        </svg>
        {/* Two arrangements, of which one shows: what is apart on a desktop would overlap on a phone. */}
        {layouts.map(({ widthPx, className }) => (
          <ul key={widthPx} aria-label={t('map.label')} className={className}>
            {arrangeFlags(placed, { widthPx, heightPerWidth: view.heightPerWidth }).map(({ entry, left, top }) => (
              <li
                key={`${entry.latitude}/${entry.longitude}/${entry.kind}`}
                className="absolute -translate-x-1/2 -translate-y-1/2 hover:z-10 focus-within:z-10"
                style={{ left: `${left}%`, top: `${top}%` }}
              >
                <Flag entry={entry} words={words} closer={address(windowAround(entry, shown))} />
              </li>
            ))}
          </ul>
        ))}
      </div>
    </div>
  );
}

/** How wide the map is at least: on a phone of 320 pixels, and from md on. */
const layouts = [
  { widthPx: 288, className: 'md:hidden' },
  { widthPx: 640, className: 'max-md:hidden' },
];

const flagClasses =
  'inline-flex min-h-7 items-center rounded-xs border border-line-strong bg-surface-3 px-2 text-xs font-semi whitespace-nowrap shadow-2 hover:border-accent-line hover:bg-inverse hover:text-on-inverse';

function Flag({ entry, words: { t, locale }, closer }: { entry: MapEntry; words: FilterWords; closer: string }) {
  if (entry.kind === 'car') {
    return (
      <Link
        href={href(locale, 'singleOffer', { slug: entry.car.slug })}
        title={entry.car.title}
        className={flagClasses}
      >
        {formatPrice(entry.car.priceEur, locale)}
        <span className="sr-only">: {entry.car.title}</span>
      </Link>
    );
  }
  const count = formatNumber(entry.count, locale);
  const from = t('map.from', { price: formatPrice(entry.priceFromEur, locale) });
  if (entry.kind === 'dealership') {
    return (
      <Link
        href={href(locale, 'dealership', { slug: entry.dealership.slug })}
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
