import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import { type MeterFigures, meterScale } from './meter-scale.ts';

/** 1 very good · 2 good · 3 usual · 4 raised · 5 high · 0 too few comparables to say */
export type RatingLevel = 0 | 1 | 2 | 3 | 4 | 5;

const shapes: Record<RatingLevel, IconName> = {
  0: 'minus',
  1: 'chevrons-down',
  2: 'chevron-down',
  3: 'equal',
  4: 'chevron-up',
  5: 'chevrons-up',
};

/** The shape of a rating alone, for lists that name it in a text of their own. */
export function RatingShape({ level, size = 20 }: { level: RatingLevel; size?: 16 | 20 }) {
  return (
    <span
      data-rate={level}
      className="inline-grid shrink-0 place-items-center rounded-xs bg-(--rate-soft) text-(--rate-text) ring-1 ring-(--rate) ring-inset"
      style={{ width: size, height: size }}
    >
      <Icon name={shapes[level]} size={size - 6} className="[stroke-width:2.4]" />
    </span>
  );
}

/** Word, shape and colour: never the colour alone. */
export function PriceRating({ level, word, size = 'md' }: { level: RatingLevel; word: string; size?: 'sm' | 'md' }) {
  return (
    <span
      data-rate={level}
      className={`inline-flex items-center gap-1.75 leading-[1.2] font-semi whitespace-nowrap text-(--rate-text) ${size === 'sm' ? 'text-xs' : 'text-sm'}`}
    >
      <RatingShape level={level} size={size === 'sm' ? 16 : 20} />
      {word}
    </span>
  );
}

type PriceMeterProps = {
  level: RatingLevel;
  figures: MeterFigures;
  /** The whole sentence: "Sehr guter Preis: € 24.990, übliche Spanne € 25.100 bis € 27.600". */
  label: string;
  big?: boolean;
  /** Written below the ends of the band on the big meter. */
  bandLabels?: { low: string; high: string };
};

/** The ruler of comparables: the grey bar is their middle half, the pin is this car. Only the pin has a colour. */
export function PriceMeter({ level, figures, label, big = false, bandLabels }: PriceMeterProps) {
  const { bandStart, bandEnd, pin } = meterScale(figures);
  return (
    <div>
      <div role="img" aria-label={label} data-rate={level} className={`ruler relative ${big ? 'h-8.5' : 'h-5.5'}`}>
        <span
          className={`absolute border-x border-line-strong bg-chart-3 ${big ? 'top-2.75 bottom-3' : 'top-1.75 bottom-2.5'}`}
          style={{ left: `${bandStart}%`, right: `${100 - bandEnd}%` }}
        />
        <span
          className={`meter-pin absolute inset-y-0 w-[3px] -translate-x-1/2 ${big ? 'before:size-[15px]!' : ''}`}
          style={{ left: `${pin}%` }}
        />
      </div>
      {bandLabels && (
        <div aria-hidden="true" className="relative h-4.5 text-2xs text-text-3">
          <span className="absolute top-0.75 -translate-x-1/2" style={{ left: `${Math.max(8, bandStart)}%` }}>
            {bandLabels.low}
          </span>
          {bandEnd - bandStart > 22 && (
            <span className="absolute top-0.75 -translate-x-1/2" style={{ left: `${Math.min(92, bandEnd)}%` }}>
              {bandLabels.high}
            </span>
          )}
        </div>
      )}
    </div>
  );
}
