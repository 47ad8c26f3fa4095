import type { Locale } from '@kardan/ui/texts/locales.ts';
import type { Metadata } from 'next';
import { localePrefixes } from '#lib/routes/locale-prefixes.ts';
import type { Query } from '#lib/routes/query.ts';
import { site } from '../config/site.ts';
import { canonicalPath } from '../routes/canonical.ts';
import { resolvePath } from '../routes/resolve-path.ts';
import { requestedPath } from '../server/exchange.ts';

/**
 * Canonical address, the page in both languages, and whether search engines may keep it. Any parameter but `page` makes a
 * page one of endlessly many views of another, which they should follow and not keep.
 */
export async function pageMetadata(query: Query): Promise<Metadata> {
  const { SITE_ORIGIN } = await site();
  const path = requestedPath();
  const indexable = Object.keys(query).every((name) => name === 'page');
  const resolved = resolvePath(path);
  const builtIn = resolved.kind === 'page' ? resolved.builtInPath.replace(/\/$/, '') : undefined;
  return {
    alternates: {
      canonical: SITE_ORIGIN + canonicalPath(path, query),
      ...(builtIn !== undefined && {
        languages: { 'de-AT': SITE_ORIGIN + pathIn('de-AT', builtIn), en: SITE_ORIGIN + pathIn('en', builtIn) },
      }),
    },
    ...(!indexable && { robots: { index: false, follow: true } }),
  };
}

/** Where a built-in path leads in a language: search engines pass over alternates that redirect. */
function pathIn(locale: Locale, builtIn: string): string {
  const path = localePrefixes[locale] + builtIn;
  const resolved = resolvePath(path);
  return resolved.kind === 'redirect' ? resolved.path : path;
}
