import type { SectionKey } from '@kardan/contract/values/sections';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import type { Metadata } from 'next';
import { isSlug } from '#domain/search/filters/to-slug.ts';
import { lastPageOf } from '#domain/search/url/page-number.ts';
import { readState } from '#domain/search/url/read-state.ts';
import type { SearchState } from '#domain/search/url/search-state.ts';
import { loadFilterWords } from '#domain/search/words/load-filter-words.ts';
import { missingMetadata } from '#lib/page/missing-metadata.ts';
import { NotFound } from '#lib/page/not-found.tsx';
import { pageMetadata } from '#lib/page/page-metadata.ts';
import { type Query, toSearchParams } from '#lib/routes/query.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import type { AskNearby } from './ask-nearby.ts';
import { facetsFor } from './filters/facets.ts';
import { headline } from './headline.ts';
import { searchListings } from './search-listings.ts';
import { SearchPage } from './search-page.tsx';
import { askForTown, withTown } from './typed-town.ts';
import { vehicleAt } from './vehicle-at.ts';

/** What Next hands to the page of a section: `[]`, `[make]`, `[make, model]`, each perhaps with `estate` at the end. */
export interface SectionPageProps {
  params: Promise<{ path?: string[] }>;
  searchParams: Promise<Query>;
}

/** The list page of a section: new cars, used cars … */
export async function SectionPage({
  section,
  askNearby,
  ...props
}: SectionPageProps & { section: SectionKey; askNearby?: AskNearby }) {
  const state = await stateOf(section, props);
  return state ? <SearchPage state={state} askNearby={askNearby} /> : <NotFound />;
}

type AskedState = Omit<SearchState, 'page'> & { page?: number };

export async function sectionMetadata(section: SectionKey, props: SectionPageProps): Promise<Metadata> {
  const state = await stateOf(section, props);
  return state ? searchMetadata(state, await props.searchParams) : missingMetadata();
}

export async function searchMetadata(state: AskedState, query: Query): Promise<Metadata> {
  const [locale, t, town] = await Promise.all([currentLocale(), texts('search'), askForTown(state.typedPlace)]);
  const { page } = state;
  const noSuchPage = { title: t('noSuchPage.title'), robots: { index: false } };
  if (page === undefined) return noSuchPage;
  const asked = withTown({ ...state, page }, town && 'failed' in town ? undefined : town);
  const words = await loadFilterWords(asked.filters, locale, t);
  const answer = await searchListings(asked, facetsFor(asked));
  const empty = !answer.failed && answer.total === 0;
  if (empty && (await vehicleAt(asked, words)) === 'unknown') return missingMetadata();
  if (!answer.failed && page > lastPageOf(answer.total, asked.limit)) return noSuchPage;
  const title = headline(asked, words);
  return {
    title: page === 1 ? title : t('pageOf', { headline: title, page: formatNumber(page, locale) }),
    description: t(state.dealership ? 'description.stock' : 'description', { headline: title }),
    ...(await pageMetadata(query)),
    // Nobody who searches elsewhere wants to arrive at a list without cars.
    ...(empty && { robots: { index: false, follow: true } }),
  };
}

/** What an address asks for; undefined when what stands in its path can be no make or model. */
async function stateOf(
  section: SectionKey,
  { params, searchParams }: SectionPageProps,
): Promise<AskedState | undefined> {
  const [{ path = [] }, query] = await Promise.all([params, searchParams]);
  const estate = path.at(-1) === 'estate';
  const names = estate ? path.slice(0, -1) : path;
  if (!names.every(isSlug)) return undefined;
  const [make, model] = names;
  return readState({ section, make, model, estate }, toSearchParams(query));
}
