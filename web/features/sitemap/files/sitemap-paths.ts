export const sitemapIndexPath = '/sitemap.xml';

/** At the root, since by the protocol a file speaks only for pages beside and below it. */
export function pathOfFile(name: string): string {
  return `/sitemap-${name}.xml`;
}

/**
 * What a sitemap's address asks for: `index`, or a file's name; undefined for every other address. A file's has no query:
 * with one its 20 MB, more than a second's work, would be made anew behind any cache.
 */
export function sitemapNameOf(target: string): string | undefined {
  if (target.replace(/\?.*$/s, '') === sitemapIndexPath) return 'index';
  return /^\/sitemap-([a-z0-9-]{1,60})\.xml$/.exec(target)?.[1];
}
