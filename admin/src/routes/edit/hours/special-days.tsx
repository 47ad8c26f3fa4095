import { publicHolidayOn } from '@kardan/contract/opening-hours/public-holidays';
import { maxSpecialDays } from '@kardan/contract/values/dealership-profile';
import { Button } from '@kardan/ui/actions/button.tsx';
import { IconButton } from '@kardan/ui/actions/icon-button.tsx';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useContext, useState } from 'react';
import { createPortal } from 'react-dom';
import { useCanEditProfile } from '#domain/profile/own-profile.ts';
import {
  newDaysOf,
  type SpecialDay,
  type SpecialSpan,
  spansOf,
  withoutSpan,
  withSpan,
} from '#domain/profile/special-days.ts';
import type { Week } from '#domain/profile/week.ts';
import { useIssue } from '#lib/form/form-context.ts';
import { SubmitState } from '#lib/form/submit-state.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { SpecialDayDialog } from './special-day-dialog.tsx';

interface Props {
  days: readonly SpecialDay[];
  /** What holds on all other days. */
  week: Week;
  onChange: (change: (days: readonly SpecialDay[]) => SpecialDay[]) => void;
}

/** Days that are not as the week says, in the order of the calendar. */
export function SpecialDays({ days, week, onChange }: Props) {
  const t = useTexts('hours');
  const c = useTexts('common');
  const canEdit = useCanEditProfile();
  const { touch } = useContext(SubmitState);
  const refused = useIssue('specialDays');
  const [isAdding, setAdding] = useState(false);
  const words = useSpanWords();
  const spans = spansOf(days);
  const change = (next: (days: readonly SpecialDay[]) => SpecialDay[]) => {
    touch();
    onChange(next);
  };
  const add = (span: SpecialSpan) => {
    const next = withSpan(days, span, newDaysOf(span, week));
    const count = next.length - maxSpecialDays;
    if (count > 0) showToast({ text: t('special.full', { count, most: maxSpecialDays }), isFailure: true });
    change(() => next.slice(0, maxSpecialDays));
  };
  const remove = (span: SpecialSpan) => {
    change((before) => withoutSpan(before, span));
    showToast({
      text: t('special.removed', { days: words.days(span) }),
      undo: { label: c('undo'), run: () => change((before) => withSpan(before, span)) },
    });
  };
  return (
    <section aria-labelledby="special-days" className="mt-6">
      <h3 id="special-days" className="text-md">
        {t('special.title')}
      </h3>
      <p className="mt-1 mb-2 max-w-[64ch] text-sm text-text-2">{t('special.intro')}</p>
      {spans.length > 0 ? (
        <ul className="mb-3">
          {spans.map((span) => (
            <li
              key={span.from}
              className="flex min-h-12 items-center gap-x-4 border-t border-line py-1.5 text-sm first:border-0"
            >
              <span className="min-w-0 flex-1 md:grid md:grid-cols-[16rem_minmax(0,1fr)] md:gap-4">
                <span className="block font-medium">{words.days(span)}</span>
                <span className="block text-text-2">{words.hours(span)}</span>
              </span>
              {canEdit && (
                <IconButton
                  icon="trash-2"
                  label={t('special.remove', { days: words.days(span) })}
                  onClick={() => remove(span)}
                />
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p className="mb-3 text-sm text-text-3">{t('special.none')}</p>
      )}
      {refused && <p className="mb-3 text-xs text-alert">{refused}</p>}
      {canEdit && days.length < maxSpecialDays && (
        <Button icon="calendar-days" onClick={() => setAdding(true)}>
          {t('special.add')}
        </Button>
      )}
      {/* It has a form of its own, which must not stand in the one of the hours. */}
      {isAdding &&
        createPortal(<SpecialDayDialog week={week} onAdd={add} onClose={() => setAdding(false)} />, document.body)}
    </section>
  );
}

function useSpanWords() {
  const t = useTexts('hours');
  const locale = useLocale();
  const day = (date: string) =>
    new Intl.DateTimeFormat(locale, {
      weekday: 'short',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(new Date(date));
  return {
    days: ({ from, until }: SpecialSpan) => (from === until ? day(from) : `${day(from)} – ${day(until)}`),
    hours: ({ from, until, hours, note }: SpecialSpan) => {
      const times = hours.map(({ opens, closes }) => `${opens}–${closes}`).join(', ');
      const holiday = from === until && publicHolidayOn(from) && hours.length > 0 ? t('special.holiday') : undefined;
      return [times || t('closed'), note, holiday].filter(Boolean).join(' · ');
    },
  };
}
