import type { Language } from '../values/identifiers.ts';
import type { complainants, complaintStates } from '../values/moderation.ts';
import type { RestrictionKind } from '../values/restrictions.ts';
import type { TransparencyFigure } from '../values/transparency.ts';
import { moderationWords } from './moderation.ts';

/** What figures are counted by that only the report has words for. */
type OwnKey =
  | (typeof complainants)[number]
  | Exclude<(typeof complaintStates)[number], 'open'>
  | RestrictionKind
  | 'yes'
  | 'no';

interface TransparencyWords {
  month: string;
  figure: string;
  key: string;
  amount: string;
  median: string;
  figures: Record<TransparencyFigure, string>;
  keys: Readonly<Record<string, string>>;
}

const ownKeys: Record<Language, Record<OwnKey, string>> = {
  'de-AT': {
    dealer: 'Betriebe',
    reporter: 'Meldende Personen',
    upheld: 'Stattgegeben',
    rejected: 'Abgewiesen',
    'no-new-listings': 'Keine neuen Inserate',
    suspended: 'Ausgesetzt',
    closed: 'Geschlossen',
    yes: 'Ohne Menschen entschieden',
    no: 'Von einem Menschen entschieden',
  },
  en: {
    dealer: 'Dealerships',
    reporter: 'Reporters',
    upheld: 'Upheld',
    rejected: 'Rejected',
    'no-new-listings': 'No new listings',
    suspended: 'Suspended',
    closed: 'Closed',
    yes: 'Decided without a person',
    no: 'Decided by a person',
  },
};

function keysIn(language: Language): Record<string, string> {
  const { reason, measure, ground, origin } = moderationWords[language];
  return { ...reason, ...measure, ...ground, ...origin, ...ownKeys[language] };
}

/** What the yearly report calls its figures and what they are counted by. */
export const transparencyWords: Record<Language, TransparencyWords> = {
  'de-AT': {
    month: 'Zeitraum',
    figure: 'Kennzahl',
    key: 'Aufgeteilt nach',
    amount: 'Anzahl',
    median: 'Median',
    figures: {
      'notices-received': 'Eingegangene Meldungen',
      'notices-upheld': 'Meldungen mit Maßnahme',
      'notices-rejected': 'Meldungen ohne Maßnahme',
      'notice-hours': 'Stunden bis zur Entscheidung',
      measures: 'Maßnahmen',
      grounds: 'Maßnahmen nach Grundlage',
      'found-by': 'Maßnahmen nach Anlass',
      'automated-decisions': 'Maßnahmen nach Art der Entscheidung',
      'complaints-received': 'Eingegangene Beschwerden',
      'complaints-decided': 'Entschiedene Beschwerden',
      'complaint-hours': 'Stunden bis zur Antwort auf eine Beschwerde',
      restrictions: 'Einschränkungen von Betrieben',
    },
    keys: keysIn('de-AT'),
  },
  en: {
    month: 'Period',
    figure: 'Figure',
    key: 'Broken down by',
    amount: 'Number',
    median: 'Median',
    figures: {
      'notices-received': 'Notices received',
      'notices-upheld': 'Notices with a measure',
      'notices-rejected': 'Notices without a measure',
      'notice-hours': 'Hours until the decision',
      measures: 'Measures',
      grounds: 'Measures by ground',
      'found-by': 'Measures by how they came about',
      'automated-decisions': 'Measures by kind of decision',
      'complaints-received': 'Complaints received',
      'complaints-decided': 'Complaints decided',
      'complaint-hours': 'Hours until a complaint was answered',
      restrictions: 'Restrictions of dealerships',
    },
    keys: keysIn('en'),
  },
};
