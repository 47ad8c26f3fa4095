import { locales } from '@kardan/ui/texts/locales.ts';
import { escapeXml } from '#lib/document/escape-xml.ts';
import type { SitemapPage } from './sitemap-page.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export const urlsetStart = `${declaration}<urlset ${schema} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
export const urlsetEnd = '</urlset>\n';

/** An entry for each language of the page, each naming all of them, itself included: only then do search engines believe it. */
export function writePage(origin: string, { paths, changedAt }: SitemapPage): string {
  const urls = locales.flatMap((locale) => {
    const path = paths[locale];
    return path === undefined ? [] : [{ locale, url: escapeXml(origin + path) }];
  });
  const alternates = urls
    .map(({ locale, url }) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${url}"/>`)
    .join('');
  return urls.map(({ url }) => `<url><loc>${url}</loc>${lastChange(changedAt)}${alternates}</url>\n`).join('');
}

interface SitemapFile {
  path: string;
  changedAt?: string | undefined;
}

/** The file that names all others. */
export function writeIndex(origin: string, files: SitemapFile[]): string {
  const entries = files.map(
    ({ path, changedAt }) => `<sitemap><loc>${escapeXml(origin + path)}</loc>${lastChange(changedAt)}</sitemap>\n`,
  );
  return `${declaration}<sitemapindex ${schema}>\n${entries.join('')}</sitemapindex>\n`;
}

function lastChange(changedAt: string | undefined): string {
  return changedAt === undefined ? '' : `<lastmod>${escapeXml(changedAt)}</lastmod>`;
}
