import type { ListingDetail } from '@kardan/contract/calls/listings/listings';
import type { PriceRating } from '@kardan/contract/calls/listings/price-rating';
import { ratingLevels } from '@kardan/contract/values/price-ratings';
import { formatMileage, formatNumber, formatPrice, formatPriceChange } from '@kardan/ui/formats/format.ts';
import { waterfall } from '@kardan/ui/price/waterfall.ts';
import type { ReactNode } from 'react';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { partDetail } from './part-words.ts';
import type { Estimate } from './rating-words.ts';

interface Props {
  rating: PriceRating;
  estimate: Estimate;
  listing: ListingDetail;
}

/** From the usual car to this one: what age, mileage and equipment add or take off. */
export async function PriceSum({ rating, estimate, listing }: Props) {
  const [locale, t] = await Promise.all([currentLocale(), texts('car')]);
  const { usualCar, parts, estimateEur } = estimate;
  const drawn = waterfall(usualCar.priceEur, parts, estimateEur, rating.priceEur);
  return (
    <ol className="mt-6 border-t border-line" aria-label={t('rating.sum')}>
      <Line
        title={t('rating.usualCar')}
        detail={t('rating.usualCarDetail', {
          count: Math.round(usualCar.ageMonths / 12),
          mileage: formatMileage(usualCar.mileageKm, locale),
          power: `${formatNumber(usualCar.powerKw, locale)}\u00A0kW`,
        })}
        value={formatPrice(usualCar.priceEur, locale)}
      >
        <Marker at={drawn.usual} />
      </Line>
      {drawn.steps.map(({ part, start, end }) => (
        <Line
          key={part.kind}
          title={t(`part.${part.kind}`)}
          detail={partDetail(part, listing, t, locale)}
          value={formatPriceChange(part.eur, locale)}
        >
          <span
            className="absolute top-1/2 h-2.5 min-w-px -translate-y-1/2 bg-chart-1"
            style={{ left: `${start}%`, width: `${end - start}%` }}
          />
        </Line>
      ))}
      <Line title={t('rating.estimate')} value={formatPrice(estimateEur, locale)} strong>
        <Marker at={drawn.estimate} />
      </Line>
      <Line title={t('rating.asked')} value={formatPrice(rating.priceEur, locale)} strong>
        <span data-rate={ratingLevels[rating.label]}>
          <span className="absolute top-1/2 h-5 w-1 -translate-1/2 bg-(--rate)" style={{ left: `${drawn.price}%` }} />
        </span>
      </Line>
    </ol>
  );
}

function Marker({ at }: { at: number }) {
  return <span className="absolute top-1/2 h-5 w-1 -translate-1/2 bg-text" style={{ left: `${at}%` }} />;
}

interface LineProps {
  title: string;
  detail?: string | undefined;
  value: string;
  strong?: boolean;
  /** The drawing, for the eye alone: the numbers stand beside it. */
  children: ReactNode;
}

function Line({ title, detail, value, strong = false, children }: LineProps) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-2.5 text-sm last:border-0 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_6.5rem]">
      <span className={strong ? 'font-semi' : undefined}>
        {title}
        {detail && <span className="block text-xs font-regular text-text-3">{detail}</span>}
      </span>
      <span aria-hidden="true" className="relative h-6 max-md:order-last max-md:col-span-2 max-md:mt-1 max-md:h-5">
        <span className="absolute inset-x-0 top-1/2 border-t border-dashed border-line" />
        {children}
      </span>
      <b className={`text-right whitespace-nowrap ${strong ? 'font-semi' : 'font-medium'}`}>{value}</b>
    </li>
  );
}
