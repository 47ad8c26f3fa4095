import { makeTag, sectionTag } from '@kardan/contract/cache-tags';
import type { OneYearMakePage as Page } from '@kardan/contract/calls/pages/car-pages';
import { Block } from '@kardan/ui/content/block.tsx';
import { SpanBar } from '@kardan/ui/content/span-bar.tsx';
import { Table } from '@kardan/ui/content/table.tsx';
import { formatPrice } from '@kardan/ui/formats/format.ts';
import { ListingRow } from '#domain/listing/listing-row.tsx';
import { co2Words, consumptionWords } from '#domain/listing/official-words.ts';
import { ModelLink } from '#domain/search/model-link.tsx';
import { NoneOnOffer } from '#domain/search/none-on-offer.tsx';
import { SectionHead } from '#domain/search/section-head.tsx';
import { carrySearch } from '#domain/search/url/carry-search.ts';
import { searchAddress } from '#domain/search/url/search-address.ts';
import { href } from '#lib/routes/href.ts';
import { cachePage } from '#lib/server/exchange.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';

/** The one-year models of a make, with what they save against a new one where that is known. */
export async function OneYearMakePage({ page }: { page: Page }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('one-year')]);
  const { make, total, price, models, newest } = page;
  cachePage({ seconds: 60, staleSeconds: 600, tags: [sectionTag('one-year'), makeTag(make.slug)] });
  const filters = { vehicles: [make.slug] };
  const list = searchAddress(locale, { section: 'one-year', filters, view: 'list' });
  const all = total > 0 ? { href: list, label: t('show', { count: total }) } : undefined;
  const agent = all && {
    href: carrySearch(locale, 'searchAgent', { section: 'one-year', filters }),
    label: t('agent'),
  };
  return (
    <>
      <SectionHead
        crumbs={[
          { label: t('crumb'), href: href(locale, 'oneYearCars') },
          { label: make.name, href: href(locale, 'oneYearCarsMake', { make: make.slug }) },
        ]}
        title={t('h1', { make: make.name })}
        lead={price && t('lead', { cars: t('cars', { count: total }), price: formatPrice(price.minEur, locale) })}
        list={all}
        agent={agent}
      />
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
              <ModelLink
                href={href(locale, 'oneYearCarsModel', { make: make.slug, model: slug })}
                name={name}
                cars={t('cars', { count })}
              />
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
              price ? (
                <SpanBar min={price.minEur} max={price.maxEur} middle={price.medianEur} scale={{ from: 0, to }}>
                  {price.minEur === price.maxEur
                    ? formatPrice(price.minEur, locale)
                    : t('span', { from: formatPrice(price.minEur, locale), to: formatPrice(price.maxEur, locale) })}
                </SpanBar>
              ) : (
                t('plusNova')
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
