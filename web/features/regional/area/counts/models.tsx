import type { Named } from '@kardan/contract/values/counted';
import { Block } from '@kardan/ui/content/block.tsx';
import { formatNumber, formatPrice } from '@kardan/ui/formats/format.ts';
import { searchAddress } from '#domain/search/url/search-address.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import type { StockedArea } from '../area-view.ts';
import { BarList } from './bar-list.tsx';

const shown = 18;

/** The models of a make that have cars here, each with its lowest price; nothing where there is only one. */
export async function Models({ area, make }: { area: StockedArea; make: Named }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('regional')]);
  const rows = area.offers.models.map(({ slug, name, count, priceFromEur }) => ({
    key: slug,
    href: searchAddress(locale, { filters: { ...area.filters, vehicles: [`${make.slug}/${slug}`] } }),
    rel: 'nofollow' as const,
    name,
    count,
    note:
      priceFromEur === null
        ? formatNumber(count, locale)
        : t('models.from', { count, price: formatPrice(priceFromEur, locale) }),
  }));
  if (rows.length < 2) return null;
  return (
    <Block title={t('models.title')}>
      <BarList rows={rows} first={shown} more={t('models.more', { count: rows.length - shown })} columns />
    </Block>
  );
}
