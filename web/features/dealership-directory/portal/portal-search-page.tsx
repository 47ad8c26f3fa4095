import { Breadcrumb } from '@kardan/ui/navigation/breadcrumb.tsx';
import { toSearchParams } from '#lib/routes/query.ts';
import { cachePage, keepFromCaches } from '#lib/server/exchange.ts';
import { texts } from '#lib/texts/texts.ts';
import { directoryCrumbs } from '../directory-crumbs.ts';
import { DirectoryOutagePage } from '../directory-outage.tsx';
import { type DirectoryPageProps, directoryCaching, withoutCarCounts } from '../directory-page.tsx';
import { DirectoryRemarks } from '../directory-remarks.tsx';
import { DirectoryResults, lastPageOf } from '../directory-results.tsx';
import { DirectoryToolbar } from '../directory-toolbar.tsx';
import { ActiveChips } from '../filters/active-chips.tsx';
import { findDealerships, loadDirectoryData } from '../load-directory.ts';
import { loadDirectoryWords } from '../load-directory-words.ts';
import { DealershipMap } from '../map/dealership-map.tsx';
import { NoSuchPage } from '../no-such-page.tsx';
import { NoDealerships } from '../rescue/no-dealerships.tsx';
import { readDirectory } from '../url/read-directory.ts';
import { PortalForm } from './portal-form.tsx';

/** All that dealerships can be searched by in one plain form, and below it who was found. */
export async function PortalSearchPage({ query }: Pick<DirectoryPageProps, 'query'>) {
  const { page, ...asked } = readDirectory({ portal: true }, toSearchParams(query));
  const data = await loadDirectoryData();
  if (data.failed) return <DirectoryOutagePage failure={data} />;
  const [words, common] = await Promise.all([loadDirectoryWords(data), texts('common')]);
  if (page === undefined) return <NoSuchPage state={{ ...asked, page: 1 }} lastPage={1} words={words} />;
  const state = { ...asked, page };
  const answer = await findDealerships(state);
  if (answer.failed) return <DirectoryOutagePage failure={answer} />;
  const lastPage = lastPageOf(answer.total, state.limit);
  if (page > lastPage) return <NoSuchPage state={state} lastPage={lastPage} words={words} />;
  if (withoutCarCounts(answer)) keepFromCaches();
  cachePage(directoryCaching);
  const { t } = words;
  const { place, ...elsewhere } = state.filters;
  const shown = answer.unknownPostcode ? { ...state, filters: elsewhere } : state;
  return (
    <div className="page pt-4">
      <Breadcrumb
        label={common('breadcrumb.label')}
        crumbs={directoryCrumbs(state, words, common('breadcrumb.home'))}
      />
      <h1 className="mt-1">{t('portal.title')}</h1>
      <p className="mt-2 max-w-[60ch] text-text-2">{t('portal.intro', { count: data.total })}</p>
      <PortalForm state={state} words={words} />
      <section aria-labelledby="treffer" className="mt-8">
        <h2 id="treffer" className="sr-only">
          {t('portal.results')}
        </h2>
        <DirectoryRemarks
          words={words}
          unknownPostcode={answer.unknownPostcode ? place?.postcode : undefined}
          withoutCarCounts={withoutCarCounts(answer)}
        />
        <ActiveChips state={shown} words={words} />
        <DirectoryToolbar state={shown} total={answer.total} words={words} withPanel={false} />
        {answer.total === 0 && <NoDealerships state={shown} words={words} asOf={answer.asOf} />}
        {answer.total > 0 && shown.view === 'map' && <DealershipMap state={shown} words={words} />}
        {answer.total > 0 && <DirectoryResults state={shown} answer={answer} words={words} headingLevel={3} />}
      </section>
    </div>
  );
}
