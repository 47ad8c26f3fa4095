import type { OpeningHours } from '@kardan/contract/opening-hours';
import { texts } from '#lib/texts/texts.ts';

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** When the dealership is open, day by day. */
export async function OpeningHoursTable({ hours }: { hours: readonly OpeningHours[] }) {
  const t = await texts('car');
  return (
    <section aria-labelledby="oeffnungszeiten">
      <h3 id="oeffnungszeiten" className="mb-1.5 text-md">
        {t('dealer.hours')}
      </h3>
      <dl className="text-sm">
        {weekdays.map((weekday) => {
          const stretches = hours
            .filter((each) => each.weekday === weekday)
            .toSorted((one, other) => one.opens.localeCompare(other.opens));
          return (
            <div key={weekday} className="flex justify-between gap-5 border-t border-line py-1.5 first:border-0">
              <dt>{t(`weekday.${weekday}`)}</dt>
              <dd className="text-right">
                {stretches.length > 0
                  ? stretches.map(({ opens, closes }) => `${opens}–${closes}`).join(', ')
                  : t('dealer.closedDay')}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
