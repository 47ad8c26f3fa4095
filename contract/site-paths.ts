import type { ContentKind } from './values/content.ts';
import type { Language } from './values/identifiers.ts';
import { type StatisticsSource, statisticsSources } from './values/statistics-kinds.ts';

/**
 * Pages that mails and answers of the API lead to, at the address that each language has for them: nobody is sent through a
 * redirect. The route tables of web and admin say the same; their tests compare.
 */
export function listingPath(slug: string, language: Language): string {
  return `${prefixes[language]}/${slug}`;
}

/**
 * What the code on a car's sign adds to the address: the page counts the scan and takes it away. Behind the # no cache, log or
 * search engine sees a second address of the car.
 */
export const signMark = '#schild';

/**
 * What an address says of where the visitor got it; the page counts by it and takes it away. Nothing in it tells one visitor
 * from another.
 */
export const sourceMarks: Record<Exclude<StatisticsSource, 'direct'>, string> = {
  results: '#von-liste',
  category: '#von-kategorie',
  similar: '#von-aehnlichen',
  'dealer-page': '#von-haendler',
  'agent-mail': '#von-suchagent',
  share: '#geteilt',
  qr: signMark,
};

/** Which source an address tells by what stands behind its #. */
export function sourceOfMark(mark: string): StatisticsSource | undefined {
  return statisticsSources.find((source) => source !== 'direct' && sourceMarks[source] === mark);
}

/** Where the code on a car's sign leads. */
export function signPath(slug: string, language: Language): string {
  return listingPath(slug, language) + signMark;
}

/** What a dealership tells of itself: hours, people, imprint. */
export function dealershipInfoPath(slug: string, language: Language): string {
  return `${prefixes[language]}/${dealershipSegments[language]}/${slug}/info`;
}

export function ownSearchAgentPath(token: string, language: Language): string {
  return `${prefixes[language]}/${searchAgentSegments[language]}/${encodeURIComponent(token)}`;
}

/** Where who reported a car sees what became of it. */
export function ownNoticePath(token: string, language: Language): string {
  return `${prefixes[language]}/${noticeSegments[language]}/${encodeURIComponent(token)}`;
}

/** Where a text that is not public is shown to who was given the link. */
export function previewPath(token: string, language: Language): string {
  return `${prefixes[language]}/${{ 'de-AT': 'vorschau', en: 'preview' }[language]}/${encodeURIComponent(token)}`;
}

/** Where visitors read a text; of a page without an address of its own, or one that has no page, nothing. */
export function contentPath(kind: ContentKind, key: string, slug: string, language: Language): string | undefined {
  const prefix = prefixes[language];
  if (kind === 'article') return `${prefix}/${{ 'de-AT': 'magazin', en: 'magazine' }[language]}/${slug}`;
  if (kind === 'press') return `${prefix}/portal/${{ 'de-AT': 'presse', en: 'press' }[language]}/${slug}`;
  const page = kind === 'testimonial' ? 'customer-testimonials' : key;
  const segment = portalSegments[page];
  return segment && `${prefix}/portal/${segment[language]}`;
}

/** Where a mail's link to accept an invitation leads. The token stands behind the #: no server is sent it, no log keeps it. */
export function invitationPath(token: string, language: Language): string {
  return `${signInPaths[language]}/${{ 'de-AT': 'einladung', en: 'invitation' }[language]}#${encodeURIComponent(token)}`;
}

/** Where somebody asks for a link to choose a new password. */
export function askForPasswordPath(language: Language): string {
  return `${signInPaths[language]}/${{ 'de-AT': 'passwort', en: 'password' }[language]}`;
}

/** Where a mail's link to choose a new password leads. */
export function passwordResetPath(token: string, language: Language): string {
  return `${askForPasswordPath(language)}#${encodeURIComponent(token)}`;
}

/** Where a group's identity provider sends people back to, each to an address of its own; one for both languages, since it is registered there. */
export function companyReturnPath(groupId: number): string {
  return `${signInPaths['de-AT']}/firmenkonto/${groupId}`;
}

const prefixes: Record<Language, string> = { 'de-AT': '', en: '/en' };
const signInPaths: Record<Language, string> = { 'de-AT': '/anmelden', en: '/en/login' };
const dealershipSegments: Record<Language, string> = { 'de-AT': 'autohaendler', en: 'dealership' };
const searchAgentSegments: Record<Language, string> = { 'de-AT': 'suchagent', en: 'search-agent' };
const noticeSegments: Record<Language, string> = { 'de-AT': 'meldung', en: 'notice' };

/** Pages whose text goes by its key; the route table names them by the same built-in path. */
export const portalSegments: Readonly<Record<string, Record<Language, string>>> = {
  accessibility: { 'de-AT': 'barrierefreiheit', en: 'accessibility' },
  contact: { 'de-AT': 'kontakt', en: 'contact' },
  credits: { 'de-AT': 'quellen', en: 'credits' },
  'customer-testimonials': { 'de-AT': 'kundenstimmen', en: 'customer-testimonials' },
  'data-protection': { 'de-AT': 'datenschutz', en: 'data-protection' },
  'form-banner-ad': { 'de-AT': 'anfrage-bannerwerbung', en: 'form_banner-ad' },
  'form-dealer-interest': { 'de-AT': 'anfrage-haendler', en: 'form_dealer-interest' },
  interfaces: { 'de-AT': 'schnittstellen', en: 'interfaces' },
  'media-data': { 'de-AT': 'mediadaten', en: 'media-data' },
  press: { 'de-AT': 'presse', en: 'press' },
  'price-list-banner-ad': { 'de-AT': 'preisliste-bannerwerbung', en: 'price-list-banner-ad' },
  'privacy-policy': { 'de-AT': 'datenschutzerklaerung', en: 'privacy-policy' },
  ranking: { 'de-AT': 'reihung', en: 'ranking' },
  'terms-of-use-commercial': { 'de-AT': 'agb-gewerblich', en: 'terms-of-use-commercial' },
};

const priceLists = ['price-list-banner-ad'];

/** The only keys of kinds whose texts are pages: each has its page. One with another key would be public without an address. */
export const pageKeys: Readonly<Partial<Record<ContentKind, readonly string[]>>> = {
  portal: Object.keys(portalSegments).filter((key) => !priceLists.includes(key)),
  'price-list': priceLists,
};
