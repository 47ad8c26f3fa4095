import type { PricePart } from '@kardan/contract/calls/listings/price-rating';
import type { PriceAdvice } from '@kardan/contract/calls/stock/own-listing';
import { equipmentLabels } from '@kardan/contract/labels/equipment';
import { ratingLevels } from '@kardan/contract/values/price-ratings';
import { formatMileage, formatNumber, formatPrice, formatPriceChange } from '@kardan/ui/formats/format.ts';
import { waterfall } from '@kardan/ui/price/waterfall.ts';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import type { ReactNode } from 'react';
import type { CarTexts } from '#domain/listing/field-words.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { GroupPanel } from '../data/group-panel.tsx';
import type { Estimate } from './swarm.tsx';

/** From the usual car to this one, line by line: the same sum that buyers see. */
export function PriceSum({ advice, estimate }: { advice: PriceAdvice; estimate: Estimate }) {
  const t = useTexts('car');
  const locale = useLocale();
  const { usualCar, parts, estimateEur } = estimate;
  const drawn = waterfall(usualCar.priceEur, parts, estimateEur, advice.priceEur);
  const difference = advice.priceEur - estimateEur;
  return (
    <GroupPanel title={t('sum.title')} note={t('sum.note')}>
      <ol>
        <Line
          title={t('sum.usual', { count: advice.rating.sampleSize })}
          detail={t('sum.usualDetail', {
            years: Math.round(usualCar.ageMonths / 12),
            mileage: formatMileage(usualCar.mileageKm, locale),
            power: usualCar.powerKw,
          })}
          value={formatPrice(usualCar.priceEur, locale)}
        >
          <Marker at={drawn.usual} />
        </Line>
        {drawn.steps.map(({ part, start, end }) => (
          <Line
            key={part.kind}
            title={t(`part.${part.kind}`)}
            detail={partDetail(part, t, locale)}
            value={formatPriceChange(part.eur, locale)}
          >
            <span
              className="absolute top-1/2 h-2.5 min-w-px -translate-y-1/2 bg-chart-1"
              style={{ left: `${start}%`, width: `${end - start}%` }}
            />
          </Line>
        ))}
        <Line title={t('sum.estimate')} value={formatPrice(estimateEur, locale)} isStrong>
          <Marker at={drawn.estimate} />
        </Line>
        <Line
          title={t('sum.asked')}
          detail={t('sum.difference', { difference: formatPriceChange(difference, locale) })}
          value={formatPrice(advice.priceEur, locale)}
          isStrong
        >
          <span data-rate={ratingLevels[advice.rating.label]}>
            <span className="absolute top-1/2 h-5 w-1 -translate-1/2 bg-(--rate)" style={{ left: `${drawn.price}%` }} />
          </span>
        </Line>
      </ol>
    </GroupPanel>
  );
}

function Marker({ at }: { at: number }) {
  return <span className="absolute top-1/2 h-5 w-1 -translate-1/2 bg-text" style={{ left: `${at}%` }} />;
}

interface LineProps {
  title: string;
  detail?: string | undefined;
  value: string;
  isStrong?: boolean;
  /** The drawing, for the eye alone: the numbers stand beside it. */
  children: ReactNode;
}

function Line({ title, detail, value, isStrong = false, children }: LineProps) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-2.5 text-sm last:border-0 @min-[560px]:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_6.5rem]">
      <span className={isStrong ? 'font-semi' : undefined}>
        {title}
        {detail && <span className="block text-xs font-regular text-text-3">{detail}</span>}
      </span>
      <span aria-hidden="true" className="relative hidden h-6 @min-[560px]:block">
        {children}
      </span>
      <span className={`text-right ${isStrong ? 'wide-sm font-semi' : 'font-medium'}`}>{value}</span>
    </li>
  );
}

function partDetail(part: PricePart, t: CarTexts, locale: Locale): string | undefined {
  const against = (value: number, unit: string) =>
    t(value < 0 ? 'part.less' : 'part.more', { amount: `${formatNumber(Math.abs(value), locale)}\u00A0${unit}` });
  if (part.kind === 'mileage' && part.km !== undefined) return against(part.km, 'km');
  if (part.kind === 'power' && part.kw !== undefined) return against(part.kw, 'kW');
  if (part.kind === 'age' && part.months !== undefined && part.months !== 0)
    return t(part.months < 0 ? 'part.younger' : 'part.older', { count: Math.abs(part.months) });
  // What an ad does not mention the car may still have: saying so is the dealer's way to a better estimate.
  return part.items
    ?.map(({ key, has, eur }) =>
      t(has ? 'part.has' : 'part.lacks', { item: equipmentLabels[locale][key], eur: formatPriceChange(eur, locale) }),
    )
    .join(', ');
}
