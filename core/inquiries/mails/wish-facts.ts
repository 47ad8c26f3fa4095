import { formatNumber } from '@kardan/contract/labels/format-number';
import type { DayPart } from '@kardan/contract/values/contact';
import type { MailFact } from '../../mail/mail-content.ts';
import type { StoredInquiry } from '../inquiry-store.ts';
import { dayPartWords } from './inquiry-words.ts';

interface Details {
  date?: string;
  dayPart?: DayPart;
  car?: { make: string; model: string; year: number; mileageKm: number };
  postcode?: string;
}

const weekday = new Intl.DateTimeFormat('de-AT', { dateStyle: 'full', timeZone: 'UTC' });

/** What an inquiry asks for beside its message: a day, a time, the car to be traded in. */
export function wishFacts({ subject, details }: StoredInquiry): MailFact[] {
  const { date, dayPart, car, postcode } = details as Details;
  return [
    ...(date ? [{ label: 'Wunschtag', value: weekday.format(new Date(date)) }] : []),
    ...(dayPart ? [{ label: subject === 'callback' ? 'Erreichbar' : 'Tageszeit', value: dayPartWords[dayPart] }] : []),
    ...(car
      ? [
          { label: 'Eintauschwagen', value: `${car.make} ${car.model}` },
          { label: 'Baujahr', value: String(car.year) },
          { label: 'Kilometerstand', value: `${formatNumber(car.mileageKm, 'de-AT')} km` },
        ]
      : []),
    ...(postcode ? [{ label: 'Sucht in der Nähe von', value: postcode }] : []),
  ];
}
