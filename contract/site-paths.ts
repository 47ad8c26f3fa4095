import type { Language } from './values/identifiers.ts';

/**
 * Pages that mails and answers of the API lead to, at the address that each language has for them: nobody is sent through a
 * redirect. Web's route table says the same; a test of web compares.
 */
export function listingPath(slug: string, language: Language): string {
  return `${prefixes[language]}/${slug}`;
}

export function ownSearchAgentPath(token: string, language: Language): string {
  return `${prefixes[language]}/${searchAgentSegments[language]}/${encodeURIComponent(token)}`;
}

const prefixes: Record<Language, string> = { 'de-AT': '', en: '/en' };
const searchAgentSegments: Record<Language, string> = { 'de-AT': 'suchagent', en: 'search-agent' };
