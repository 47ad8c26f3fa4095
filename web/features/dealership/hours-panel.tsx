import type { DealershipDetails, DealershipProfile } from '@kardan/contract/calls/dealerships/dealerships';
import { weekdayOf } from '@kardan/contract/values/vienna-day';
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

/** The hours of a week, the days that are different, and the public holidays ahead that take some of them away. */
export async function HoursPanel({ dealership: { openingHours, specialDays }, holidays }: Props) {
  const [locale, t] = await Promise.all([currentLocale(), texts('dealership')]);
  if (openingHours.length === 0 && specialDays.length === 0) {
    return (
      <Panel title={t('hours.title')}>
        <p className="text-sm text-text-2">{t('hours.none')}</p>
      </Panel>
    );
  }
  return (
    <Panel title={t('hours.title')} anchor="oeffnungszeiten">
      <OpeningHoursTable hours={openingHours} weekdays={weekdayNames(t)} closedLabel={t('hours.closed')} />
      {specialDays.length > 0 && (
        <>
          <h3 className="mt-5 mb-1 text-md">{t('hours.special')}</h3>
          <dl className="text-sm">
            {specialDays.map(({ date, hours, note }) => (
              <div key={date} className="flex justify-between gap-5 border-t border-line py-1.5 first:border-0">
                <dt className="min-w-0 [overflow-wrap:anywhere]">
                  <time dateTime={date}>
                    {weekdayName(t, weekdayOf(date))}, {formatDay(date, locale)}
                  </time>
                  {note && <span className="block text-xs text-text-3">{note}</span>}
                </dt>
                <dd className="text-right whitespace-nowrap">
                  {hours.length === 0
                    ? t('hours.closed')
                    : hours.map(({ opens, closes }) => (
                        <span key={opens} className="block">
                          {opens}–{closes}
                        </span>
                      ))}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
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
