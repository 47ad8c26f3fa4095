import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { formatPrice } from '@kardan/ui/formats/format.ts';
import { carrySearch } from '#domain/search/url/carry-search.ts';
import { searchAddress } from '#domain/search/url/search-address.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { minCarsForFigures } from '../enough-cars.ts';
import type { AreaView } from './area-view.ts';

/** What the page is about, how much there is, and the two ways on: to the cars, or to be told of new ones. */
export async function AreaHead({ area }: { area: AreaView }) {
  const { place, make, filters, offers } = area;
  const [locale, t] = await Promise.all([currentLocale(), texts('regional')]);
  const count = offers?.total ?? 0;
  return (
    <header className="page pt-3">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <div className="min-w-0">
          <h1>{make ? t('h1.make', { make: make.name, place }) : t('h1.area', { place })}</h1>
          <Lead area={area} />
        </div>
        <div className="flex flex-wrap gap-2.5">
          {(count > 0 || !offers) && (
            <LinkButton
              href={searchAddress(locale, { filters })}
              variant="accent"
              rel="nofollow"
              iconAfter="arrow-right"
            >
              {offers ? t('show', { count }) : t('showAll')}
            </LinkButton>
          )}
          <LinkButton href={carrySearch(locale, 'searchAgent', { filters })} icon="bell-plus" rel="nofollow">
            {t('agent')}
          </LinkButton>
        </div>
      </div>
    </header>
  );
}

async function Lead({ area: { offers } }: { area: AreaView }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('regional')]);
  if (offers?.total === 0) return null;
  const words = offers && {
    cars: t('cars', { count: offers.total }),
    dealers: t('fromDealers', { count: offers.dealerships }),
  };
  return (
    <p className="mt-2.5 max-w-[60ch] text-text-2">
      {!words && t('leadWithoutCounts')}
      {words &&
        (offers.price && offers.total >= minCarsForFigures
          ? t('lead', {
              ...words,
              from: formatPrice(offers.price.minEur, locale),
              median: formatPrice(offers.price.medianEur, locale),
            })
          : t('leadPlain', words))}
    </p>
  );
}
