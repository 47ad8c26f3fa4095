import type { MetadataRoute } from 'next';

/** Crawlers may read every page; which of them they may keep is said in each page's head. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/', disallow: ['/api/', '/dealership-admin/'] } };
}
