import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { filters as catalogue, filterKeys } from '@kardan/contract/filters';
import { categories } from '@kardan/contract/values/vehicle';
import { Button } from '@kardan/ui/actions/button.tsx';
import { Breadcrumb } from '@kardan/ui/navigation/breadcrumb.tsx';
import { mayNameTown } from '#domain/search/filters/read-filters.ts';
import { radiusName } from '#domain/search/filters/url-names.ts';
import { sectionPath } from '#domain/search/url/search-address.ts';
import type { TypedPlace } from '#domain/search/url/search-state.ts';
import { href } from '#lib/routes/href.ts';
import { cachePage } from '#lib/server/exchange.ts';
import { ClientTexts } from '#lib/texts/client-texts.tsx';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { countOnServer } from './count-on-server.ts';
import { DetailedSections } from './detailed-sections.tsx';
import { loadDetailedWords } from './detailed-words.ts';
import { filledQuery } from './filled-query.ts';
import { DetailedForm } from './live/detailed-form.tsx';
import { CountStatus, ResultCount } from './live/result-count.tsx';
import { SectionIndex } from './section-index.tsx';
import { activeCounts } from './sections.ts';

interface Props {
  filters: SearchFilters;
  typedPlace: TypedPlace | undefined;
}

/** All filters on one page, filled from its address. */
export async function DetailedSearchPage({ filters, typedPlace }: Props) {
  const [locale, t, common] = await Promise.all([currentLocale(), texts('search'), texts('common')]);
  const [words, { total, problem }] = await Promise.all([
    loadDetailedWords(filters, locale, t),
    countOnServer(filters),
  ]);
  if (!problem) cachePage({ seconds: 30, staleSeconds: 300, tags: [] });
  const filled = filledQuery(filters, typedPlace);
  const home = { label: common('breadcrumb.home'), href: href(locale, 'home') };
  return (
    <ClientTexts namespace="search" only={['detailed.live']}>
      <DetailedForm
        // Another address is another form: what was chosen for the last one is gone.
        key={filled.toString()}
        action={sectionPath(locale, undefined)}
        shortcut={{
          name: catalogue.category.urlName,
          pages: Object.fromEntries(categories.map((category) => [category, sectionPath(locale, category)])),
        }}
        dependent={{ [radiusName]: catalogue.place.urlName }}
        filled={filled.toString()}
        reset={{ href: href(locale, 'detailedSearch'), label: t('panel.reset') }}
        bar={
          <div className="min-w-0 flex-1 md:flex-none">
            <CountStatus />
            <Button type="submit" variant="accent" full className="md:min-w-72">
              <ResultCount initial={mayNameTown(filled) ? undefined : total} />
            </Button>
          </div>
        }
      >
        <noscript>
          {/* What Enter presses: the first button of a form, which would otherwise be the one that loads models. */}
          <button type="submit" hidden>
            {t('detailed.live.show')}
          </button>
        </noscript>
        <div className="page pt-4">
          <Breadcrumb label={common('breadcrumb.label')} crumbs={[home, { label: t('detailed.title') }]} />
          <h1 className="mt-1">{t('detailed.title')}</h1>
          <p className="mt-2 max-w-[60ch] text-text-2">{t('detailed.intro', { count: filterKeys.length })}</p>
          <div className="mt-5 gap-x-8 lg:grid lg:grid-cols-[208px_minmax(0,1fr)] xl:gap-x-12">
            <SectionIndex words={words} active={activeCounts(filters)} />
            <div className="min-w-0 border-t border-line lg:grid lg:gap-4 lg:border-0">
              <DetailedSections
                filters={filters}
                filled={filled}
                words={words}
                unknownPostcode={problem === 'unknown-postcode'}
              />
            </div>
          </div>
        </div>
      </DetailedForm>
    </ClientTexts>
  );
}
