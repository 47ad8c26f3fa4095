'use client';

import type { OpeningHours, OpeningState, SpecialDay } from '@kardan/contract/opening-hours/opening-hours';
import { useEffect, useState } from 'react';

interface Props {
  hours: readonly OpeningHours[];
  specialDays: readonly SpecialDay[];
  /** Monday first. */
  weekdays: readonly string[];
  labels: Record<'open' | 'opensAt' | 'opensToday' | 'opensTomorrow' | 'closed' | 'holiday', string>;
}

const everyMs = 60_000;

/** Whether somebody is there now. The browser tells, since the page is kept for minutes; its place is kept free. */
export function OpeningNow({ hours, specialDays, weekdays, labels }: Props) {
  const [state, setState] = useState<OpeningState>();
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    let left = false;
    void import('@kardan/contract/opening-hours/opening-hours')
      .then(({ openingState }) => {
        if (left) return;
        const look = () => setState(openingState(hours, new Date(), specialDays));
        look();
        timer = setInterval(look, everyMs);
      })
      // The table of hours says enough.
      .catch(() => undefined);
    return () => {
      left = true;
      clearInterval(timer);
    };
  }, [hours, specialDays]);
  const open = state?.state === 'open';
  return (
    <p className="flex min-h-6 items-center gap-2 text-sm">
      {state && (
        <>
          <span
            aria-hidden="true"
            className={`size-2.5 rounded-[2px] ${open ? 'bg-accent-line' : 'border-2 border-line-strong'}`}
          />
          <span className={open ? 'font-semi' : 'text-text-2'}>{sentence(state, weekdays, labels)}</span>
        </>
      )}
    </p>
  );
}

function sentence(state: OpeningState, weekdays: Props['weekdays'], labels: Props['labels']): string {
  if (state.state === 'open') return labels.open.replace('{time}', state.closesAt);
  if (state.state === 'holiday') return labels.holiday;
  if (state.opens === null) return labels.closed;
  const { daysAhead, time, weekday } = state.opens;
  const text = daysAhead === 0 ? labels.opensToday : daysAhead === 1 ? labels.opensTomorrow : labels.opensAt;
  return text.replace('{time}', time).replace('{day}', weekdays[weekday - 1] ?? '');
}
