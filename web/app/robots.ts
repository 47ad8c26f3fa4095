import { locales } from '@kardan/ui/texts/locales.ts';
import type { MetadataRoute } from 'next';
import { windowName } from '#domain/map/window/map-window.ts';
import { sitemapIndexPath } from '#features/sitemap/files/sitemap-paths.ts';
import { site } from '#lib/config/site.ts';
import { localePrefixes } from '#lib/routes/locale-prefixes.ts';

/**
 * Crawlers may read every page; which of them they may keep is said in each page's head, other orders and sizes of a list
 * included: whoever may not read a page never learns its canonical. Only sections of the map are endlessly many.
 */
export default async function robots(): Promise<MetadataRoute.Robots> {
  const { SITE_ORIGIN } = await site();
  const admin = locales.map((locale) => `${localePrefixes[locale]}/dealership-admin`);
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/', ...admin, `/*?${windowName}=`, `/*&${windowName}=`] },
    sitemap: SITE_ORIGIN + sitemapIndexPath,
  };
}
