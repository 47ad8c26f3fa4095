import { classes } from '@kardan/ui/classes.ts';
import { nearMoment } from '#domain/feeds/moments.ts';
import { deadlineOf, formatSpan } from '#domain/portal/deadline.ts';
import { useNow } from '#lib/browser/use-now.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

/** The time for a decision as a ruler: its end is the limit, the pin is now; berry once little or none is left. */
export function DeadlineRuler({ from, due }: { from: string; due: string }) {
  const t = useTexts('statements');
  const locale = useLocale();
  const now = useNow(true);
  const { share, isLate, isNear, leftMs } = deadlineOf(Date.parse(from), Date.parse(due), now);
  const left = t(isLate ? 'deadline.late' : 'deadline.left', { time: formatSpan(leftMs, locale) });
  const limit = t('deadline.limit', { moment: nearMoment(due, locale) });
  const begun = t('deadline.begun', { moment: nearMoment(from, locale) });
  return (
    <div role="img" aria-label={`${begun}. ${left}, ${limit}`} className="relative pt-1 pb-6 text-2xs text-text-3">
      <span className="ruler relative block h-4">
        <span className="absolute right-0 bottom-0 h-3.5 w-px bg-text" />
        <span
          className={classes('absolute bottom-0 h-4 w-[3px] -translate-x-1/2', isNear ? 'bg-alert' : 'bg-accent')}
          style={{ left: `${share * 100}%` }}
        />
      </span>
      <span className="absolute bottom-0 left-0">{begun}</span>
      <span className="absolute right-0 bottom-0 text-right">
        <b className={classes('font-semi', isLate ? 'text-alert' : 'text-text')}>{left}</b>
        <span className="max-md:hidden">, {limit}</span>
      </span>
    </div>
  );
}
