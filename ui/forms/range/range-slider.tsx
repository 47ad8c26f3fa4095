'use client';

import type { PointerEvent } from 'react';
import type { NumberText } from './number-text.ts';
import { type RangeValue, stopOf, valueAt } from './range-scale.ts';

type RangeSliderProps = {
  stops: readonly number[];
  value: RangeValue;
  text: NumberText;
  unit: string;
  labels: { sliderFrom: string; sliderTo: string; any: string };
  onMove: (value: RangeValue) => void;
  onCommit: (value: RangeValue) => void;
};

/**
 * The shortcut to the two inputs: two native sliders on one ruler, so that arrow keys, Home, End, touch and screen
 * readers come from the browser. They have no name and are never submitted.
 */
export function RangeSlider({ stops, value, text, unit, labels, onMove, onCommit }: RangeSliderProps) {
  const last = stops.length;
  const from = Math.min(stopOf(value.from, stops, 'from'), last - 1);
  const to = Math.max(stopOf(value.to, stops, 'to'), from + 1);

  const withFrom = (stop: number) => ({ ...value, from: valueAt(Math.min(stop, to - 1), stops, 'from') });
  const withTo = (stop: number) => ({ ...value, to: valueAt(Math.max(stop, from + 1), stops, 'to') });

  /** A press on the ruler brings the nearer knob there. */
  const press = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const stop = Math.round(((event.clientX - box.left) / box.width) * last);
    const next = Math.abs(stop - from) < Math.abs(stop - to) ? withFrom(stop) : withTo(stop);
    onMove(next);
    onCommit(next);
  };

  const said = (end: number | null) => (end === null ? labels.any : `${text.write(end)} ${unit}`.trim());
  const commit = () => onCommit(value);
  const knob = { min: 0, max: last, step: 1, onPointerUp: commit, onKeyUp: commit };
  return (
    <div className="relative h-6">
      <div className="absolute inset-x-0 top-2.5 h-[3px] bg-surface-3" />
      <div className="absolute inset-x-0 top-3.5 h-[5px] bg-[repeating-linear-gradient(90deg,var(--line-strong)_0_1px,transparent_1px_calc((100%_-_1px)/24))]" />
      <div
        className="absolute top-2.5 h-[3px] bg-accent-line"
        style={{ left: `${(from / last) * 100}%`, right: `${100 - (to / last) * 100}%` }}
      />
      <div className="absolute inset-0 cursor-pointer" onPointerDown={press} />
      <input
        type="range"
        {...knob}
        className="range-knob"
        value={from}
        onChange={(event) => onMove(withFrom(Number(event.target.value)))}
        aria-label={labels.sliderFrom}
        aria-valuetext={said(value.from)}
      />
      <input
        type="range"
        {...knob}
        className="range-knob"
        value={to}
        onChange={(event) => onMove(withTo(Number(event.target.value)))}
        aria-label={labels.sliderTo}
        aria-valuetext={said(value.to)}
      />
    </div>
  );
}
