import { classes } from '@kardan/ui/classes.ts';
import { clockScale, formatWaited } from '#domain/inbox/waited.ts';
import { useTexts } from '#lib/texts/use-texts.ts';

interface Props {
  waitedMinutes: number;
  targetMinutes: number;
  isOpenNow: boolean;
}

/** How long the buyer has waited in opening hours, on a ruler: tick = target, pin = now, berry once it is behind the target. */
export function WaitingClock({ waitedMinutes, targetMinutes, isOpenNow }: Props) {
  const t = useTexts('inbox');
  const { endMinutes, target, pin } = clockScale(waitedMinutes, targetMinutes);
  const isLate = waitedMinutes > targetMinutes;
  const waited = formatWaited(waitedMinutes);
  const goal = t('clock.target', { time: formatWaited(targetMinutes) });
  // Two words at one place would be read as one.
  const areApart = Math.abs(pin - target) > 0.22;
  return (
    <div className="grid items-center gap-x-5 gap-y-1 border-b border-line bg-surface px-(--gutter) py-3 text-xs text-text-2 md:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] lg:px-4.5">
      <p>
        <b className="font-semi text-text">{t('clock.waits', { time: waited })}</b>{' '}
        {t(isOpenNow ? 'clock.hours' : 'clock.closed')}
      </p>
      <div
        role="img"
        aria-label={t('clock.label', { waited, target: formatWaited(targetMinutes) })}
        className="relative pb-4.5"
      >
        <span className="ruler relative block h-4">
          <span className="absolute bottom-0 h-3.5 w-px bg-text" style={{ left: `${target * 100}%` }} />
          <span
            className={classes('absolute bottom-0 h-4 w-[3px] -translate-x-1/2', isLate ? 'bg-alert' : 'bg-accent')}
            style={{ left: `${pin * 100}%` }}
          />
        </span>
        {pin > 0.12 && target > 0.2 && <Mark at={0}>0</Mark>}
        {areApart && <Mark at={target}>{goal}</Mark>}
        {pin > 0.06 && pin < 0.9 ? <Mark at={pin}>{areApart ? waited : `${waited} (${goal})`}</Mark> : null}
        {Math.max(pin, target) < 0.84 && <Mark at={1}>{formatWaited(endMinutes)}</Mark>}
      </div>
    </div>
  );
}

function Mark({ at, children }: { at: number; children: string }) {
  return (
    <span
      className={classes(
        'absolute bottom-0 text-2xs leading-none whitespace-nowrap text-text-3',
        at === 1 ? '-translate-x-full' : at > 0 && '-translate-x-1/2',
      )}
      style={{ left: `${at * 100}%` }}
    >
      {children}
    </span>
  );
}
