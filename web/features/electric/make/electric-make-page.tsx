import { makeTag, sectionTag } from '@kardan/contract/cache-tags';
import type { ElectricMakePage as Page } from '@kardan/contract/calls/pages/car-pages';
import { Block } from '@kardan/ui/content/block.tsx';
import { formatPrice } from '@kardan/ui/formats/format.ts';
import { ListingRow } from '#domain/listing/listing-row.tsx';
import { NoneOnOffer } from '#domain/search/none-on-offer.tsx';
import { SectionHead } from '#domain/search/section-head.tsx';
import { carrySearch } from '#domain/search/url/carry-search.ts';
import { searchAddress } from '#domain/search/url/search-address.ts';
import { href } from '#lib/routes/href.ts';
import { cachePage } from '#lib/server/exchange.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { ElectricModels } from './electric-models.tsx';

/** The electric models of a make: how far they go, how they charge, what they cost. */
export async function ElectricMakePage({ page }: { page: Page }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('electric')]);
  const { make, total, price, rangeKm, models, newest } = page;
  cachePage({ seconds: 60, staleSeconds: 600, tags: [sectionTag('electric'), makeTag(make.slug)] });
  const filters = { vehicles: [make.slug] };
  const list = searchAddress(locale, { section: 'electric', filters, view: 'list' });
  const all = total > 0 ? { href: list, label: t('make.show', { count: total }) } : undefined;
  const agent = all && {
    href: carrySearch(locale, 'searchAgent', { section: 'electric', filters }),
    label: t('make.agent'),
  };
  return (
    <>
      <SectionHead
        crumbs={[
          { label: t('crumb'), href: href(locale, 'electric') },
          { label: make.name, href: href(locale, 'electricMake', { make: make.slug }) },
        ]}
        title={t('make.h1', { make: make.name })}
        lead={
          price &&
          rangeKm &&
          t('make.lead', {
            cars: t('cars', { count: total }),
            price: formatPrice(price.minEur, locale),
            from: rangeKm.min,
            to: rangeKm.max,
          })
        }
        list={all}
        agent={agent}
      />
      {total === 0 ? (
        <NoneOnOffer section="electric" make={make} />
      ) : (
        <>
          <ElectricModels make={make} models={models} />
          <Block
            title={t('newest.title')}
            more={{ href: list, label: t('make.show', { count: total }), rel: 'nofollow' }}
          >
            <ListingRow listings={newest} />
          </Block>
        </>
      )}
    </>
  );
}
