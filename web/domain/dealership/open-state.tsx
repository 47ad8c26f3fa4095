import {
  type OpeningHours,
  type OpeningState,
  openingState,
  type SpecialDay,
} from '@kardan/contract/opening-hours/opening-hours';
import { classes } from '@kardan/ui/classes.ts';
import type { DealershipCardTexts } from './dealership-card-texts.ts';

interface Props {
  hours: readonly OpeningHours[];
  specialDays: readonly SpecialDay[];
  at: Date;
  t: DealershipCardTexts;
}

/** Whether somebody is there at a moment, as the server knows it: only for pages that are kept for less than a minute. */
export function OpenState({ hours, specialDays, at, t }: Props) {
  if (hours.length === 0) return null;
  const state = openingState(hours, at, specialDays);
  const open = state.state === 'open';
  return (
    <p className="flex items-baseline gap-2 text-xs">
      <span
        aria-hidden="true"
        className={classes('size-2.5 shrink-0 rounded-[2px]', open ? 'bg-accent-line' : 'border-2 border-line-strong')}
      />
      <span className={open ? 'font-semi' : 'text-text-2'}>{sentence(state, t)}</span>
    </p>
  );
}

function sentence(state: OpeningState, t: DealershipCardTexts): string {
  if (state.state === 'open') return t('open', { time: state.closesAt });
  if (state.state === 'holiday') return t('holiday');
  if (state.opens === null) return t('closed');
  const { daysAhead, time, weekday } = state.opens;
  if (daysAhead === 0) return t('opensToday', { time });
  if (daysAhead === 1) return t('opensTomorrow', { time });
  return t('opensOn', { day: t(`weekday.${weekday as 1 | 2 | 3 | 4 | 5 | 6 | 7}`), time });
}
