import { dealershipTag } from '@kardan/contract/cache-tags';
import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { filters as catalogue, type FilterKey } from '@kardan/contract/filters';
import { Button } from '@kardan/ui/actions/button.tsx';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { filtersInScope } from '#domain/search/filters/filters-in-scope.ts';
import { filterQuery } from '#domain/search/filters/write-filters.ts';
import { carrySearch } from '#domain/search/url/carry-search.ts';
import { searchAddress, searchPath } from '#domain/search/url/search-address.ts';
import type { StockOwner } from '#domain/search/url/search-state.ts';
import { loadFilterWords } from '#domain/search/words/load-filter-words.ts';
import { href } from '#lib/routes/href.ts';
import { cachePage, keepFromCaches } from '#lib/server/exchange.ts';
import { ClientTexts } from '#lib/texts/client-texts.tsx';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { countOnServer } from '../detailed/count-on-server.ts';
import { FilterField } from '../detailed/filter-field.tsx';
import { DetailedForm } from '../detailed/live/detailed-form.tsx';
import { CountStatus, ResultCount } from '../detailed/live/result-count.tsx';
import { loadModelsOfChosen, loadStockMakes } from './load-stock-vehicles.ts';
import { StockVehicles } from './stock-vehicles.tsx';

interface Props {
  dealership: StockOwner;
  filters: SearchFilters;
}

/** What is asked most; everything else is a press away. */
const asked: FilterKey[] = ['priceEur', 'mileageKm', 'firstRegistration', 'powerPs', 'fuel', 'gearbox', 'body'];

/** A short form for the cars of one dealership, which counts them while one chooses. */
export async function StockSearchPage({ dealership, filters }: Props) {
  const [locale, t] = await Promise.all([currentLocale(), texts('search')]);
  const state = { dealership, filters };
  const chosen = filters.vehicles ?? [];
  const [words, { total, problem }, makes, models] = await Promise.all([
    loadFilterWords(filters, locale, t),
    countOnServer(filtersInScope(state)),
    loadStockMakes(dealership.id),
    loadModelsOfChosen(dealership.id, chosen),
  ]);
  if (problem || !makes) keepFromCaches();
  else cachePage({ seconds: 30, staleSeconds: 300, tags: [dealershipTag(dealership.id)] });
  const filled = filterQuery(filters);
  const fields = { filled, words: { ...words, districtsOf: new Map() } };
  return (
    <ClientTexts namespace="search" only={['detailed.live']}>
      <DetailedForm
        key={filled.toString()}
        action={searchPath(locale, state)}
        shortcut={{
          name: catalogue.vehicles.urlName,
          pages: Object.fromEntries(
            (makes ?? []).map(({ slug }) => [
              slug,
              searchAddress(locale, { dealership, filters: { vehicles: [slug] } }),
            ]),
          ),
        }}
        dependent={{}}
        fixed={filterQuery({ dealership: [String(dealership.id)] }).toString()}
        filled={filled.toString()}
        reset={{ href: href(locale, 'dealershipSearchStart', { slug: dealership.slug }), label: t('panel.reset') }}
        bar={
          <div className="min-w-0 flex-1 md:flex-none">
            <CountStatus />
            <Button type="submit" variant="accent" full className="md:min-w-72">
              <ResultCount initial={total} />
            </Button>
          </div>
        }
      >
        <div className="page pt-6">
          <h1>{t('stock.start.title')}</h1>
          <p className="mt-2 text-text-2">{t('stock.start.intro')}</p>
          <div className="mt-5 grid gap-x-6 gap-y-5 rounded-md border border-line bg-surface p-4.5 md:grid-cols-2 md:p-6">
            <FilterField filterKey="category" {...fields} />
            {makes && makes.length > 0 && (
              <StockVehicles
                dealershipId={dealership.id}
                name={catalogue.vehicles.urlName}
                makes={makes}
                chosen={chosen}
                models={models}
                locale={locale}
                texts={{
                  makes: t('stock.start.makes'),
                  models: t('stock.start.models'),
                  loading: t('detailed.modelsLoading'),
                  failed: t('detailed.modelsFailed'),
                }}
              />
            )}
            <noscript className="md:col-span-2">
              <Button
                type="submit"
                size="sm"
                formAction={href(locale, 'dealershipSearchStart', { slug: dealership.slug })}
              >
                {t('detailed.showModels')}
              </Button>
            </noscript>
            {asked.map((key) => (
              <FilterField key={key} filterKey={key} {...fields} />
            ))}
          </div>
          <p className="mt-4">
            <TextLink
              href={carrySearch(locale, 'detailedSearch', state)}
              icon="sliders-horizontal"
              rel="nofollow"
              className="text-sm"
            >
              {t('panel.allFilters')}
            </TextLink>
          </p>
        </div>
      </DetailedForm>
    </ClientTexts>
  );
}
