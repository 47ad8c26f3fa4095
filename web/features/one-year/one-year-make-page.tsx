import { sectionTag } from '@kardan/contract/cache-tags';
import type { OneYearMakePage as Page } from '@kardan/contract/calls/pages/car-pages';
import { Link } from '@kardan/ui/actions/link.tsx';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { Block } from '@kardan/ui/content/block.tsx';
import { SpanBar } from '@kardan/ui/content/span-bar.tsx';
import { Table } from '@kardan/ui/content/table.tsx';
import { formatPrice } from '@kardan/ui/formats/format.ts';
import { ListingRow } from '#domain/listing/listing-row.tsx';
import { co2Words, consumptionWords } from '#domain/listing/official-words.ts';
import { NoneOnOffer } from '#domain/search/none-on-offer.tsx';
import { carrySearch } from '#domain/search/url/carry-search.ts';
import { searchAddress } from '#domain/search/url/search-address.ts';
import { CrumbLine } from '#lib/page/crumb-line.tsx';
import { href } from '#lib/routes/href.ts';
import { cachePage } from '#lib/server/exchange.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';

/** The one-year models of a make, with what they save against a new one where that is known. */
export async function OneYearMakePage({ page }: { page: Page }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('one-year')]);
  const { make, total, price, models, newest } = page;
  cachePage({ seconds: 60, staleSeconds: 600, tags: [sectionTag('one-year')] });
  const filters = { vehicles: [make.slug] };
  const list = searchAddress(locale, { section: 'one-year', filters, view: 'list' });
  return (
    <>
      <CrumbLine
        crumbs={[
          { label: t('crumb'), href: href(locale, 'oneYearCars') },
          { label: make.name, href: href(locale, 'oneYearCarsMake', { make: make.slug }) },
        ]}
      />
      <header className="page flex flex-wrap items-end justify-between gap-x-10 gap-y-5 pt-3">
        <div className="min-w-0">
          <h1>{t('h1', { make: make.name })}</h1>
          {price && (
            <p className="mt-2.5 max-w-[60ch] text-text-2">
              {t('lead', { cars: t('cars', { count: total }), price: formatPrice(price.minEur, locale) })}
            </p>
          )}
        </div>
        {total > 0 && (
          <div className="flex flex-wrap gap-2.5">
            <LinkButton href={list} variant="accent" rel="nofollow" iconAfter="arrow-right">
              {t('show', { count: total })}
            </LinkButton>
            <LinkButton
              href={carrySearch(locale, 'searchAgent', { section: 'one-year', filters })}
              icon="bell-plus"
              rel="nofollow"
            >
              {t('agent')}
            </LinkButton>
          </div>
        )}
      </header>
      {total === 0 ? (
        <NoneOnOffer section="one-year" make={make} />
      ) : (
        <>
          <Models make={make} models={models} />
          <Block title={t('newest')} more={{ href: list, label: t('show', { count: total }), rel: 'nofollow' }}>
            <ListingRow listings={newest} />
          </Block>
        </>
      )}
    </>
  );
}

async function Models({ make, models }: Pick<Page, 'make' | 'models'>) {
  const [locale, t] = await Promise.all([currentLocale(), texts('one-year')]);
  const to = Math.max(...models.map(({ price }) => price?.maxEur ?? 0));
  return (
    <Block title={t('models')} note={t('note')}>
      <Table
        caption={t('models')}
        columns={[
          {
            id: 'model',
            header: t('model'),
            main: true,
            cell: ({ slug, name, count }) => (
              <Link
                href={href(locale, 'oneYearCarsModel', { make: make.slug, model: slug })}
                className="group inline-block min-h-8 py-1"
              >
                <span className="block text-md font-semi group-hover:underline group-hover:underline-offset-3">
                  {name}
                </span>
                <span className="text-xs text-text-3">{t('cars', { count })}</span>
              </Link>
            ),
          },
          {
            id: 'official',
            header: t('official'),
            numeric: true,
            cell: ({ official }) => (
              <>
                {consumptionWords(official, locale, 'several-cars') ?? t('notTold')}
                <span className="block">{co2Words(official, locale) ?? t('notTold')}</span>
              </>
            ),
          },
          {
            id: 'price',
            header: t('price'),
            cell: ({ price }) =>
              price && (
                <SpanBar min={price.minEur} max={price.maxEur} middle={price.medianEur} scale={{ from: 0, to }}>
                  {price.minEur === price.maxEur
                    ? formatPrice(price.minEur, locale)
                    : t('span', { from: formatPrice(price.minEur, locale), to: formatPrice(price.maxEur, locale) })}
                </SpanBar>
              ),
          },
          {
            id: 'saving',
            header: t('saving'),
            numeric: true,
            cell: ({ averageSavingEur, carsWithKnownSaving }) =>
              averageSavingEur === null ? (
                <span className="text-text-3">{t('unknown')}</span>
              ) : (
                <>
                  <b className="font-semi">{formatPrice(averageSavingEur, locale)}</b>
                  <span className="block text-xs text-text-3">{t('ofCars', { count: carsWithKnownSaving })}</span>
                </>
              ),
          },
        ]}
        rows={models}
        keyOf={({ id }) => id}
      />
      <p className="mt-3 max-w-[80ch] text-xs text-text-3">{t('source')}</p>
    </Block>
  );
}
