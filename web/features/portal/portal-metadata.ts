import { locales } from '@kardan/ui/texts/locales.ts';
import type { Metadata } from 'next';
import { site } from '#lib/config/site.ts';
import { missingMetadata } from '#lib/page/missing-metadata.ts';
import { pageMetadata } from '#lib/page/page-metadata.ts';
import { href } from '#lib/routes/href.ts';
import type { Query } from '#lib/routes/query.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { type FoundPage, isFound, loadPortalText } from './load-portal.ts';

interface Props {
  searchParams: Promise<Query>;
}

/** Head of a page that is a text of the site, by the text's key. */
export async function textMetadata(name: string, { searchParams }: Props): Promise<Metadata> {
  return metadataOf(await loadPortalText(await currentLocale(), name), await searchParams);
}

async function metadataOf(page: FoundPage, query: Query): Promise<Metadata> {
  if (!isFound(page)) return missingMetadata(page ? 'failed' : 'unknown');
  const { title, lead: description } = page;
  return { title, description, ...(await pageMetadata(query)), openGraph: { title, description } };
}

/** Head of a press release, whose slug is another one in each language. */
export async function pressMetadata(page: FoundPage, query: Query): Promise<Metadata> {
  const head = await metadataOf(page, query);
  if (!isFound(page)) return head;
  const { SITE_ORIGIN } = await site();
  const languages = Object.fromEntries(
    locales.flatMap((locale) => {
      const slug = page.translations[locale];
      return slug ? [[locale, SITE_ORIGIN + href(locale, 'portalPressRelease', { slug })]] : [];
    }),
  );
  return { ...head, alternates: { ...head.alternates, languages } };
}
