import type { ElectricTexts } from './duration.ts';

/** Percent of the battery and of the car's best power: how most cars charge, not one of them. */
const curve = [
  [10, 88],
  [20, 98],
  [45, 96],
  [60, 76],
  [70, 58],
  [80, 42],
  [90, 24],
  [100, 6],
] as const;

const path = curve.map(([percent, power]) => `${percent - 10},${100 - power}`).join(' ');

/** The power that arrives falls with the battery's charge; a drawing without figures of a certain car. */
export function ChargingCurve({ t }: { t: ElectricTexts }) {
  return (
    <figure>
      <div role="img" aria-label={t('curve.label')}>
        <svg
          viewBox="0 0 90 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="h-44 w-full overflow-visible"
        >
          <polygon points={`0,100 ${path.split(' ').slice(0, 6).join(' ')} 70,100`} className="fill-accent-soft" />
          <polyline
            points={path}
            fill="none"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
            className="stroke-accent-line"
          />
          <line
            x1="70"
            x2="70"
            y1="0"
            y2="100"
            strokeDasharray="4 4"
            vectorEffect="non-scaling-stroke"
            className="stroke-line-strong"
          />
        </svg>
        <div className="ruler h-2.5 -scale-y-100" />
        <div aria-hidden="true" className="relative h-5 text-2xs text-text-3">
          <span className="absolute left-0">10 %</span>
          <span className="absolute left-[44.4%] -translate-x-1/2">50</span>
          <span className="absolute left-[77.8%] -translate-x-1/2">80</span>
          <span className="absolute right-0">100 %</span>
        </div>
      </div>
      <figcaption className="mt-1 text-xs text-text-3">{t('curve.note')}</figcaption>
    </figure>
  );
}
