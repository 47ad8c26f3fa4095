import { defaultLocale, type Locale, locales } from '@kardan/ui/texts/locales.ts';
import { localePrefixes } from './locale-prefixes.ts';
import { builtInPatterns, inMatchingOrder, localisedPath, understoodPatterns } from './localised-patterns.ts';
import { fillPattern, isFixedAt, matchPattern, segmentsOf } from './path-pattern.ts';
import type { RouteName } from './route-table.ts';

/** What an address leads to: a page, or one permanent redirect to the address that the page has today. */
export type Resolved =
  | { kind: 'page'; locale: Locale; name: RouteName; builtInPath: string }
  | { kind: 'redirect'; name: RouteName; path: string }
  | { kind: 'not-found'; locale: Locale };

const matchingOrder = Object.fromEntries(
  locales.map((locale) => [locale, inMatchingOrder(understoodPatterns[locale])]),
) as Record<Locale, RouteName[]>;

/**
 * Finds the page of an address. Built-in paths, in whole or in part, lead to the language's own, `.html` and a slash at the end are dropped,
 * all in one redirect; a single unknown segment is the address of an offer.
 */
export function resolvePath(pathname: string): Resolved {
  const { locale, segments } = splitLocale(pathname.replace(/\.html$/, ''));
  const found = findPage(locale, segments);
  if (!found) return { kind: 'not-found', locale };
  const { name, params } = found;
  const canonical = localisedPath(locale, name, params);
  if (canonical !== pathname) return { kind: 'redirect', name, path: canonical };
  return { kind: 'page', locale, name, builtInPath: fillPattern(builtInPatterns[name], params) };
}

function findPage(locale: Locale, segments: string[]) {
  const patterns = understoodPatterns[locale];
  for (const name of matchingOrder[locale]) {
    const params = matchPattern(patterns[name], segments);
    if (params) return holdsFixedSegment(locale, name, segments) ? undefined : { name, params };
  }
  return undefined;
}

/** Whether a parameter's place holds a word that is part of another page's path: no make, model or dealership is called so. */
function holdsFixedSegment(locale: Locale, name: RouteName, segments: string[]): boolean {
  const patterns = Object.values(understoodPatterns[locale]);
  return understoodPatterns[locale][name].segments.some(
    ({ isParam }, index) => isParam && patterns.some((pattern) => isFixedAt(pattern, segments, index)),
  );
}

/** The language that a path is in, whether or not it leads to a page. */
export function localeOfPath(pathname: string): Locale {
  return splitLocale(pathname.replace(/\?.*$/s, '')).locale;
}

function splitLocale(pathname: string): { locale: Locale; segments: string[] } {
  const [first, ...rest] = segmentsOf(pathname);
  const locale = locales.find((each) => localePrefixes[each] !== '' && localePrefixes[each] === `/${first}`);
  return locale ? { locale, segments: rest } : { locale: defaultLocale, segments: segmentsOf(pathname) };
}
