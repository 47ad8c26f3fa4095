import type { ContentKind } from './values/content.ts';
import type { SectionKey } from './values/sections.ts';

/**
 * Names of what an answer or a page is made of. It carries them in the header `Cache-Tag`, and whoever changes one of
 * them removes by its name what caches in front keep. Lists of cars carry none of their cars: they live by time.
 */
export const cacheTagPattern = /^[a-z]+(:[a-z0-9-]+)?$/;

/** A car: its page, its data. */
export const listingTag = (id: number) => `listing:${id}`;
/** A dealership: its own pages, and every car of it. */
export const dealershipTag = (id: number) => `dealership:${id}`;
export const cityTag = (id: number) => `city:${id}`;
/** A district and the list of its cities. */
export const districtTag = (id: number) => `district:${id}`;
export const regionTag = (id: number) => `region:${id}`;
export const makeTag = (slug: string) => `make:${slug}`;
export const sectionTag = (section: SectionKey) => `section:${section}`;
/** A text in all its languages: its page, and lists that show it. */
export const contentTag = (kind: ContentKind, key: string) => `content:${kind}-${key}`;
/** Lists of all texts of a kind. */
export const contentListTag = (kind: ContentKind) => `content:${kind}`;
/** Conditions of credit examples: every page that may show an example. */
export const creditTag = 'credit';
/** Where addresses lead that name nothing. */
export const redirectsTag = 'redirects';
export const homeTag = 'home';
export const sitemapTag = 'sitemap';

/** The header's value; undefined, and so no header, for what no change is announced of. */
export function cacheTagHeader(tags: readonly string[]): string | undefined {
  return tags.length === 0 ? undefined : [...new Set(tags)].join(',');
}
