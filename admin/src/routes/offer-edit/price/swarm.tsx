import type { PriceAdvice } from '@kardan/contract/calls/stock/own-listing';
import { formatPrice } from '@kardan/ui/formats/format.ts';
import type { ReactNode } from 'react';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { GroupPanel } from '../data/group-panel.tsx';
import { swarmDots } from './swarm-dots.ts';

export type Estimate = NonNullable<PriceAdvice['rating']['estimate']>;

interface Props {
  advice: PriceAdvice;
  estimate: Estimate;
  now: number | null;
  next: number | null;
  children: ReactNode;
}

/** Every comparable car as a dot on the ruler of prices, the band in which most lie, and this car now and then. */
export function Swarm({ advice, estimate, now, next, children }: Props) {
  const t = useTexts('car');
  const locale = useLocale();
  const { scaleLowEur: low, scaleHighEur: high, bandLowEur, bandHighEur } = estimate;
  const at = (eur: number) => Math.min(100, Math.max(0, ((eur - low) / Math.max(1, high - low)) * 100));
  const dots = swarmDots(
    advice.comparables.map(({ priceEur }) => priceEur),
    at,
  );
  const isPassed = (eur: number) =>
    now !== null && next !== null && eur > Math.min(now, next) && eur < Math.max(now, next);
  const passed = advice.comparables.filter(({ priceEur }) => isPassed(priceEur)).length;
  const isChanged = next !== null && next !== now;
  const rows = Math.max(1, ...dots.map(({ row }) => row + 1));
  return (
    <GroupPanel title={t('price.where')} note={t('price.compared', { count: advice.rating.sampleSize })}>
      <div aria-hidden="true" className="relative pt-10">
        {now !== null && <Pin at={at(now)} label={t('price.now', { price: formatPrice(now, locale) })} />}
        {isChanged && <Pin at={at(next)} label={t('price.new', { price: formatPrice(next, locale) })} isNew />}
        <div className="ruler relative" style={{ height: 46 + rows * 13 }}>
          <span
            className="absolute top-0 bottom-2.5 border-x border-line-strong bg-surface-3"
            style={{ left: `${at(bandLowEur)}%`, right: `${100 - at(bandHighEur)}%` }}
          />
          {dots.map(({ eur, left, row, key }) => (
            <span
              key={key}
              className={`absolute size-2.25 -translate-x-1/2 rounded-full ${isPassed(eur) ? 'bg-chart-1' : 'bg-chart-2'}`}
              style={{ left: `${left}%`, bottom: 18 + row * 13 }}
            />
          ))}
        </div>
        <p className="mt-1 flex justify-between text-2xs text-text-3">
          {[0, 0.25, 0.5, 0.75, 1].map((share) => (
            <span key={share} className={share === 0.25 || share === 0.75 ? 'max-md:hidden' : undefined}>
              {formatPrice(Math.round((low + share * (high - low)) / 10) * 10, locale)}
            </span>
          ))}
        </p>
      </div>
      <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-xs text-text-2">
        <span className="inline-flex items-center gap-1.75">
          <span aria-hidden="true" className="size-2.25 rounded-full bg-chart-2" />
          {t('price.shown', { count: advice.comparables.length })}
        </span>
        {passed > 0 && next !== null && (
          <span className="inline-flex items-center gap-1.75">
            <span aria-hidden="true" className="size-2.25 rounded-full bg-chart-1" />
            {t('price.passed', { count: passed, price: formatPrice(next, locale) })}
          </span>
        )}
        <span className="inline-flex items-center gap-1.75">
          <span aria-hidden="true" className="h-3 w-2.25 border-x border-line-strong bg-surface-3" />
          {t('price.band', { low: formatPrice(bandLowEur, locale), high: formatPrice(bandHighEur, locale) })}
        </span>
      </p>
      {children}
    </GroupPanel>
  );
}

/** Filled is now, hollow and dashed is what would be. */
function Pin({ at, label, isNew = false }: { at: number; label: string; isNew?: boolean }) {
  const side = at > 60 ? '-translate-x-full pr-2' : 'pl-2';
  return (
    <span className="absolute inset-y-0 z-1 w-0" style={{ left: `${at}%`, bottom: 28 }}>
      <span
        className={`absolute whitespace-nowrap text-xs font-semi ${isNew ? 'top-0 text-accent-text' : 'top-5'} ${side}`}
      >
        {label}
      </span>
      <span
        className={`absolute bottom-0 -translate-x-1/2 ${isNew ? 'top-0 border-l-2 border-dashed border-accent-line' : 'top-5 border-l-3 border-text'}`}
      />
    </span>
  );
}
