import { stack } from '../stack/environment.ts';
import { visit } from './visit.ts';

export interface SitemapEntry {
  loc: string;
  lastmod: string | undefined;
  alternates: Record<string, string>;
}

export interface SitemapFile {
  url: string;
  lastmod: string | undefined;
  bytes: number;
  entries: SitemapEntry[];
}

/** The index that robots.txt names, and all its files. */
export async function readSitemaps(): Promise<SitemapFile[]> {
  const { html: robots } = await visit('/robots.txt');
  const [, indexUrl = ''] = /^Sitemap: (.*)$/m.exec(robots) ?? [];
  const index = readEntries(await readXml(indexUrl), 'sitemapindex');
  const files: SitemapFile[] = [];
  for (const { loc, lastmod } of index) {
    const xml = await readXml(loc);
    files.push({ url: loc, lastmod, bytes: Buffer.byteLength(xml), entries: readEntries(xml, 'urlset') });
  }
  return files;
}

async function readXml(url: string): Promise<string> {
  if (!url.startsWith(`${stack().web}/`)) throw new Error(`${url} is not of this site`);
  const { status, html: xml } = await visit(url);
  if (status !== 200) throw new Error(`${url} answers ${status}`);
  return xml;
}

/** Text without anything that XML would read as markup. */
const text = `(?:[^<>&"']|&(?:amp|lt|gt|quot|apos);)*`;
const alternate = `<xhtml:link rel="alternate" hreflang="(?<language>${text})" href="(?<href>${text})"/>`;
const entry = new RegExp(
  `^<(?<kind>url|sitemap)><loc>(?<loc>${text})</loc>(?:<lastmod>(?<lastmod>${text})</lastmod>)?(?<alternates>.*)</\\k<kind>>$`,
);

/** Takes nothing but the document that it ought to be, line by line: what is not well-formed fails. */
function readEntries(xml: string, root: 'urlset' | 'sitemapindex'): SitemapEntry[] {
  const [declaration, start, ...lines] = xml.split('\n');
  const [nothing, end] = [lines.pop(), lines.pop()];
  if (declaration !== '<?xml version="1.0" encoding="UTF-8"?>') throw new Error(`starts with ${declaration}`);
  if (!start?.startsWith(`<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"`)) throw new Error(start);
  if (nothing !== '' || end !== `</${root}>`) throw new Error(`ends with ${end}`);
  return lines.map(readEntry);
}

function readEntry(line: string): SitemapEntry {
  const { loc = '', lastmod, alternates = '' } = entry.exec(line)?.groups ?? {};
  const named = [...alternates.matchAll(new RegExp(alternate, 'g'))];
  const isWhole = named.map(([whole]) => whole).join('') === alternates;
  if (loc === '' || !isWhole) throw new Error(`not an entry: ${line}`);
  return {
    loc: plain(loc),
    lastmod,
    alternates: Object.fromEntries(named.map(({ groups }) => [groups?.language, plain(groups?.href ?? '')])),
  };
}

function plain(escaped: string): string {
  return escaped
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
