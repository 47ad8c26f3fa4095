import type { Calls } from '@kardan/contract/calls/calls';
import type { Client } from '@kardan/contract/client/client';
import { locales } from '@kardan/ui/texts/locales.ts';
import { href } from '#lib/routes/href.ts';
import type { SitemapPage } from './sitemap-page.ts';

/** Press releases in the languages they exist in. */
export async function pressPages(api: Client<Calls>): Promise<SitemapPage[]> {
  const pages = new Map<string, SitemapPage>();
  for (const language of locales) {
    for (const { key, slug, changedAt } of await api.pressReleases({ query: { language } })) {
      const paths = { ...pages.get(key)?.paths, [language]: href(language, 'portalPressRelease', { slug }) };
      pages.set(key, { paths, changedAt });
    }
  }
  return [...pages.values()];
}
