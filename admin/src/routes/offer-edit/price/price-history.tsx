import type { PriceAdvice } from '@kardan/contract/calls/stock/own-listing';
import { formatDay, formatPrice } from '@kardan/ui/formats/format.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { GroupPanel } from '../data/group-panel.tsx';
import { LawNote } from '../data/law-note.tsx';
import { useEditor } from '../saving/use-editor.ts';
import { historySteps, type PricePoint } from './history-steps.ts';

/** How the price went, what is planned, and the 30 days that a reduction counts from. */
export function PriceHistory({ advice, next }: { advice: PriceAdvice; next: number | null }) {
  const t = useTexts('car');
  const locale = useLocale();
  const { car } = useEditor();
  const scheduled = car.scheduled.find(({ priceEur }) => priceEur !== null);
  const last = advice.history.at(-1)?.priceEur;
  const cut =
    scheduled?.priceEur != null
      ? { at: scheduled.at, priceEur: scheduled.priceEur }
      : next !== null && next !== last
        ? { at: new Date().toISOString(), priceEur: next }
        : undefined;
  const drawn = historySteps(advice.history, new Date().toISOString(), cut);
  const lowest = advice.lowestOfThirtyDaysEur;
  const inWords = ({ priceEur, novaIncluded }: PricePoint) =>
    `${formatPrice(priceEur, locale)}${novaIncluded === false ? ` ${t('preview.plusNova')}` : ''}`;
  return (
    <GroupPanel title={t('history.price')} note={car.daysOnline !== null && t('head.days', { count: car.daysOnline })}>
      <div aria-hidden="true" className="relative h-40">
        <span
          className="absolute inset-y-0 bg-chart-fill"
          style={{ left: `${drawn.window.start}%`, width: `${drawn.window.end - drawn.window.start}%` }}
        />
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full" aria-hidden="true">
          {lowest !== null && (
            <path
              d={`M${drawn.window.start} ${drawn.y(lowest)}H${drawn.window.end}`}
              className="fill-none stroke-text-2 [stroke-dasharray:2_3] [vector-effect:non-scaling-stroke]"
            />
          )}
          <path
            d={drawn.past}
            className="fill-none stroke-chart-1 [stroke-width:2.5px] [vector-effect:non-scaling-stroke]"
          />
          {drawn.future && (
            <path
              d={drawn.future}
              className="fill-none stroke-chart-1 [stroke-dasharray:5_4] [stroke-width:2.5px] [vector-effect:non-scaling-stroke]"
            />
          )}
        </svg>
        {drawn.points.map(({ x, y, point }) => (
          <span key={point.at} className="absolute" style={{ left: `${x}%`, top: `${y}%` }}>
            <span className="absolute size-2.25 -translate-1/2 rounded-full border-2 border-chart-1 bg-surface" />
            <span
              className={`absolute bottom-1.5 whitespace-nowrap text-2xs text-text-2 ${x > (point.novaIncluded === false ? 50 : 80) ? '-translate-x-full' : ''}`}
            >
              {inWords(point)}
            </span>
          </span>
        ))}
        <span className="absolute bottom-1 text-2xs text-text-3" style={{ left: `calc(${drawn.window.start}% + 4px)` }}>
          {t('history.window')}
        </span>
      </div>
      <ol className="sr-only">
        {advice.history.map((point) => (
          <li key={point.at}>{`${formatDay(point.at, locale)}: ${inWords(point)}`}</li>
        ))}
      </ol>
      <p className="relative mt-1 h-4.5 text-2xs text-text-3">
        <span className="absolute left-0">{advice.history[0] && formatDay(advice.history[0].at, locale)}</span>
        <span className="absolute -translate-x-1/2" style={{ left: `${drawn.today}%` }}>
          {t('history.today')}
        </span>
      </p>
      {lowest !== null && (
        <div className="mt-3">
          <LawNote title={t('history.lowest', { price: formatPrice(lowest, locale) })}>{t('history.law')}</LawNote>
        </div>
      )}
    </GroupPanel>
  );
}
