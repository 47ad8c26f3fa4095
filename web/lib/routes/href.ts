import { type Locale, localePrefixes } from '#lib/locales.ts';
import { localisedPatterns } from './localised-patterns.ts';
import { fillPattern } from './path-pattern.ts';
import type { RouteName, RouteParams } from './route-table.ts';

type ParamsArgument<Name extends RouteName> = keyof RouteParams<Name> extends never
  ? [params?: Record<never, never>]
  : [params: RouteParams<Name>];

/** The address of a page in a language. A page or parameter that does not exist is a type error. */
export function href<Name extends RouteName>(locale: Locale, name: Name, ...[params]: ParamsArgument<Name>): string {
  const encoded = Object.fromEntries(
    Object.entries<string>(params ?? {}).map(([key, value]) => [key, encodeURIComponent(value)]),
  );
  const path = localePrefixes[locale] + fillPattern(localisedPatterns[locale][name], encoded);
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
