import type { FinanceTerms } from '@kardan/contract/calls/contact/finance-request';
import { formatNumber } from '@kardan/contract/labels/format-number';
import type { DayPart } from '@kardan/contract/values/contact';
import type { FinanceWish } from '@kardan/contract/values/financing';
import type { MailFact } from '../../mail/mail-content.ts';
import type { StoredInquiry } from '../inquiry-store.ts';
import { dayPartWords, financeWishWords } from './inquiry-words.ts';

interface Details {
  date?: string;
  dayPart?: DayPart;
  car?: { make: string; model: string; year: number; mileageKm: number };
  postcode?: string;
  wish?: FinanceWish;
  terms?: FinanceTerms;
}

const weekday = new Intl.DateTimeFormat('de-AT', { dateStyle: 'full', timeZone: 'UTC' });

/** What an inquiry asks for beside its message: a day, a time, the car to be traded in. */
export function wishFacts({ subject, details }: StoredInquiry): MailFact[] {
  const { date, dayPart, car, postcode, wish, terms } = details as Details;
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
    ...(wish ? [{ label: 'Angebot für', value: financeWishWords[wish] }] : []),
    ...(terms ? termFacts(terms) : []),
    ...(postcode ? [{ label: 'Sucht in der Nähe von', value: postcode }] : []),
  ];
}

/** The values that the visitor reckoned with. */
function termFacts({ priceEur, downPaymentEur, months, residualEur }: FinanceTerms): MailFact[] {
  const eur = (amount: number) => `€ ${formatNumber(amount, 'de-AT')}`;
  return [
    { label: 'Kaufpreis', value: eur(priceEur) },
    { label: 'Anzahlung', value: eur(downPaymentEur) },
    { label: 'Laufzeit', value: `${months} Monate` },
    ...(residualEur === undefined ? [] : [{ label: 'Restwert', value: eur(residualEur) }]),
  ];
}
