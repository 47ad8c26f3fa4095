import type { Locale } from '@kardan/ui/texts/locales.ts';
import { localePrefixes } from './locale-prefixes.ts';
import { resolvePath } from './resolve-path.ts';

/** Where a page is in the other language. Its built-in path is enough: it leads to the language's own. */
export function otherLanguagePath(address: string): { path: string; locale: Locale } {
  const [pathname = '/', query] = address.split('?');
  const resolved = resolvePath(pathname);
  const locale = resolved.kind !== 'redirect' && resolved.locale === 'en' ? 'de-AT' : 'en';
  const builtIn = resolved.kind === 'page' ? resolved.builtInPath : '/';
  return { path: localePrefixes[locale] + builtIn + (query ? `?${query}` : ''), locale };
}
