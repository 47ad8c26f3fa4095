import { locales } from '@kardan/ui/texts/locales.ts';
import type { MetadataRoute } from 'next';
import { sitemapIndexPath } from '#features/sitemap/files/sitemap-paths.ts';
import { site } from '#lib/config/site.ts';
import { viewParameters } from '#lib/routes/canonical.ts';
import { localePrefixes } from '#lib/routes/locale-prefixes.ts';

/**
 * Crawlers may read every page; which of them they may keep is said in each page's head. Other orders and views of a list
 * show the same cars again: there is nothing to read in them.
 */
export default async function robots(): Promise<MetadataRoute.Robots> {
  const { SITE_ORIGIN } = await site();
  const views = viewParameters.flatMap((name) => [`/*?${name}=`, `/*&${name}=`]);
  const admin = locales.map((locale) => `${localePrefixes[locale]}/dealership-admin`);
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/', ...admin, ...views] },
    sitemap: SITE_ORIGIN + sitemapIndexPath,
  };
}
