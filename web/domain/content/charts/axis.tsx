import { Fragment } from 'react';

interface Axis {
  min: number;
  max: number;
  ticks: readonly { at: number; label: string }[];
}

/** Where a value lies on an axis, as a part of a hundred. */
export function placeOn({ min, max }: Pick<Axis, 'min' | 'max'>, value: number): number {
  return Math.round(((value - min) / (max - min)) * 10_000) / 100;
}

/** The ruler that everything stands on, with its numbers. */
export function Ruler({ axis }: { axis: Axis }) {
  return (
    <>
      <div className="chart-ruler">
        {axis.ticks.map(({ at }) => (
          <i key={at} style={{ left: `${placeOn(axis, at)}%` }} />
        ))}
      </div>
      <div className="chart-numbers">
        {axis.ticks.map(({ at, label }) => {
          const place = placeOn(axis, at);
          const edge = place < 4 ? 'start' : place > 92 ? 'end' : undefined;
          return (
            <Fragment key={at}>
              <span data-edge={edge} style={{ left: `${place}%` }}>
                {label}
              </span>
            </Fragment>
          );
        })}
      </div>
    </>
  );
}
