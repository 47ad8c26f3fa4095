import type { Language } from '@kardan/contract/values/identifiers';
import type { AgentEvent, AgentFrequency } from '@kardan/contract/values/search-agent';

interface AgentWords {
  frequencies: Record<AgentFrequency, string>;
  events: Record<AgentEvent, string>;
  /** Above the cars of a mail. */
  sections: Record<AgentEvent, string>;
  /** Heading of a mail about one car, and its subject. */
  single: Record<AgentEvent, string>;
  one: Record<AgentEvent, (title: string, price: string) => string>;
  /** Subject of a mail about several cars of one kind. */
  many: Record<AgentEvent, (count: number) => string>;
  mixed: (count: number) => string;
  matches: string;
  more: (count: number) => string;
  /** What a reduced price is compared with, in the words of § 9a PrAG. */
  lowestPrice: (price: string) => string;
  sold: string;
  openCar: string;
  openAll: string;
  openAgent: string;
  manage: string;
  pause: string;
  stop: string;
  search: string;
  how: string;
  about: string;
  reason: (day: string) => string;
}

/** What a search agent's mails say; one that may have been asked for by a stranger has words of its own (code-words.ts). */
export const agentWords: Record<Language, AgentWords> = {
  'de-AT': {
    frequencies: { 'at-once': 'sofort', daily: 'einmal am Tag', weekly: 'jeden Montag' },
    events: { 'new-car': 'neue Autos', 'price-drop': 'gesenkte Preise', sold: 'verkaufte Autos' },
    sections: { 'new-car': 'Neue Autos', 'price-drop': 'Preis gesenkt', sold: 'Verkauft' },
    single: {
      'new-car': 'Ein neues Auto für dich',
      'price-drop': 'Der Preis ist gesunken',
      sold: 'Dieses Auto ist verkauft',
    },
    one: {
      'new-car': (title, price) => `Neu: ${title} um ${price}`,
      'price-drop': (title, price) => `Preis gesenkt: ${title} um ${price}`,
      sold: (title) => `Verkauft: ${title}`,
    },
    many: {
      'new-car': (count) => `${count} neue Autos`,
      'price-drop': (count) => `${count} gesenkte Preise`,
      sold: (count) => `${count} verkaufte Autos`,
    },
    mixed: (count) => `${count} Neuigkeiten`,
    matches: 'Passt zu deiner Suche:',
    more: (count) => (count === 1 ? 'und 1 weiteres Auto' : `und ${count} weitere Autos`),
    lowestPrice: (price) => `niedrigster Preis der letzten 30 Tage: ${price}`,
    sold: 'Verkauft',
    openCar: 'Auto ansehen',
    openAll: 'Alle Treffer ansehen',
    openAgent: 'Suchagent öffnen',
    manage: 'Suchagent ändern',
    pause: 'Pausieren',
    stop: 'Abmelden',
    search: 'Suche',
    how: 'Mails',
    about: 'Über',
    reason: (day) =>
      `Du bekommst dieses Mail, weil du am ${day} einen Suchagenten eingerichtet und deine Adresse bestätigt hast.`,
  },
  en: {
    frequencies: { 'at-once': 'at once', daily: 'once a day', weekly: 'every Monday' },
    events: { 'new-car': 'new cars', 'price-drop': 'price drops', sold: 'cars that were sold' },
    sections: { 'new-car': 'New cars', 'price-drop': 'Price dropped', sold: 'Sold' },
    single: { 'new-car': 'A new car for you', 'price-drop': 'The price has dropped', sold: 'This car has been sold' },
    one: {
      'new-car': (title, price) => `New: ${title} for ${price}`,
      'price-drop': (title, price) => `Price dropped: ${title} for ${price}`,
      sold: (title) => `Sold: ${title}`,
    },
    many: {
      'new-car': (count) => `${count} new cars`,
      'price-drop': (count) => `${count} price drops`,
      sold: (count) => `${count} cars sold`,
    },
    mixed: (count) => `${count} updates`,
    matches: 'Matches your search:',
    more: (count) => (count === 1 ? 'and 1 more car' : `and ${count} more cars`),
    lowestPrice: (price) => `lowest price of the last 30 days: ${price}`,
    sold: 'Sold',
    openCar: 'View the car',
    openAll: 'View all matches',
    openAgent: 'Open the search agent',
    manage: 'Change the search agent',
    pause: 'Pause',
    stop: 'Unsubscribe',
    search: 'Search',
    how: 'Mails',
    about: 'About',
    reason: (day) => `You receive this mail because you set up a search agent on ${day} and confirmed your address.`,
  },
};
