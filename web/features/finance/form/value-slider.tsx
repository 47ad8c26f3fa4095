import { formatNumber } from '@kardan/ui/formats/format.ts';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { type CSSProperties, useId } from 'react';
import { sliderPosition } from './slider-field.ts';

export interface ValueSliderProps {
  name: string;
  label: string;
  sliderLabel: string;
  /** What the visitor gave; nothing where the assumption holds. */
  own: number | undefined;
  /** What is reckoned with. */
  value: number;
  min: number;
  max: number;
  step: number;
  unit: string;
  locale: Locale;
}

/** A number on a ruler: the input is the control, the slider the shortcut to it, which has no name and is never sent. */
export function ValueSlider(props: ValueSliderProps) {
  const { name, label, sliderLabel, own, value, min, max, step, unit, locale } = props;
  const id = useId();
  return (
    <div data-slider-field="" className="mt-4">
      <div className="flex items-center justify-between gap-3">
        <label htmlFor={id} className="text-sm">
          {label}
        </label>
        <span className="flex items-center gap-2 text-sm text-text-2">
          <input
            id={id}
            name={name}
            type="text"
            inputMode="numeric"
            defaultValue={own === undefined ? '' : formatNumber(own, locale)}
            placeholder={formatNumber(value, locale)}
            className="wide-sm h-11 w-27 rounded-sm border border-line-strong bg-surface px-2.5 text-right text-md font-semi text-text hover:border-line-hover placeholder:text-text-2"
          />
          <span className="w-13 shrink-0">{unit}</span>
        </span>
      </div>
      <div className="noscript:hidden">
        <div
          className="relative mx-3 mt-1.5 h-6"
          style={{ '--at': sliderPosition(value, { min, max }) } as CSSProperties}
        >
          <div className="absolute inset-x-0 top-2.5 h-[3px] bg-surface-3" />
          <div className="absolute inset-x-0 top-3.5 h-[5px] bg-[repeating-linear-gradient(90deg,var(--line-strong)_0_1px,transparent_1px_calc((100%_-_1px)/24))]" />
          <div className="absolute top-2.5 left-0 h-[3px] w-(--at) bg-accent-line" />
          <input
            type="range"
            min={min}
            max={max}
            step={step}
            defaultValue={value}
            aria-label={sliderLabel}
            className="range-knob"
            // The whole ruler takes a press: there is one knob.
            style={{ pointerEvents: 'auto' }}
          />
        </div>
        <p aria-hidden="true" className="flex justify-between text-2xs text-text-3">
          <span>{formatNumber(min, locale)}</span>
          <span>{formatNumber(max, locale)}</span>
        </p>
      </div>
    </div>
  );
}
