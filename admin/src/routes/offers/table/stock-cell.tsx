import type { StockRow } from '@kardan/contract/calls/stock/stock-list';
import { stockStateLabels } from '@kardan/contract/labels/stock';
import { ratingLevels } from '@kardan/contract/values/price-ratings';
import { classes } from '@kardan/ui/classes.ts';
import { formatDay, formatMileage, formatMonth, formatNumber, formatPrice } from '@kardan/ui/formats/format.ts';
import { PriceRating } from '@kardan/ui/price/price-rating.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import type { StockColumn } from './columns.ts';

/** One value of a car; what is not known is a dash. */
export function StockCell({ column, row }: { column: StockColumn; row: StockRow }) {
  const t = useTexts('stock');
  const locale = useLocale();
  const nothing = <span className="text-text-3">–</span>;
  switch (column) {
    case 'price':
      return row.priceEur === null ? nothing : <Price priceEur={row.priceEur} reducedFromEur={row.reducedFromEur} />;
    case 'rating':
      if (!row.priceRating) return nothing;
      return (
        <PriceRating
          level={ratingLevels[row.priceRating.label]}
          word={t(`rating.${row.priceRating.label}`)}
          size="sm"
        />
      );
    case 'days':
      return (
        <>
          <b className="block font-semi">{formatNumber(row.daysInStock, locale)}</b>
          {row.daysOnline !== null && (
            <span className="text-xs whitespace-nowrap text-text-2">{t('online', { days: row.daysOnline })}</span>
          )}
        </>
      );
    case 'views':
      return formatNumber(row.views30, locale);
    case 'inquiries':
      return formatNumber(row.inquiries30, locale);
    case 'pictures':
      return formatNumber(row.pictures, locale);
    case 'mileage':
      return row.mileageKm === null ? nothing : formatMileage(row.mileageKm, locale);
    case 'registration':
      return row.firstRegistration === null ? nothing : formatMonth(row.firstRegistration);
    case 'state':
      return <State row={row} />;
    case 'score':
      return row.score === null ? nothing : <Score score={row.score} />;
    case 'changed':
      return <span className="text-xs text-text-2">{formatDay(row.changedAt, locale)}</span>;
  }
}

function Price({ priceEur, reducedFromEur }: { priceEur: number; reducedFromEur: number | null }) {
  const t = useTexts('stock');
  const locale = useLocale();
  return (
    <>
      <b className="wide-sm block font-bold whitespace-nowrap">{formatPrice(priceEur, locale)}</b>
      {reducedFromEur !== null && (
        <span className="text-xs whitespace-nowrap text-text-2">
          {t('reduced', { amount: formatPrice(reducedFromEur - priceEur, locale) })}
        </span>
      )}
    </>
  );
}

/** The square is full for what is online, half for what is reserved, empty for the rest: never told by colour alone. */
function State({ row: { state, isOnline, scheduledAt } }: { row: StockRow }) {
  const t = useTexts('stock');
  const locale = useLocale();
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span
        aria-hidden="true"
        className={classes(
          'size-2.5 shrink-0 border',
          state === 'blocked' ? 'border-alert bg-alert' : 'border-accent-line',
          isOnline && state === 'active' && 'bg-accent-line',
          isOnline && state === 'reserved' && 'bg-[linear-gradient(135deg,var(--accent-line)_50%,transparent_50%)]',
        )}
      />
      <span>
        {stockStateLabels[locale][state]}
        {scheduledAt && (
          <span className="block text-xs text-text-2">{t('scheduled', { day: formatDay(scheduledAt, locale) })}</span>
        )}
      </span>
    </span>
  );
}

/** A ring as full as the score, with its number. */
function Score({ score }: { score: number }) {
  const t = useTexts('stock');
  const around = 2 * Math.PI * 15;
  return (
    <span className="relative inline-grid size-9 place-items-center" title={t('score', { score })}>
      <svg viewBox="0 0 36 36" aria-hidden="true" className="absolute inset-0 -rotate-90">
        <circle cx="18" cy="18" r="15" fill="none" strokeWidth="3" className="stroke-surface-3" />
        <circle
          cx="18"
          cy="18"
          r="15"
          fill="none"
          strokeWidth="3"
          strokeDasharray={`${(around * score) / 100} ${around}`}
          className="stroke-accent-line"
        />
      </svg>
      <span className="relative text-2xs font-semi">{score}</span>
    </span>
  );
}
