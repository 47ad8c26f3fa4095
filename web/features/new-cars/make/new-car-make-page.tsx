import { sectionTag } from '@kardan/contract/cache-tags';
import type { MakePage } from '@kardan/contract/calls/pages/car-pages';
import { Link } from '@kardan/ui/actions/link.tsx';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { Block } from '@kardan/ui/content/block.tsx';
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
import { newCarCrumbs } from '../crumbs.ts';
import { VigNote } from '../vig-note.tsx';

/** A make's model lines that can be had new. */
export async function NewCarMakePage({ page }: { page: MakePage }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('new-cars')]);
  const { make, total, models, price, newest } = page;
  cachePage({ seconds: 60, staleSeconds: 600, tags: [sectionTag('new')] });
  const filters = { vehicles: [make.slug] };
  const list = searchAddress(locale, { section: 'new', filters, view: 'list' });
  return (
    <>
      <CrumbLine crumbs={newCarCrumbs(locale, t('crumb'), { make })} />
      <header className="page flex flex-wrap items-end justify-between gap-x-10 gap-y-5 pt-3">
        <div className="min-w-0">
          <h1>{t('make.h1', { make: make.name })}</h1>
          {price && (
            <p className="mt-2.5 max-w-[60ch] text-text-2">
              {t('make.lead', { cars: t('cars', { count: total }), models: models.length })}
            </p>
          )}
        </div>
        {total > 0 && (
          <div className="flex flex-wrap gap-2.5">
            <LinkButton href={list} variant="accent" rel="nofollow" iconAfter="arrow-right">
              {t('showAll', { count: total })}
            </LinkButton>
            <LinkButton
              href={carrySearch(locale, 'searchAgent', { section: 'new', filters })}
              icon="bell-plus"
              rel="nofollow"
            >
              {t('agent')}
            </LinkButton>
          </div>
        )}
      </header>
      {total === 0 ? (
        <NoneOnOffer section="new" make={make} />
      ) : (
        <>
          <Block title={t('models.title')} note={t('models.note')}>
            <Table
              caption={t('models.title')}
              columns={[
                {
                  id: 'model',
                  header: t('models.model'),
                  main: true,
                  cell: ({ slug, name, count }) => (
                    <Link
                      href={href(locale, 'newCarsModel', { make: make.slug, model: slug })}
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
                  id: 'consumption',
                  header: t('official.consumption'),
                  numeric: true,
                  cell: ({ official }) => consumptionWords(official, locale, 'several-cars') ?? t('unknown'),
                },
                {
                  id: 'co2',
                  header: t('official.co2'),
                  numeric: true,
                  cell: ({ official }) => co2Words(official, locale) ?? t('unknown'),
                },
                {
                  id: 'price',
                  header: t('price'),
                  numeric: true,
                  cell: ({ priceFromEur }) => (
                    <b className="font-semi">
                      {priceFromEur === null ? t('unknown') : t('from', { price: formatPrice(priceFromEur, locale) })}
                    </b>
                  ),
                },
              ]}
              rows={models}
              keyOf={({ id }) => id}
            />
            <p className="mt-3 text-xs text-text-3">{t('official.note')}</p>
          </Block>
          <Block title={t('newest')} more={{ href: list, label: t('showAll', { count: total }), rel: 'nofollow' }}>
            <ListingRow listings={newest} />
          </Block>
          <VigNote />
        </>
      )}
    </>
  );
}
