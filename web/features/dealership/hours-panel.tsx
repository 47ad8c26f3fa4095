import type { DealershipDetails, DealershipProfile } from '@kardan/contract/calls/dealerships/dealerships';
import { formatDay } from '@kardan/ui/formats/format.ts';
import { OpeningHoursTable } from '#domain/dealership/opening-hours-table.tsx';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { weekdayName, weekdayNames } from './dealership-texts.ts';
import { Panel } from './panel.tsx';

interface Props {
  dealership: DealershipProfile;
  holidays: DealershipDetails['holidays'];
}

/** 8 December, the one public holiday on which shops may open. */
const mayOpen = 'immaculate-conception';

/** The hours of a week, and the public holidays ahead that take some of them away. */
export async function HoursPanel({ dealership: { openingHours }, holidays }: Props) {
  const [locale, t] = await Promise.all([currentLocale(), texts('dealership')]);
  if (openingHours.length === 0) {
    return (
      <Panel title={t('hours.title')}>
        <p className="text-sm text-text-2">{t('hours.none')}</p>
      </Panel>
    );
  }
  return (
    <Panel title={t('hours.title')} anchor="oeffnungszeiten">
      <OpeningHoursTable hours={openingHours} weekdays={weekdayNames(t)} closedLabel={t('hours.closed')} />
      {holidays.length > 0 && (
        <>
          <h3 className="mt-5 mb-1 text-md">{t('hours.holidays')}</h3>
          <dl className="text-sm">
            {holidays.map(({ date, weekday, holiday }) => (
              <div key={date} className="flex justify-between gap-5 border-t border-line py-1.5 first:border-0">
                <dt>
                  {t(`holiday.${holiday}`)}
                  <span className="block text-xs text-text-3">
                    <time dateTime={date}>
                      {weekdayName(t, weekday)}, {formatDay(date, locale)}
                    </time>
                  </span>
                </dt>
                <dd className="text-right">
                  {t(holiday === mayOpen ? 'hours.holidayMostlyClosed' : 'hours.holidayClosed')}
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-2.5 text-xs text-text-3">{t('hours.note')}</p>
        </>
      )}
    </Panel>
  );
}
