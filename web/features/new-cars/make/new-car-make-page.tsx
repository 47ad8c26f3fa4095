import { makeTag, sectionTag } from '@kardan/contract/cache-tags';
import type { MakePage } from '@kardan/contract/calls/pages/car-pages';
import { Block } from '@kardan/ui/content/block.tsx';
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
import { newCarCrumbs } from '../crumbs.ts';
import { VigNote } from '../vig-note.tsx';

/** A make's model lines that can be had new. */
export async function NewCarMakePage({ page }: { page: MakePage }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('new-cars')]);
  const { make, total, models, price, newest } = page;
  cachePage({ seconds: 60, staleSeconds: 600, tags: [sectionTag('new'), makeTag(make.slug)] });
  const filters = { vehicles: [make.slug] };
  const list = searchAddress(locale, { section: 'new', filters, view: 'list' });
  const all = total > 0 ? { href: list, label: t('showAll', { count: total }) } : undefined;
  const agent = all && { href: carrySearch(locale, 'searchAgent', { section: 'new', filters }), label: t('agent') };
  return (
    <>
      <SectionHead
        crumbs={newCarCrumbs(locale, t('crumb'), { make })}
        title={t('make.h1', { make: make.name })}
        lead={price && t('make.lead', { cars: t('cars', { count: total }), count: models.length })}
        list={all}
        agent={agent}
      />
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
                    <ModelLink
                      href={href(locale, 'newCarsModel', { make: make.slug, model: slug })}
                      name={name}
                      cars={t('cars', { count })}
                    />
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
                  cell: ({ priceFromEur }) =>
                    priceFromEur === null ? (
                      <span className="whitespace-normal">{t('price.plusNova')}</span>
                    ) : (
                      <b className="font-semi">{t('from', { price: formatPrice(priceFromEur, locale) })}</b>
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
