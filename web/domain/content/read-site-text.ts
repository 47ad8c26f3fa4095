import { type Block, type Manner, readMarkdown } from '@kardan/ui/markdown/read-markdown.ts';
import { safeLink } from '@kardan/ui/markdown/safe-addresses.ts';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { localePrefixes } from '#lib/routes/locale-prefixes.ts';
import { resolvePath } from '#lib/routes/resolve-path.ts';

/** Texts of the site are longer than those of others, have tables, and link its pages by their built-in paths. */
const limits = { maxCharacters: 60_000, maxSigns: 12_000, tables: true };

export function readSiteText(markdown: string, locale: Locale): Block[] {
  const manner: Manner = { ...limits, link: (url) => (url.startsWith('/') ? ownPath(url, locale) : safeLink(url)) };
  return readMarkdown(markdown, manner);
}

/** Where a built-in path leads in the language of the text; undefined when there is no such page. */
export function ownPath(url: string, locale: Locale): string | undefined {
  const [, path = '', rest = ''] = /^(\/[\w/-]*)([?#][\w=&.,#-]*)?$/.exec(url) ?? [];
  if (path === '' || path.startsWith('//')) return undefined;
  const resolved = resolvePath(localePrefixes[locale] + path);
  if (resolved.kind === 'not-found') return undefined;
  return (resolved.kind === 'redirect' ? resolved.path : localePrefixes[locale] + path) + rest;
}
