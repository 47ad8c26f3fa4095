'use client';

import { type PointerEvent, useState } from 'react';
import { classes } from '../classes.ts';
import { formatNumber } from '../formats/format.ts';
import type { Locale } from '../texts/locales.ts';
import { countAxis, drawnLine, namedPlaces, nearestIndex, placeAlong } from './scales.ts';

export interface ChartSeries {
  name: string;
  values: readonly number[];
}

interface Props {
  /** What is drawn: the name of the ruler that leads from point to point. */
  label: string;
  /** Each point: in full where it is told, short below the drawing. */
  points: readonly { name: string; short: string }[];
  /** The own line is solid and filled, what it is compared with is dashed: told apart without colour. */
  own: ChartSeries;
  compared?: ChartSeries | undefined;
  locale: Locale;
}

const namedOnPhones = 3;
const namedOnDesks = 7;

/**
 * Values over time. A native slider lies over the drawing: arrow keys, Home, End, touch and screen readers go from point to
 * point with it, a mouse only has to be there.
 */
export function LineChart({ label, points, own, compared, locale }: Props) {
  const [at, setAt] = useState<number>();
  const count = points.length;
  const series = compared ? [own, compared] : [own];
  const { top, ticks } = countAxis(series.flatMap(({ values }) => values));
  const ownLine = drawnLine(own.values, top);
  const told = (index: number) =>
    series.map(({ name, values }) => `${formatNumber(values[index] ?? 0, locale)} ${name}`);
  const point = at === undefined ? undefined : points[at];
  const pointed = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setAt(nearestIndex((clientX - left) / width, count));
  };
  return (
    <div>
      {compared && <Legend own={own.name} compared={compared.name} />}
      <div className="pt-2 pl-11">
        <div className="relative h-52 rounded-xs outline-offset-4 outline-focus has-focus-visible:outline-[2.5px] md:h-64 xl:h-88">
          {ticks.map((tick) => (
            <span
              key={tick}
              aria-hidden="true"
              className={classes('absolute inset-x-0 border-t', tick === 0 ? 'border-line-strong' : 'border-line')}
              style={{ bottom: `${(tick / top) * 100}%` }}
            >
              <span className="absolute right-full mr-2.5 -translate-y-1/2 text-2xs leading-none text-text-3">
                {formatNumber(tick, locale)}
              </span>
            </span>
          ))}
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="absolute inset-0 size-full overflow-visible"
          >
            <path d={ownLine.area} className="fill-chart-fill" />
            {compared && (
              <path
                d={drawnLine(compared.values, top).line}
                className="fill-none stroke-chart-2 [stroke-dasharray:5_4] [stroke-linejoin:round] [stroke-width:1.75px] [vector-effect:non-scaling-stroke]"
              />
            )}
            <path
              d={ownLine.line}
              className="fill-none stroke-chart-1 [stroke-linejoin:round] [stroke-width:2.25px] [vector-effect:non-scaling-stroke]"
            />
          </svg>
          {count === 1 && <Dot x={50} y={((own.values[0] ?? 0) / top) * 100} />}
          {at !== undefined && point && (
            <>
              <span
                aria-hidden="true"
                className="absolute inset-y-0 border-l border-dashed border-line-strong"
                style={{ left: `${placeAlong(at, count)}%` }}
              />
              <Dot x={placeAlong(at, count)} y={((own.values[at] ?? 0) / top) * 100} />
              <Tip x={placeAlong(at, count)} title={point.name} lines={told(at)} />
            </>
          )}
          <input
            type="range"
            min={0}
            max={Math.max(count - 1, 0)}
            value={at ?? count - 1}
            aria-label={label}
            aria-valuetext={[points[at ?? count - 1]?.name, ...told(at ?? count - 1)].join(', ')}
            onChange={(event) => setAt(Number(event.target.value))}
            onFocus={() => setAt((before) => before ?? count - 1)}
            onBlur={() => setAt(undefined)}
            onPointerMove={pointed}
            onPointerLeave={({ currentTarget }) => {
              if (currentTarget !== document.activeElement) setAt(undefined);
            }}
            className="absolute inset-0 size-full cursor-crosshair touch-pan-y appearance-none opacity-0 [&::-webkit-slider-thumb]:w-px [&::-webkit-slider-thumb]:appearance-none"
          />
        </div>
        <Names points={points} places={namedPlaces(count, namedOnPhones)} className="md:hidden" />
        <Names points={points} places={namedPlaces(count, namedOnDesks)} className="max-md:hidden" />
      </div>
    </div>
  );
}

function Legend({ own, compared }: { own: string; compared: string }) {
  return (
    <p aria-hidden="true" className="mb-2 flex flex-wrap gap-x-5 gap-y-1 text-xs text-text-2">
      <span className="inline-flex items-center gap-2">
        <span className="w-4 border-t-2 border-chart-1" />
        {own}
      </span>
      <span className="inline-flex items-center gap-2">
        <span className="w-4 border-t-2 border-dashed border-chart-2" />
        {compared}
      </span>
    </p>
  );
}

function Dot({ x, y }: { x: number; y: number }) {
  return (
    <span
      aria-hidden="true"
      className="absolute size-2.5 -translate-x-1/2 translate-y-1/2 rounded-full border-[2.5px] border-chart-1 bg-surface"
      style={{ left: `${x}%`, bottom: `${y}%` }}
    />
  );
}

/** Beside the point, on the side where there is more room. */
function Tip({ x, title, lines }: { x: number; title: string; lines: readonly string[] }) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'pointer-events-none absolute top-0 z-1 max-w-44 rounded-sm bg-inverse px-3 py-2 text-2xs leading-snug text-on-inverse',
        x > 50 ? '-ml-3 -translate-x-full' : 'ml-3',
      )}
      style={{ left: `${x}%` }}
    >
      <b className="block font-semi">{title}</b>
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </span>
  );
}

function Names({ points, places, className }: Pick<Props, 'points'> & { places: number[]; className: string }) {
  return (
    <div aria-hidden="true" className={classes('relative mt-1.5 h-4.5 text-2xs text-text-3', className)}>
      {places.map((index) => {
        const x = placeAlong(index, points.length);
        return (
          <span
            key={index}
            className={classes(
              'absolute whitespace-nowrap',
              x > 90 ? '-translate-x-full' : x > 4 ? '-translate-x-1/2' : undefined,
            )}
            style={{ left: `${x}%` }}
          >
            {points[index]?.short}
          </span>
        );
      })}
    </div>
  );
}
