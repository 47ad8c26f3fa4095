'use client';

import { formatNumber } from '@kardan/ui/formats/format.ts';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useRef } from 'react';
import { whenConnected } from '#lib/browser/navigation.ts';
import { readWhole } from '../values/read-whole.ts';
import { showPosition, sliderFieldOf, sliderFieldsIn } from './slider-field.ts';

interface Props {
  action: string;
  locale: Locale;
  children: ReactNode;
}

/** Long enough for the next digit, short enough to feel like the slider's own. */
const pauseMs = 350;

/**
 * A plain form whose page is made anew for each value once it has rested: what is calculated comes from the server, and the
 * address holds the values. Without JavaScript it is sent by its button.
 */
export function LiveForm({ action, locale, children }: Props) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);

  // A value that is left to us moves with what the others make of it.
  useEffect(() => {
    for (const { text, range } of sliderFieldsIn(form.current)) {
      range.value = String(readWhole(text.value) ?? range.defaultValue);
      showPosition(range);
    }
  });

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last = '';
    const apply = () => {
      const target = addressOf(element, action);
      if (target === last) return;
      last = target;
      whenConnected(() => router.replace(target, { scroll: false }));
    };
    const change = ({ target }: Event) => {
      const field = sliderFieldOf(target);
      if (field?.range === target) field.text.value = formatNumber(Number(field.range.value), locale);
      else if (field) field.range.value = String(readWhole(field.text.value) ?? field.range.defaultValue);
      if (field) showPosition(field.range);
      clearTimeout(timer);
      timer = setTimeout(apply, pauseMs);
    };
    const submit = (event: Event) => {
      event.preventDefault();
      clearTimeout(timer);
      apply();
    };
    element.addEventListener('input', change);
    element.addEventListener('submit', submit);
    // What was typed before this script ran counts as well.
    if (isChanged(element)) timer = setTimeout(apply, pauseMs);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('input', change);
      element.removeEventListener('submit', submit);
    };
  }, [action, locale, router]);

  return (
    // Off: a browser that fills in what was typed on an earlier visit would contradict the address.
    <form ref={form} action={action} autoComplete="off" className="group/live">
      {children}
    </form>
  );
}

function addressOf(form: HTMLFormElement, action: string): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    const field = form.elements.namedItem(name);
    const isNumber = field instanceof HTMLInputElement && field.inputMode === 'numeric';
    const text = isNumber ? String(readWhole(String(value)) ?? '') : String(value);
    if (text !== '') query.append(name, text);
  }
  return query.size > 0 ? `${action}?${query}` : action;
}

function isChanged(form: HTMLFormElement): boolean {
  return [...form.querySelectorAll<HTMLInputElement>('input[name]')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );
}
