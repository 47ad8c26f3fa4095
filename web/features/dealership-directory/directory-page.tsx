import type { DealershipSearchResponse } from '@kardan/contract/calls/dealerships/dealership-search';
import { Breadcrumb } from '@kardan/ui/navigation/breadcrumb.tsx';
import { NotFound } from '#lib/page/not-found.tsx';
import { type Query, toSearchParams } from '#lib/routes/query.ts';
import { cachePage, keepFromCaches } from '#lib/server/exchange.ts';
import { texts } from '#lib/texts/texts.ts';
import { directoryCrumbs } from './directory-crumbs.ts';
import { DirectoryOutagePage } from './directory-outage.tsx';
import { DirectoryRemarks } from './directory-remarks.tsx';
import { DirectoryResults, lastPageOf } from './directory-results.tsx';
import { DirectoryToolbar } from './directory-toolbar.tsx';
import type { DirectoryWords } from './directory-words.ts';
import { ActiveChips } from './filters/active-chips.tsx';
import { DirectoryPanel } from './filters/directory-panel.tsx';
import { FindForm } from './filters/find-form.tsx';
import { headline } from './headline.ts';
import { isKnownPath } from './known-path.ts';
import { findDealerships, loadDirectoryData } from './load-directory.ts';
import { loadDirectoryWords } from './load-directory-words.ts';
import { DealershipMap } from './map/dealership-map.tsx';
import { NoSuchPage } from './no-such-page.tsx';
import { NoDealerships } from './rescue/no-dealerships.tsx';
import { DirectoryData } from './structured/directory-data.tsx';
import type { DirectoryState } from './url/directory-state.ts';
import { type DirectoryPath, readDirectory } from './url/read-directory.ts';

export interface DirectoryPageProps {
  path: DirectoryPath;
  query: Query;
}

/** Whether a dealership is open is the server's word here, so the page is kept for less than a minute. */
export const directoryCaching = { seconds: 30, staleSeconds: 15, tags: [] };

/** Dealerships with everything to narrow them: of the country, of an area, of a make. */
export async function DirectoryPage({ path, query }: DirectoryPageProps) {
  const { page, ...asked } = readDirectory(path, toSearchParams(query));
  const data = await loadDirectoryData();
  if (data.failed) return <DirectoryOutagePage failure={data} />;
  if (!(await isKnownPath(path, data))) return <NotFound />;
  const words = await loadDirectoryWords(data);
  if (page === undefined) return <NoSuchPage state={{ ...asked, page: 1 }} lastPage={1} words={words} />;
  const state = { ...asked, page };
  const answer = await findDealerships(state);
  if (answer.failed) return <DirectoryOutagePage failure={answer} />;
  const lastPage = lastPageOf(answer.total, state.limit);
  if (page > lastPage) return <NoSuchPage state={state} lastPage={lastPage} words={words} />;
  if (withoutCarCounts(answer)) keepFromCaches();
  cachePage(directoryCaching);
  const { place, ...elsewhere } = state.filters;
  const unknownPostcode = answer.unknownPostcode ? place?.postcode : undefined;
  const shown = unknownPostcode === undefined ? state : { ...state, filters: elsewhere };
  return <Found state={shown} answer={answer} words={words} unknownPostcode={unknownPostcode} />;
}

interface FoundProps {
  state: DirectoryState;
  answer: DealershipSearchResponse;
  words: DirectoryWords;
  unknownPostcode: string | undefined;
}

async function Found({ state, answer, words, unknownPostcode }: FoundProps) {
  const common = await texts('common');
  const title = headline(state.filters, words);
  const crumbs = directoryCrumbs(state, words, common('breadcrumb.home'));
  return (
    <div className="page pt-4">
      <Breadcrumb label={common('breadcrumb.label')} crumbs={crumbs} />
      <h1 className="mt-1">{title}</h1>
      <div className="mt-4">
        <FindForm state={state} words={words} />
      </div>
      <div className="mt-4 grid gap-x-7 lg:grid-cols-[272px_minmax(0,1fr)] xl:grid-cols-[288px_minmax(0,1fr)] xl:gap-x-10">
        <DirectoryPanel state={state} facets={answer.facets} words={words} total={answer.total} />
        <div className="min-w-0">
          <DirectoryRemarks
            words={words}
            unknownPostcode={unknownPostcode}
            withoutCarCounts={withoutCarCounts(answer)}
          />
          <ActiveChips state={state} words={words} />
          <DirectoryToolbar state={state} total={answer.total} words={words} withPanel />
          <div className="transition-opacity in-data-loading:opacity-60">
            {answer.total === 0 && <NoDealerships state={state} words={words} asOf={answer.asOf} />}
            {answer.total > 0 && state.view === 'map' && <DealershipMap state={state} words={words} />}
            {answer.total > 0 && <DirectoryResults state={state} answer={answer} words={words} />}
          </div>
        </div>
      </div>
      {answer.total > 0 && <DirectoryData state={state} answer={answer} name={title} crumbs={crumbs} words={words} />}
    </div>
  );
}

/** The search engine is down: everything else is known. */
export function withoutCarCounts({ items }: DealershipSearchResponse): boolean {
  return items.some(({ cars }) => cars === null);
}
