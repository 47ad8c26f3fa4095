import { ApiError } from '@kardan/contract/api-error';
import { sectionTag } from '@kardan/contract/cache-tags';
import type { SearchResponse } from '@kardan/contract/search';
import { api } from '#lib/api.ts';
import { currentLocale } from '#lib/current-locale.ts';
import { cachePage } from '#lib/http/exchange.ts';
import { NotFound } from '#lib/not-found.tsx';
import { texts } from '#lib/texts/texts.ts';
import { LinkButton } from '#ui/actions/link-button.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import type { CarActions } from '#ui/listing/listing-card.tsx';
import { Breadcrumb } from '#ui/navigation/breadcrumb.tsx';
import { ActiveFilters } from './filters/active-filters.tsx';
import { panelFacets } from './filters/facets.ts';
import { FilterPanel } from './filters/filter-panel.tsx';
import type { FilterWords } from './filters/filter-words.ts';
import { loadFilterWords } from './filters/load-filter-words.ts';
import { headline, pathCrumbs } from './headline.ts';
import { HitMap } from './map/hit-map.tsx';
import { NoSuchPage } from './no-such-page.tsx';
import { lastPageOf } from './page-number.ts';
import { ZeroResults } from './rescue/zero-results.tsx';
import { Results } from './results/results.tsx';
import { searchCars } from './search-cars.ts';
import { SearchOutage } from './search-outage.tsx';
import { TextBox } from './text-box/text-box.tsx';
import { Toolbar } from './toolbar.tsx';
import { carrySearch } from './url/carry-search.ts';
import type { SearchState } from './url/search-state.ts';

interface Props {
  state: Omit<SearchState, 'page'> & { page?: number };
  actions?: CarActions | undefined;
}

/** A page of results with everything to narrow it: the same for every section of the site. */
export async function SearchPage({ state, actions }: Props) {
  const { page } = state;
  if (page === undefined) return <NoSuchPage state={{ ...state, page: 1 }} lastPage={1} />;
  const asked = { ...state, page };
  const [locale, t] = await Promise.all([currentLocale(), texts('search')]);
  const [answer, words] = await Promise.all([
    searchCars(asked, panelFacets),
    loadFilterWords(asked.filters, locale, t),
  ]);
  if (answer.failed) {
    return (
      <div className="page py-8">
        <SearchOutage failure={answer} headingLevel={1} />
      </div>
    );
  }
  if (answer.total === 0 && !(await isKnown(asked, words))) return <NotFound />;
  const lastPage = lastPageOf(answer.total);
  if (page > lastPage) return <NoSuchPage state={asked} lastPage={lastPage} />;
  cachePage({ seconds: 30, staleSeconds: 300, tags: state.section ? [sectionTag(state.section)] : [] });
  const { place, ...elsewhere } = asked.filters;
  const shown = answer.unknownPostcode ? { ...asked, filters: elsewhere } : asked;
  return (
    <Found
      state={shown}
      answer={answer}
      words={words}
      actions={actions}
      remark={answer.unknownPostcode && place && t('unknownPostcode', { postcode: place.postcode })}
    />
  );
}

/** Whether the make and model of a list page exist, though perhaps without cars. A name that has cars needs no question. */
async function isKnown({ section, filters }: SearchState, { makes, models }: FilterWords): Promise<boolean> {
  const [vehicle, ...others] = filters.vehicles ?? [];
  if (!section || !vehicle || others.length > 0 || makes.has(vehicle) || models.has(vehicle)) return true;
  const [make = '', model] = vehicle.split('/');
  const client = await api();
  const asked = model
    ? client.leftBarOfModel({ params: { category: section, make, model }, query: {} })
    : client.leftBarOfMake({ params: { category: section, make }, query: {} });
  return asked.then(
    () => true,
    (error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return false;
      throw error;
    },
  );
}

interface FoundProps {
  state: SearchState;
  answer: SearchResponse;
  words: FilterWords;
  actions: CarActions | undefined;
  /** What of the address could not be followed. */
  remark?: string | false | undefined;
}

async function Found({ state, answer, words, actions, remark }: FoundProps) {
  const { t, locale } = words;
  const [common, listingTexts] = await Promise.all([texts('common'), texts('listing')]);
  const shown = { state, words, listingTexts, actions };
  return (
    <div className="page pt-4">
      <TextBox words={words} state={state} />
      <div className="mt-5 grid gap-x-7 lg:grid-cols-[272px_minmax(0,1fr)] xl:grid-cols-[288px_minmax(0,1fr)] xl:gap-x-10">
        <FilterPanel state={state} facets={answer.facets} words={words} total={answer.total} />
        <div className="min-w-0">
          <Breadcrumb label={common('breadcrumb.label')} crumbs={pathCrumbs(state, words, common('breadcrumb.home'))} />
          <div className="mt-1 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
            <h1>{headline(state, words)}</h1>
            <LinkButton href={carrySearch(locale, 'searchAgent', state)} icon="bell-plus" rel="nofollow">
              {t('agent')}
            </LinkButton>
          </div>
          {remark && (
            <p role="status" className="mt-3 flex items-center gap-2 text-sm text-alert">
              <Icon name="circle-alert" />
              {remark}
            </p>
          )}
          <div className="mt-3">
            <ActiveFilters state={state} words={words} />
          </div>
          <Toolbar state={state} total={answer.total} words={words} />
          <div className="transition-opacity in-data-loading:opacity-60">
            {answer.total === 0 && <ZeroResults {...shown} />}
            {answer.total > 0 && state.view === 'map' && (
              <div className="mb-6">
                <HitMap state={state} words={words} window={state.window} />
              </div>
            )}
            {answer.total > 0 && <Results {...shown} answer={answer} />}
          </div>
        </div>
      </div>
    </div>
  );
}
