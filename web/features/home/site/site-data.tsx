import { sentenceAddress } from '#domain/search/sentence/sentence-address.ts';
import { site } from '#lib/config/site.ts';
import { StructuredData } from '#lib/page/structured-data.tsx';
import { href } from '#lib/routes/href.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { siteGraph } from './site-graph.ts';

/** Who runs the site and how to search it, for search engines. */
export async function SiteData() {
  const [env, locale] = await Promise.all([site(), currentLocale()]);
  const graph = siteGraph({
    name: env.SITE_NAME,
    origin: env.SITE_ORIGIN,
    company: env.SITE_IMPRINT_COMPANY,
    email: env.SITE_CONTACT_EMAIL,
    phone: env.SITE_CONTACT_PHONE,
    home: href(locale, 'home'),
    search: sentenceAddress(locale, ''),
    language: locale,
  });
  return <StructuredData graph={graph} />;
}
