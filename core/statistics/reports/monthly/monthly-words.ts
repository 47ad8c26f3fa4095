import type { Language } from '@kardan/contract/values/identifiers';

interface MonthlyWords {
  heading: (month: string) => string;
  subject: (month: string, views: string, contacts: string) => string;
  one: (name: string, month: string) => string;
  many: (sites: string, month: string) => string;
  change: (change: string) => string;
  all: string;
  onOffer: string;
  sold: string;
  daysInStock: string;
  days: (days: string) => string;
  market: string;
  shown: (own: string, like: string) => string;
  opened: (own: string, like: string) => string;
  contacted: (own: string, like: string) => string;
  moreSites: (sites: string) => string;
  open: string;
  settings: string;
  reason: string;
}

export const monthlyWords: Record<Language, MonthlyWords> = {
  'de-AT': {
    heading: (month) => `Euer ${month}`,
    subject: (month, views, contacts) => `Euer ${month}: ${views} Mal geöffnet, Kontakte: ${contacts}`,
    one: (name, month) => `So lief der ${month} bei ${name}, verglichen mit dem Monat davor.`,
    many: (sites, month) => `So lief der ${month} an euren ${sites} Standorten, verglichen mit dem Monat davor.`,
    change: (change) => `${change} zum Vormonat`,
    all: 'Alle Standorte',
    onOffer: 'Autos online',
    sold: 'Verkauft',
    daysInStock: 'Standtage (Median)',
    days: (days) => `${days} Tage`,
    market: 'Verglichen mit ähnlichen Autos am Markt',
    shown: (own, like) => `${own} Mal, ähnliche ${like}`,
    opened: (own, like) => `${own} der gezeigten, ähnliche ${like}`,
    contacted: (own, like) => `${own} der geöffneten, ähnliche ${like}`,
    moreSites: (sites) => `Dazu kommen ${sites} weitere Standorte; ihre Berichte stehen im Händlerbereich.`,
    open: 'Ganzen Bericht ansehen',
    settings: 'Monatsbericht ab- oder anbestellen',
    reason: 'Du bekommst den Monatsbericht, weil du diesen Betrieb leitest.',
  },
  en: {
    heading: (month) => `Your ${month}`,
    subject: (month, views, contacts) => `Your ${month}: opened ${views} times, contacts: ${contacts}`,
    one: (name, month) => `How ${month} went at ${name}, compared with the month before.`,
    many: (sites, month) => `How ${month} went at your ${sites} sites, compared with the month before.`,
    change: (change) => `${change} on the month before`,
    all: 'All sites',
    onOffer: 'Cars online',
    sold: 'Sold',
    daysInStock: 'Days in stock (median)',
    days: (days) => `${days} days`,
    market: 'Compared with like cars on the market',
    shown: (own, like) => `${own} times, like cars ${like}`,
    opened: (own, like) => `${own} of those shown, like cars ${like}`,
    contacted: (own, like) => `${own} of those opened, like cars ${like}`,
    moreSites: (sites) => `There are ${sites} more sites; their reports are in the dealer area.`,
    open: 'See the whole report',
    settings: 'Stop or start monthly reports',
    reason: 'You get the monthly report because you run this dealership.',
  },
};
