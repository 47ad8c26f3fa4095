import { Block } from '@kardan/ui/content/block.tsx';
import { formatPrice } from '@kardan/ui/formats/format.ts';
import { ListingRow } from '#domain/listing/listing-row.tsx';
import { searchAddress } from '#domain/search/url/search-address.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { loadCarsInBudget } from '../load-financing.ts';

/** Cars that cost about what is reckoned with; nothing where there are none. */
export async function CarsInBudget({ priceEur }: { priceEur: number }) {
  const [locale, t, cars] = await Promise.all([currentLocale(), texts('finance'), loadCarsInBudget(priceEur)]);
  if (cars.length === 0) return null;
  return (
    <Block
      title={t('cars.title')}
      more={{
        href: searchAddress(locale, { filters: { priceEur: { to: priceEur } }, sort: 'price-desc' }),
        label: t('cars.more', { price: formatPrice(priceEur, locale) }),
        rel: 'nofollow',
      }}
    >
      <ListingRow listings={cars} />
    </Block>
  );
}
