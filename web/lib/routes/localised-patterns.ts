import type { Locale } from '@kardan/ui/texts/locales.ts';
import german from '#locales/de-AT/routes.json' with { type: 'json' };
import english from '#locales/en/routes.json' with { type: 'json' };
import { localePrefixes } from './locale-prefixes.ts';
import { bySpecificity, fillPattern, type PathPattern, parsePattern } from './path-pattern.ts';
import { type RouteName, routeNames, routes } from './route-table.ts';

type Overrides = Partial<Record<RouteName, string>>;

const overrides: Record<Locale, Overrides> = {
  'de-AT': german satisfies Overrides,
  en: english satisfies Overrides,
};

type Patterns = Record<RouteName, PathPattern>;

function patternsOf(paths: Overrides): Patterns {
  return Object.fromEntries(routeNames.map((name) => [name, parsePattern(paths[name] ?? routes[name])])) as Patterns;
}

export const builtInPatterns = patternsOf({});

/** Each page's path in each language, without the language's prefix. */
export const localisedPatterns: Record<Locale, Patterns> = {
  'de-AT': patternsOf(overrides['de-AT']),
  en: patternsOf(overrides.en),
};

/** Each page's path as it is understood in each language: every fixed segment in the language's words or in the built-in ones. */
export const understoodPatterns: Record<Locale, Patterns> = {
  'de-AT': withBuiltInNames(localisedPatterns['de-AT']),
  en: withBuiltInNames(localisedPatterns.en),
};

function withBuiltInNames(patterns: Patterns): Patterns {
  return Object.fromEntries(
    routeNames.map((name) => [
      name,
      {
        segments: patterns[name].segments.map((segment, index) => {
          const alias = builtInPatterns[name].segments[index]?.name;
          return segment.isParam || alias === undefined ? segment : { ...segment, alias };
        }),
      },
    ]),
  ) as Patterns;
}

/** A page's path with the language's prefix, parameters as they stand in an address. */
export function localisedPath(locale: Locale, name: RouteName, params: Record<string, string>): string {
  const path = localePrefixes[locale] + fillPattern(localisedPatterns[locale][name], params);
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/** Names in the order in which an address is tried against their patterns. */
export function inMatchingOrder(patterns: Patterns): RouteName[] {
  return routeNames.toSorted((a, b) => bySpecificity(patterns[a], patterns[b]));
}
