export const sitemapIndexPath = '/sitemap.xml';

/** At the root, since by the protocol a file speaks only for pages beside and below it. */
export function pathOfFile(name: string): string {
  return `/sitemap-${name}.xml`;
}

/** What a sitemap's address asks for: `index`, or a file's name; undefined for every other address. */
export function sitemapNameOf(target: string): string | undefined {
  const path = target.replace(/\?.*$/s, '');
  if (path === sitemapIndexPath) return 'index';
  return /^\/sitemap-([a-z0-9-]{1,60})\.xml$/.exec(path)?.[1];
}
