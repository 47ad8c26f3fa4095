import type { ListingDetail } from '@kardan/contract/calls/listings/listings';
import { formatDay, formatPrice } from '@kardan/ui/formats/format.ts';
import { Price, PriceDrop } from '#domain/listing/price/price.tsx';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { taxWords } from './tax-words.ts';

/** The price with what it contains, and what it was reduced from. */
export async function PriceLine({ listing }: { listing: ListingDetail }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('car')]);
  const { priceEur, novaIncluded, reducedFromEur, priceChangedAt } = listing;
  const { included, business } = taxWords(listing, t, locale);
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <Price size="xl">{formatPrice(priceEur, locale)}</Price>
        <p className="text-xs text-text-2">
          {included}, {t(novaIncluded ? 'price.novaIncluded' : 'price.novaExtra')}
        </p>
      </div>
      {reducedFromEur !== null && priceChangedAt && (
        <PriceDrop
          since={t('price.since', { date: formatDay(priceChangedAt, locale) })}
          lowest={t('price.lowest', { price: formatPrice(reducedFromEur, locale) })}
        />
      )}
      {business && <p className="text-xs text-text-2">{business}</p>}
    </div>
  );
}
