import type { Language } from './values/identifiers.ts';

/**
 * Pages that mails and answers of the API lead to, at the address that each language has for them: nobody is sent through a
 * redirect. The route tables of web and admin say the same; their tests compare.
 */
export function listingPath(slug: string, language: Language): string {
  return `${prefixes[language]}/${slug}`;
}

export function ownSearchAgentPath(token: string, language: Language): string {
  return `${prefixes[language]}/${searchAgentSegments[language]}/${encodeURIComponent(token)}`;
}

/** Where a mail's link to accept an invitation leads. The token stands behind the #: no server is sent it, no log keeps it. */
export function invitationPath(token: string, language: Language): string {
  return `${signInPaths[language]}/${{ 'de-AT': 'einladung', en: 'invitation' }[language]}#${encodeURIComponent(token)}`;
}

/** Where a mail's link to choose a new password leads. */
export function passwordResetPath(token: string, language: Language): string {
  return `${signInPaths[language]}/${{ 'de-AT': 'passwort', en: 'password' }[language]}#${encodeURIComponent(token)}`;
}

const prefixes: Record<Language, string> = { 'de-AT': '', en: '/en' };
const signInPaths: Record<Language, string> = { 'de-AT': '/anmelden', en: '/en/login' };
const searchAgentSegments: Record<Language, string> = { 'de-AT': 'suchagent', en: 'search-agent' };
