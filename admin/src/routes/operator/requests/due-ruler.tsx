import type { DealershipRequest } from '@kardan/contract/calls/operator/requests';
import { classes } from '@kardan/ui/classes.ts';
import { formatDay } from '@kardan/ui/formats/format.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

const dayMs = 86_400_000;

/** How much of the time to answer is gone: from the day it came, or was asked back, to the day it is due. */
export function DueRuler({ request: { at, question, dueOn, isLate } }: { request: DealershipRequest }) {
  const t = useTexts('portalRequests');
  const locale = useLocale();
  const from = question?.at ?? at;
  // It is due when its day is over.
  const untilMs = Date.parse(dueOn) + dayMs;
  const share = (Date.now() - Date.parse(from)) / (untilMs - Date.parse(from));
  const place = `${Math.round(Math.min(1, Math.max(0, share)) * 100)}%`;
  const began = t(question ? 'ruler.asked' : 'ruler.received', { day: formatDay(from, locale) });
  return (
    <div>
      <div
        aria-hidden="true"
        className="relative h-4 border-b border-line-strong bg-[repeating-linear-gradient(90deg,var(--line-strong)_0_1px,transparent_1px_calc((100%-1px)/10))] bg-size-[100%_5px] bg-bottom bg-no-repeat"
      >
        <i className="absolute right-0 bottom-0 h-3.5 w-px bg-text" />
        <i
          style={{ left: place }}
          className={classes('absolute bottom-0 -ml-[1.5px] h-4 w-[3px]', isLate ? 'bg-alert' : 'bg-accent-line')}
        />
      </div>
      <p className="mt-1 flex flex-wrap justify-between gap-x-4 text-xs text-text-2">
        <span>{began}</span>
        <b className={classes('font-semi', isLate ? 'text-alert' : 'text-text')}>
          {t(isLate ? 'late' : 'due', { day: formatDay(dueOn, locale) })}
        </b>
      </p>
    </div>
  );
}
