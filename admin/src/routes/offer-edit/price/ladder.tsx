import type { PriceAdvice } from '@kardan/contract/calls/stock/own-listing';
import { optionLabels } from '@kardan/contract/labels/reference';
import { ratingLevels } from '@kardan/contract/values/price-ratings';
import { formatNumber, formatPrice } from '@kardan/ui/formats/format.ts';
import { PriceRating } from '@kardan/ui/price/price-rating.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

interface Props {
  advice: PriceAdvice;
  now: number | null;
  next: number | null;
  onChoose: (price: number) => void;
}

/** What some prices would change: each row sets the price box. */
export function Ladder({ advice, now, next, onChoose }: Props) {
  const t = useTexts('car');
  const locale = useLocale();
  const { rank: ownRank, rankOf } = advice;
  // Without another such car on offer there is no queue to stand in.
  const hasRank = ownRank !== null && rankOf > 1;
  const rows = advice.ladder.toSorted((one, other) => other.priceEur - one.priceEur);
  if (rows.length === 0) return null;
  const head = 'border-b border-line-strong px-2.5 py-2 text-left text-xs font-medium whitespace-nowrap text-text-3';
  return (
    <table className="mt-4 w-full border-collapse text-sm">
      <caption className="sr-only">{t('ladder.caption')}</caption>
      <thead>
        <tr>
          <th scope="col" className={head}>
            {t('ladder.price')}
          </th>
          {hasRank && (
            <th scope="col" className={head}>
              {t('ladder.rank', { of: rankOf })}
            </th>
          )}
          <th scope="col" className={head}>
            {t('ladder.rating')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ priceEur, rank, label }) => {
          const step = now === null ? 0 : priceEur - now;
          const isChosen = priceEur === next;
          return (
            <tr
              key={priceEur}
              className={`border-b border-line last:border-0 ${isChosen ? 'bg-accent-soft shadow-[inset_3px_0_0_var(--accent-line)]' : 'hover:bg-surface-2'}`}
            >
              <th scope="row" className="px-2.5 py-1 text-left font-regular">
                <button
                  type="button"
                  aria-pressed={isChosen}
                  onClick={() => onChoose(priceEur)}
                  className="flex min-h-11 flex-wrap items-center gap-x-2.5"
                >
                  <b className="min-w-16 text-left font-semi">{formatPrice(priceEur, locale)}</b>
                  <small className="text-xs text-text-3">
                    {step === 0
                      ? t('ladder.now')
                      : `${step < 0 ? '−' : '+'}\u00A0${formatNumber(Math.abs(step), locale)}`}
                  </small>
                </button>
              </th>
              {hasRank && (
                <td className="px-2.5 py-1">
                  <span className="flex items-center gap-3">
                    <b className="min-w-5 font-semi">{rank}</b>
                    <span
                      aria-hidden="true"
                      className="relative h-2.5 w-32 max-md:hidden"
                      style={{
                        background: `repeating-linear-gradient(90deg, var(--line-strong) 0 1px, transparent 1px calc((100% - 1px) / ${Math.max(1, rankOf - 1)})) 0 100% / 100% 5px no-repeat`,
                      }}
                    >
                      <span
                        className={`absolute inset-y-0 w-0.75 -translate-x-1/2 ${isChosen ? 'bg-accent-line' : 'bg-text'}`}
                        style={{ left: `${rankOf > 1 ? ((rank - 1) / (rankOf - 1)) * 100 : 0}%` }}
                      />
                    </span>
                  </span>
                </td>
              )}
              <td className="px-2.5 py-1">
                <PriceRating level={ratingLevels[label]} word={optionLabels[locale].priceRating[label]} size="sm" />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
