'use client';

import { type FocusEvent, useEffect, useRef, useState } from 'react';
import type { Locale } from '../../texts/locales.ts';
import { Histogram } from './histogram.tsx';
import { numberText } from './number-text.ts';
import { type HistogramBar, type RangeValue, tidyRange } from './range-scale.ts';
import { RangeSlider } from './range-slider.tsx';

type RangeFieldProps = {
  /** Names the group for screen readers; the visible title is the filter group's. */
  legend: string;
  nameFrom: string;
  nameTo: string;
  from: number | null;
  to: number | null;
  /** What an end is sent as while it is as it came, where that says more than is shown: 2021-11 behind the year 2021. */
  exact?: { from?: string | undefined; to?: string | undefined };
  min: number;
  max: number;
  /** Bars of the histogram; their edges are where the slider stops. */
  bars?: readonly HistogramBar[];
  /** Where the slider stops when there is no histogram; without either there is no slider. */
  stops?: readonly number[];
  unit?: string;
  /** Money has its sign in front: € 12.000. */
  unitFirst?: boolean;
  /** Years are not grouped. */
  grouping?: boolean;
  /** Whose separators; not de-AT, which Intl groups with spaces. */
  locale?: Locale;
  labels: { from: string; to: string; any: string; sliderFrom: string; sliderTo: string };
  /** After a value was typed and left, or a knob let go. A plain form needs none of it: the two inputs are submitted. */
  onCommit?: (value: RangeValue) => void;
};

/** From … to: two inputs that are the real control and work in a plain GET form, and a slider as the shortcut. */
export function RangeField({
  legend,
  nameFrom,
  nameTo,
  from,
  to,
  exact,
  min,
  max,
  bars,
  stops = bars?.map((bar) => bar.edge),
  unit = '',
  unitFirst = false,
  grouping = true,
  locale = 'de-AT',
  labels,
  onCommit,
}: RangeFieldProps) {
  const [value, setValue] = useState<RangeValue>({ from, to });
  const [asked, setAsked] = useState({ from, to });
  const [typing, setTyping] = useState<{ end: 'from' | 'to'; text: string } | null>(null);
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const text = numberText(locale, grouping);

  // The page came back with another range (a chip was removed, the visitor went back): take it over.
  if (asked.from !== from || asked.to !== to) {
    setAsked({ from, to });
    setValue({ from, to });
  }

  // What was typed before this script ran counts as well.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, however often the page is rendered
  useEffect(() => {
    const typed = (name: string) =>
      text.read(fieldset.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? '');
    const found = { from: typed(nameFrom), to: typed(nameTo) };
    setValue((shown) => (shown.from === found.from && shown.to === found.to ? shown : found));
  }, []);

  const { from: exactFrom, to: exactTo } = exact ?? {};
  // The form sends bare numbers, and nothing for "any", however they are written on the screen.
  useEffect(() => {
    const form = fieldset.current?.form;
    const { read } = numberText(locale, grouping);
    const rewrite = ({ formData }: FormDataEvent) => {
      const shown = { from: read(String(formData.get(nameFrom) ?? '')), to: read(String(formData.get(nameTo) ?? '')) };
      const tidy = tidyRange(shown, { min, max }, 'to');
      for (const [name, end, came, sent] of [
        [nameFrom, tidy.from, from, exactFrom],
        [nameTo, tidy.to, to, exactTo],
      ] as const) {
        if (end === null) formData.delete(name);
        else formData.set(name, end === came && sent !== undefined ? sent : String(end));
      }
    };
    form?.addEventListener('formdata', rewrite);
    return () => form?.removeEventListener('formdata', rewrite);
  }, [nameFrom, nameTo, from, to, exactFrom, exactTo, min, max, locale, grouping]);

  const commit = (next: RangeValue) => {
    if (next.from === from && next.to === to) return;
    onCommit?.(next);
    // A form that applies itself listens for "change", which a press on the ruler would not cause.
    requestAnimationFrame(() => fieldset.current?.dispatchEvent(new Event('change', { bubbles: true })));
  };

  const finishTyping = (end: 'from' | 'to') => {
    setTyping(null);
    const tidy = tidyRange(value, { min, max }, end);
    setValue(tidy);
    commit(tidy);
  };

  const inputOf = (end: 'from' | 'to', name: string) => {
    const shown = typing?.end === end ? typing.text : text.write(value[end]);
    return (
      <label className="flex h-10.5 min-w-0 items-center gap-2 rounded-sm border border-line-strong bg-surface px-2.5 text-sm transition-colors duration-(--t-fast) hover:border-line-hover focus-within:outline-[2.5px] focus-within:outline-offset-1 focus-within:outline-focus pointer-coarse:h-11">
        <span className="text-2xs text-text-3">{labels[end]}</span>
        <span className="flex min-w-0 flex-1 items-center justify-end gap-1">
          {unitFirst && shown && <span aria-hidden="true">{unit}</span>}
          <input
            name={name}
            value={shown}
            placeholder={labels.any}
            inputMode="decimal"
            autoComplete="off"
            aria-label={`${legend}, ${labels[end]}${unit && ` (${unit})`}`}
            className="w-full min-w-0 max-w-full bg-transparent text-right font-medium outline-none pointer-coarse:text-md placeholder:font-medium placeholder:text-text supports-[field-sizing:content]:w-auto supports-[field-sizing:content]:[field-sizing:content]"
            onFocus={(event: FocusEvent<HTMLInputElement>) => event.target.select()}
            onChange={(event) => {
              setTyping({ end, text: event.target.value });
              setValue({ ...value, [end]: text.read(event.target.value) });
            }}
            onBlur={() => finishTyping(end)}
            onKeyDown={(event) => event.key === 'Enter' && finishTyping(end)}
          />
          {!unitFirst && unit && shown && <span aria-hidden="true">{unit}</span>}
        </span>
      </label>
    );
  };

  return (
    <fieldset ref={fieldset} className="relative min-w-0">
      <legend className="sr-only">{legend}</legend>
      {bars && <Histogram bars={bars} value={value} />}
      {stops && stops.length > 1 && (
        <div className={bars ? '-mt-2.75' : undefined}>
          <RangeSlider
            stops={stops}
            value={value}
            text={text}
            unit={unit}
            labels={labels}
            onMove={setValue}
            onCommit={commit}
          />
        </div>
      )}
      <div className="mt-2 grid grid-cols-2 gap-2">
        {inputOf('from', nameFrom)}
        {inputOf('to', nameTo)}
      </div>
    </fieldset>
  );
}
