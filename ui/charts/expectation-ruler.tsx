import { placeAgainst } from './scales.ts';

interface Props {
  value: number;
  expected: number;
  /** Between which values the middle half of what it is compared with lies. */
  middleHalf?: { low: number; high: number } | undefined;
  labels: { low: string; expected: string; high: string };
}

/** A value against what is expected: the middle tick is that, the ends half and double of it. Its numbers stand beside it. */
export function ExpectationRuler({ value, expected, middleHalf, labels }: Props) {
  const place = placeAgainst(value, expected);
  const low = middleHalf && placeAgainst(middleHalf.low, expected);
  const high = middleHalf && placeAgainst(middleHalf.high, expected);
  return (
    <div aria-hidden="true">
      <div className="relative h-8">
        {low !== undefined && high !== undefined && (
          <span className="absolute top-2 h-3 bg-chart-3" style={{ left: `${low}%`, width: `${high - low}%` }} />
        )}
        <span className="ruler absolute inset-x-0 bottom-0 h-2.5" />
        <span className="absolute top-1 bottom-0 left-1/2 -ml-px w-0.5 bg-text" />
        <span className="absolute top-1 bottom-0 -ml-0.5 w-1 bg-chart-1" style={{ left: `${place}%` }}>
          <span className="absolute left-1/2 size-2.5 -translate-x-1/2 bg-chart-1 [clip-path:polygon(0_0,100%_0,100%_45%,50%_100%,0_45%)]" />
        </span>
      </div>
      <div className="mt-1 flex justify-between text-2xs text-text-3">
        <span>{labels.low}</span>
        <span>{labels.expected}</span>
        <span>{labels.high}</span>
      </div>
    </div>
  );
}
