import type { ListingDetail } from '@kardan/contract/calls/listings/listings';
import type { PriceRating as Rating } from '@kardan/contract/calls/listings/price-rating';
import { optionLabels } from '@kardan/contract/labels/reference';
import { ratingLevels } from '@kardan/contract/values/price-ratings';
import { formatDay, formatPrice } from '@kardan/ui/formats/format.ts';
import { PriceMeter, PriceRating } from '@kardan/ui/price/price-rating.tsx';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import type { CarTexts } from '../car-texts.ts';
import { Panel } from '../panel.tsx';
import { Comparables } from './comparables.tsx';
import { PriceSum } from './price-sum.tsx';
import { type Estimate, meterFigures, meterLabel, ratingReason } from './rating-words.ts';

/** Why the price is rated as it is: the cars it is compared with, their prices, and the sum line by line. */
export async function PriceExplained({ listing, rating }: { listing: ListingDetail; rating: Rating }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('car')]);
  const { estimate, label, asOf } = rating;
  const level = ratingLevels[label];
  const price = formatPrice(listing.priceEur, locale);
  return (
    <Panel
      id="preis"
      title={t(`rating.title.${label}`, { price })}
      aside={<PriceRating level={level} word={optionLabels[locale].priceRating[label]} />}
    >
      {estimate ? (
        <>
          <p className="max-w-[68ch] text-sm text-text-2">
            {ratingReason(rating, estimate, t, locale)}{' '}
            {t('rating.group', { cars: rating.sampleSize, group: groupWords(estimate, t, locale) })}
          </p>
          <div className="mt-5">
            <PriceMeter
              level={level}
              figures={meterFigures(rating.priceEur, estimate)}
              label={meterLabel(rating, estimate, t, locale)}
              big
            />
            <p className="mt-1 flex justify-between gap-4 text-2xs text-text-3">
              <span>{formatPrice(estimate.scaleLowEur, locale)}</span>
              <span className="text-center">
                {t('rating.band', {
                  low: formatPrice(estimate.bandLowEur, locale),
                  high: formatPrice(estimate.bandHighEur, locale),
                })}
              </span>
              <span>{formatPrice(estimate.scaleHighEur, locale)}</span>
            </p>
          </div>
          <PriceSum rating={rating} estimate={estimate} listing={listing} />
        </>
      ) : (
        <p className="max-w-[68ch] text-sm text-text-2">{t('rating.tooFewLong')}</p>
      )}
      <Comparables cars={rating.comparables} />
      <p className="mt-4 text-2xs text-text-3">
        {asOf ? t('rating.asOf', { date: formatDay(asOf, locale) }) : t('rating.notYet')}
      </p>
    </Panel>
  );
}

/** "VW Golf VIII, Diesel" or "alle VW, Kombi" */
function groupWords({ group }: Estimate, t: CarTexts, locale: Locale): string {
  const labels = optionLabels[locale];
  const named = [group.make, group.model, group.generation].filter(Boolean).join(' ');
  return [
    group.model === null ? t('rating.allOfMake', { make: group.make }) : named,
    group.fuel && labels.fuel[group.fuel],
    group.body && labels.body[group.body],
  ]
    .filter(Boolean)
    .join(', ');
}
