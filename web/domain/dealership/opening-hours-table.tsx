import type { OpeningHours } from '@kardan/contract/opening-hours/opening-hours';

interface Props {
  hours: readonly OpeningHours[];
  /** Monday first. */
  weekdays: readonly string[];
  closedLabel: string;
}

/** When a dealership is open, day by day. */
export function OpeningHoursTable({ hours, weekdays, closedLabel }: Props) {
  return (
    <dl className="text-sm">
      {weekdays.map((name, index) => {
        const stretches = hours
          .filter(({ weekday }) => weekday === index + 1)
          .toSorted((one, other) => one.opens.localeCompare(other.opens));
        return (
          <div key={name} className="flex justify-between gap-5 border-t border-line py-1.5 first:border-0">
            <dt>{name}</dt>
            <dd className="text-right">
              {stretches.length > 0
                ? stretches.map(({ opens, closes }) => `${opens}–${closes}`).join(', ')
                : closedLabel}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
