import { dealershipTag, makeTag, sectionTag } from '@kardan/contract/cache-tags';
import type { SearchResponse } from '@kardan/contract/calls/search/search';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { Breadcrumb } from '@kardan/ui/navigation/breadcrumb.tsx';
import { permanentRedirect } from 'next/navigation';
import { lastPageOf } from '#domain/search/url/page-number.ts';
import { searchAddress } from '#domain/search/url/search-address.ts';
import type { SearchState } from '#domain/search/url/search-state.ts';
import { ActiveFilters } from '#domain/search/words/active-filters.tsx';
import { type FilterWords, valueWord } from '#domain/search/words/filter-words.ts';
import { loadFilterWords } from '#domain/search/words/load-filter-words.ts';
import type { ApiFailure } from '#lib/api/api-failure.ts';
import { NotFound } from '#lib/page/not-found.tsx';
import { cachePage } from '#lib/server/exchange.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { AgentLink } from './agent-link.tsx';
import type { AskNearby } from './ask-nearby.ts';
import { facetsFor } from './filters/facets.ts';
import { FilterPanel } from './filters/filter-panel.tsx';
import { headline, pathCrumbs } from './headline.ts';
import { HitMap } from './map/hit-map.tsx';
import { ListNavigation } from './navigation/list-navigation.tsx';
import { NoSuchPage } from './no-such-page.tsx';
import { EmptyStock } from './rescue/empty-stock.tsx';
import { ZeroResults } from './rescue/zero-results.tsx';
import { Results } from './results/results.tsx';
import { searchListings } from './search-listings.ts';
import { SearchOutage } from './search-outage.tsx';
import { TextBox } from './text-box/text-box.tsx';
import { Toolbar } from './toolbar.tsx';
import { askForTown, withTown } from './typed-town.ts';
import { vehicleAt, withVehicle } from './vehicle-at.ts';

interface Props {
  state: Omit<SearchState, 'page'> & { page?: number };
  askNearby?: AskNearby | undefined;
}

/** A page of results with everything to narrow it: the same for every section of the site. */
export async function SearchPage({ state, askNearby }: Props) {
  const { page } = state;
  if (page === undefined) return <NoSuchPage state={{ ...state, page: 1 }} lastPage={1} />;
  const [locale, t, town] = await Promise.all([currentLocale(), texts('search'), askForTown(state.typedPlace)]);
  if (town && 'failed' in town) return <Outage failure={town} />;
  // Led on to its postcode instead, the page would be empty for a moment, and begin again at its top.
  const asked = withTown({ ...state, page }, town);
  const [answer, words] = await Promise.all([
    searchListings(asked, facetsFor(asked)),
    loadFilterWords(asked.filters, locale, t),
  ]);
  if (answer.failed) return <Outage failure={answer} />;
  const vehicle = await vehicleAt(asked, words);
  if (answer.total === 0 && vehicle === 'unknown') return <NotFound />;
  // An earlier name, or that of a model that was merged with another: a vehicle has one address.
  if (typeof vehicle === 'object') permanentRedirect(searchAddress(locale, withVehicle(asked, vehicle.slug)));
  const lastPage = lastPageOf(answer.total, asked.limit);
  if (page > lastPage) return <NoSuchPage state={asked} lastPage={lastPage} />;
  cachePage({ seconds: 30, staleSeconds: 300, tags: tagsOf(asked) });
  const { place, ...elsewhere } = asked.filters;
  const isUnknown = place !== undefined && answer.unknownPostcode;
  // The field goes on saying what was typed: that is what has to be put right.
  const shown = isUnknown
    ? withTown(
        { ...asked, filters: elsewhere, typedPlace: { name: place.postcode, radiusKm: place.radiusKm } },
        undefined,
      )
    : asked;
  return (
    <Found
      state={shown}
      answer={answer}
      words={words}
      askNearby={askNearby}
      remark={
        isUnknown
          ? t('unknownPostcode', { postcode: place.postcode })
          : asked.typedPlace && t('unknownTown', { town: asked.typedPlace.name })
      }
    />
  );
}

function Outage({ failure }: { failure: ApiFailure }) {
  return (
    <div className="page py-8">
      <SearchOutage failure={failure} headingLevel={1} />
    </div>
  );
}

function tagsOf({ section, dealership, filters: { vehicles = [] } }: SearchState): string[] {
  const makes = vehicles.map((vehicle) => makeTag(vehicle.split('/')[0] ?? ''));
  if (dealership) return [dealershipTag(dealership.id), ...makes];
  return section ? [sectionTag(section), ...makes] : makes;
}

/** All cars of a dealership, with nothing chosen that could be given up. */
function isWholeStock({ dealership, filters }: SearchState): boolean {
  return dealership !== undefined && Object.keys(filters).length === 0;
}

interface FoundProps {
  state: SearchState;
  answer: SearchResponse;
  words: FilterWords;
  askNearby?: AskNearby | undefined;
  /** What of the address could not be followed. */
  remark: string | undefined;
}

async function Found({ state, answer, words, askNearby, remark }: FoundProps) {
  const { locale } = words;
  const [common, listingTexts] = await Promise.all([texts('common'), texts('listing')]);
  const shown = { state, words, listingTexts };
  return (
    <div className="page pt-3 md:pt-4">
      <TextBox words={words} state={state} />
      <div className="mt-1.5 grid gap-x-7 md:mt-5 lg:grid-cols-[272px_minmax(0,1fr)] lg:grid-rows-[auto_1fr] xl:grid-cols-[288px_minmax(0,1fr)] xl:gap-x-10">
        <FilterPanel state={state} facets={answer.facets} words={words} total={answer.total} />
        <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {/* A dealership's pages tell where they stand above all of them. */}
          {!state.dealership && (
            <Breadcrumb
              label={common('breadcrumb.label')}
              crumbs={pathCrumbs(state, words, common('breadcrumb.home'))}
            />
          )}
          <div className="mt-1 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
            <h1>{headline(state, words)}</h1>
            {/* On a phone it stands on the line of the count, so that the first car is in sight. */}
            <AgentLink state={state} words={words} className="max-md:hidden" />
          </div>
          {remark && (
            <p role="status" className="mt-3 flex items-center gap-2 text-sm text-alert">
              <Icon name="circle-alert" />
              {remark}
            </p>
          )}
          <div className="mt-3 empty:hidden">
            <ActiveFilters
              filters={state.filters}
              words={words}
              addressOf={(filters) => searchAddress(locale, { ...state, filters, page: 1 })}
            />
          </div>
          {state.filters.text !== undefined && (
            <p className="mt-2 text-xs text-text-3">
              {words.t('searchedAsText', { text: valueWord(words, 'text', state.filters) })}
            </p>
          )}
          <Toolbar state={state} total={answer.total} words={words} />
          <div className="transition-opacity in-data-loading:opacity-60">
            {answer.total === 0 &&
              (isWholeStock(state) ? <EmptyStock words={words} /> : <ZeroResults {...shown} askNearby={askNearby} />)}
            {answer.total > 0 && state.view === 'map' && (
              <div className="mb-6">
                <HitMap state={state} words={words} window={state.window} />
              </div>
            )}
            {answer.total > 0 && <Results {...shown} answer={answer} />}
          </div>
        </div>
        {!state.dealership && <ListNavigation state={state} words={words} />}
      </div>
    </div>
  );
}
