import type { StatisticsCounts, StatisticsStage } from '@kardan/contract/calls/admin/statistics';
import type { Language } from '@kardan/contract/values/identifiers';
import type { StatisticsStep } from '@kardan/contract/values/statistics-periods';

export type CountKey = keyof StatisticsCounts;

/** In which order figures are told, from being seen to being asked for. */
export const countKeys = [
  'impressions',
  'views',
  'contacts',
  'inquiries',
  'phonesShown',
  'parked',
  'shared',
  'prints',
  'scans',
  'directions',
  'websites',
] as const satisfies CountKey[];

interface ReportWords {
  report: string;
  period: (from: string, to: string) => string;
  onlyMake: (make: string) => string;
  comparedWith: (from: string, to: string) => string;
  counts: Record<CountKey, string>;
  figure: string;
  now: string;
  atTheEnd: string;
  before: string;
  change: string;
  figures: string;
  overTime: string;
  chart: (total: string, when: string, of: string) => string;
  when: Record<StatisticsStep, (from: string) => string>;
  noViews: string;
  stages: string;
  stageNames: Record<StatisticsStage, string>;
  own: string;
  like: string;
  stagesNote: string;
  stock: string;
  cars: string;
  carsOnOffer: string;
  sold: string;
  daysInStock: string;
  makes: string;
  make: string;
  noMake: string;
  car: string;
  goneCar: string;
  number: string;
  day: string;
  made: (at: string, site: string) => string;
  page: (page: number, of: number) => string;
}

export const reportWords: Record<Language, ReportWords> = {
  'de-AT': {
    report: 'Bericht',
    period: (from, to) => `${from} bis ${to}`,
    onlyMake: (make) => `Nur ${make}`,
    comparedWith: (from, to) => `Verglichen mit der Zeit von ${from} bis ${to}.`,
    counts: {
      impressions: 'Gezeigt',
      views: 'Geöffnet',
      contacts: 'Kontakte',
      inquiries: 'Anfragen',
      phonesShown: 'Telefonnummer angesehen',
      parked: 'Geparkt',
      shared: 'Geteilt',
      prints: 'Gedruckt',
      scans: 'Am Auto gescannt',
      directions: 'Weg gesucht',
      websites: 'Eigene Website geöffnet',
    },
    figure: 'Kennzahl',
    now: 'Zeitraum',
    atTheEnd: 'Am Ende',
    before: 'Davor',
    change: 'Veränderung',
    figures: 'Auf einen Blick',
    overTime: 'Geöffnet im Lauf der Zeit',
    chart: (total, when, of) => `${total} Mal geöffnet, am öftesten ${when} mit ${of}.`,
    when: { day: (from) => `am ${from}`, week: (from) => `in der Woche ab ${from}`, month: (month) => `im ${month}` },
    noViews: 'In dieser Zeit wurde kein Auto geöffnet.',
    stages: 'Vom Zeigen zum Kontakt',
    stageNames: { shown: 'Gezeigt', opened: 'Geöffnet', contacted: 'Kontakt' },
    own: 'Eigene',
    like: 'Ähnliche Autos',
    stagesNote: 'Ähnliche Autos: gleiche Klasse, Preislage und gleiches Alter, auf ebenso viele Autos gerechnet.',
    stock: 'Bestand',
    cars: 'Die meistgeöffneten Autos',
    carsOnOffer: 'Autos online',
    sold: 'Verkauft',
    daysInStock: 'Standtage (Median)',
    makes: 'Nach Marke',
    make: 'Marke',
    noMake: 'Ohne Marke',
    car: 'Auto',
    goneCar: 'Nicht mehr vorhanden',
    number: 'Nummer auf der Website',
    day: 'Ab Tag',
    made: (at, site) => `${site}, erstellt am ${at}`,
    page: (page, of) => `Seite ${page} von ${of}`,
  },
  en: {
    report: 'Report',
    period: (from, to) => `${from} to ${to}`,
    onlyMake: (make) => `Only ${make}`,
    comparedWith: (from, to) => `Compared with ${from} to ${to}.`,
    counts: {
      impressions: 'Shown',
      views: 'Opened',
      contacts: 'Contacts',
      inquiries: 'Inquiries',
      phonesShown: 'Phone number looked at',
      parked: 'Parked',
      shared: 'Shared',
      prints: 'Printed',
      scans: 'Scanned at the car',
      directions: 'Asked the way',
      websites: 'Own website opened',
    },
    figure: 'Figure',
    now: 'Period',
    atTheEnd: 'At the end',
    before: 'Before',
    change: 'Change',
    figures: 'At a glance',
    overTime: 'Opened over time',
    chart: (total, when, of) => `Opened ${total} times, most often ${when} with ${of}.`,
    when: { day: (from) => `on ${from}`, week: (from) => `in the week from ${from}`, month: (month) => `in ${month}` },
    noViews: 'No car was opened in this time.',
    stages: 'From being shown to a contact',
    stageNames: { shown: 'Shown', opened: 'Opened', contacted: 'Contact' },
    own: 'Own',
    like: 'Like cars',
    stagesNote: 'Like cars: same class, price range and age, reckoned for as many cars.',
    stock: 'Stock',
    cars: 'Cars that were opened most often',
    carsOnOffer: 'Cars online',
    sold: 'Sold',
    daysInStock: 'Days in stock (median)',
    makes: 'By make',
    make: 'Make',
    noMake: 'Without a make',
    car: 'Car',
    goneCar: 'No longer there',
    number: 'Number on the site',
    day: 'From day',
    made: (at, site) => `${site}, made on ${at}`,
    page: (page, of) => `Page ${page} of ${of}`,
  },
};
