import type { SearchFilters } from '../calls/search/search.ts';
import type { Language } from './identifiers.ts';

/** What forms and their checks share. No schema in here: browsers load it. */
export const agentFrequencies = ['at-once', 'daily', 'weekly'] as const;
export type AgentFrequency = (typeof agentFrequencies)[number];

export const agentEvents = ['new-car', 'price-drop', 'sold'] as const;
export type AgentEvent = (typeof agentEvents)[number];

/** How long a code is good, how often it may be tried, and how often another one may be asked for. */
export const codeMinutes = 10;
export const codeTries = 5;
export const resendsAnHour = 3;
/** How long an agent waits to be verified before it vanishes. */
export const unverifiedHours = 48;
/** Most agents that one mailbox can have. */
export const maxAgents = 20;

/**
 * What somebody agrees to, by version: whoever has agreed to one can be shown its words. A change of meaning is a new
 * version; an old one stays as it was.
 */
export const consentTexts = {
  '2026-11-15': {
    'de-AT':
      'Ja, ich möchte zu dieser Suche E-Mails bekommen, so oft und wozu ich es hier gewählt habe. Dafür werden meine E-Mail-Adresse und meine Suche gespeichert, bis ich den Suchagenten lösche. Das geht jederzeit mit einem Klick in jedem Mail.',
    en: 'Yes, I would like to receive e-mails about this search, as often and about what I have chosen here. For this my e-mail address and my search are stored until I delete the search agent, which takes one click in any of the mails, at any time.',
  },
} as const satisfies Record<string, Record<Language, string>>;

export type ConsentTextVersion = keyof typeof consentTexts;
export const consentTextVersions = Object.keys(consentTexts) as [ConsentTextVersion, ...ConsentTextVersion[]];
/** The one that forms show. */
export const consentTextVersion: ConsentTextVersion = '2026-11-15';

/** Filters that say nothing yet: with these alone an agent would tell of every car there is. */
const openFilters = new Set<string>(['category', 'withPictures', 'daysOnline', 'novaIncluded']);

/** Whether a search says what car is meant. */
export function isNarrowSearch(filters: SearchFilters): boolean {
  return Object.entries(filters).some(([key, value]) => {
    if (value === undefined || openFilters.has(key)) return false;
    if (Array.isArray(value)) return value.length > 0;
    return typeof value !== 'object' || Object.values(value).some((end) => end !== undefined);
  });
}
