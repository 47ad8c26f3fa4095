import type { Locale } from '@kardan/ui/texts/locales.ts';
import { localisedPath } from './localised-patterns.ts';
import type { RouteName, RouteParams } from './route-table.ts';

type ParamsArgument<Name extends RouteName> = keyof RouteParams<Name> extends never
  ? [params?: Record<never, never>]
  : [params: RouteParams<Name>];

/** The address of a page in a language. A page or parameter that does not exist is a type error. */
export function href<Name extends RouteName>(locale: Locale, name: Name, ...[params]: ParamsArgument<Name>): string {
  const encoded = Object.fromEntries(
    Object.entries<string>(params ?? {}).map(([key, value]) => [key, encodeURIComponent(value)]),
  );
  return localisedPath(locale, name, encoded);
}
