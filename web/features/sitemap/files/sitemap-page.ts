import { type Locale, locales } from '@kardan/ui/texts/locales.ts';
import { href } from '#lib/routes/href.ts';
import type { RouteName, RouteParams } from '#lib/routes/route-table.ts';

/** A page for search engines: its path in every language it has, and when what it shows changed last, where that is known. */
export interface SitemapPage {
  paths: Partial<Record<Locale, string>>;
  changedAt?: string | undefined;
}

/** The page, as a list. */
export function pageOf<Name extends RouteName>(
  name: Name,
  params: RouteParams<Name>,
  changedAt?: string,
): SitemapPage[] {
  const paths = Object.fromEntries(locales.map((locale) => [locale, href(locale, name, params as never)]));
  return [{ paths, changedAt }];
}
