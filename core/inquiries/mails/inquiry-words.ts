import type { AdminTopic, BannerFormat, DayPart, InquirySubject, OperatorTopic } from '@kardan/contract/values/contact';
import type { FinanceWish } from '@kardan/contract/values/financing';
import type { Language } from '@kardan/contract/values/identifiers';
import type { StoredInquiry } from '../inquiry-store.ts';

interface ConfirmationWords {
  subjects: Record<InquirySubject, string>;
  heading: string;
  toDealership: string;
  toSeveral: string;
  toOperator: string;
  toPartner: string;
  next: string;
  nextOperator: string;
  nextPartner: string;
  partner: string;
  dealership: string;
  address: string;
  phone: string;
  openCar: string;
  reason: string;
}

/** What a confirmation says. Of what the visitor wrote it holds nothing: the address may be anybody's. */
export const confirmationWords: Record<Language, ConfirmationWords> = {
  'de-AT': {
    subjects: {
      question: 'Deine Frage ist beim Händler',
      'test-drive': 'Dein Wunsch nach einer Probefahrt ist beim Händler',
      'trade-in': 'Deine Eintausch-Anfrage ist beim Händler',
      callback: 'Dein Rückruf-Wunsch ist beim Händler',
    },
    heading: 'Deine Anfrage ist unterwegs',
    toDealership: 'Wir haben deine Anfrage an den Händler weitergegeben.',
    toSeveral: 'Wir haben deine Anfrage an diese Händler in der Nähe weitergegeben.',
    toOperator: 'Danke für dein Interesse. Wir haben deine Anfrage bekommen.',
    toPartner: 'Wir haben deine Anfrage an den Partner weitergegeben, den du gewählt hast, und sonst an niemanden.',
    next: 'Die Antwort kommt direkt vom Händler, meist innerhalb eines Werktags. Wenn es eilt, ruf am besten gleich an.',
    nextOperator: 'Wir melden uns in den nächsten Werktagen.',
    nextPartner:
      'Die Antwort kommt direkt von dort. Vergleiche jedes Angebot am effektiven Jahreszins und am Gesamtbetrag.',
    partner: 'Partner',
    dealership: 'Händler',
    address: 'Adresse',
    phone: 'Telefon',
    openCar: 'Auto ansehen',
    reason:
      'Du bekommst dieses Mail, weil jemand mit deiner Adresse eine Anfrage gesendet hat. Warst das nicht du, musst du nichts tun.',
  },
  en: {
    subjects: {
      question: 'Your question has reached the dealer',
      'test-drive': 'Your wish for a test drive has reached the dealer',
      'trade-in': 'Your trade-in inquiry has reached the dealer',
      callback: 'Your wish to be called back has reached the dealer',
    },
    heading: 'Your inquiry is on its way',
    toDealership: 'We have passed your inquiry on to the dealer.',
    toSeveral: 'We have passed your inquiry on to these dealers nearby.',
    toOperator: 'Thank you for your interest. We have received your inquiry.',
    toPartner: 'We have passed your inquiry on to the partner you chose, and to nobody else.',
    next: 'The answer comes straight from the dealer, usually within one working day. If it is urgent, best give them a call.',
    nextOperator: 'We will be in touch within the next working days.',
    nextPartner:
      'The answer comes straight from there. Compare every offer by its effective yearly interest and total amount.',
    partner: 'Partner',
    dealership: 'Dealer',
    address: 'Address',
    phone: 'Phone',
    openCar: 'View the car',
    reason:
      'You receive this mail because somebody sent an inquiry with your address. If that was not you, there is nothing to do.',
  },
};

/** What dealers and the operator read; Austria's are written to in German. */
const subjectWords: Record<InquirySubject, string> = {
  question: 'Frage',
  'test-drive': 'Probefahrt',
  'trade-in': 'Eintausch',
  callback: 'Rückruf',
};

/** What an inquiry to a dealership is called above its mail. */
export function inquiryHeading({ kind, subject }: Pick<StoredInquiry, 'kind' | 'subject'>): string {
  if (subject) return subjectWords[subject];
  if (kind === 'finance') return 'Angebot gewünscht';
  return kind.startsWith('proximity') ? 'Gesucht in eurer Nähe' : 'Neue Anfrage';
}

/** What an offer is asked for. */
export const financeWishWords: Record<FinanceWish, string> = {
  credit: 'Kredit',
  leasing: 'Restwertleasing',
  insurance: 'Versicherung',
};

export const dayPartWords: Record<DayPart, string> = {
  morning: 'Vormittag (8–11 Uhr)',
  midday: 'Mittag (11–14 Uhr)',
  afternoon: 'Nachmittag (14–17 Uhr)',
  evening: 'Abend (ab 17 Uhr)',
};

export const topicWords: Record<AdminTopic, string> = {
  listings: 'Inserate',
  import: 'Fahrzeugimport',
  invoice: 'Rechnung und Vertrag',
  technical: 'Technik',
  other: 'Sonstiges',
};

export const operatorTopicWords: Record<OperatorTopic, string> = {
  buying: 'Autokauf',
  dealers: 'Für Händler',
  press: 'Presse',
  privacy: 'Datenschutz',
  accessibility: 'Barrierefreiheit',
  technical: 'Technik',
  other: 'Sonstiges',
};

export const formatWords: Record<BannerFormat, string> = {
  home: 'Startseite',
  magazine: 'Magazin',
  region: 'Region',
  undecided: 'noch offen',
};
