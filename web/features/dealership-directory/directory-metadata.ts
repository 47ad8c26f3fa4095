import { formatNumber } from '@kardan/ui/formats/format.ts';
import type { Metadata } from 'next';
import { missingMetadata } from '#lib/page/missing-metadata.ts';
import { pageMetadata } from '#lib/page/page-metadata.ts';
import { toSearchParams } from '#lib/routes/query.ts';
import { texts } from '#lib/texts/texts.ts';
import type { DirectoryPageProps } from './directory-page.tsx';
import { lastPageOf } from './directory-results.tsx';
import { headline } from './headline.ts';
import { findDealerships, loadDirectoryData } from './load-directory.ts';
import { loadDirectoryWords } from './load-directory-words.ts';
import { readDirectory } from './url/read-directory.ts';

/** Title and description of a list of dealerships; one without any is not for search engines. */
export async function directoryMetadata({ path, query }: DirectoryPageProps): Promise<Metadata> {
  const { page, ...asked } = readDirectory(path, toSearchParams(query));
  const data = await loadDirectoryData();
  if (data.failed) return { title: (await texts('dealership-directory'))('title') };
  const { region, make } = path;
  const isKnown =
    (region === undefined || data.regions.some(({ slug }) => slug === region)) &&
    (make === undefined || data.makes.some(({ slug }) => slug === make));
  if (!isKnown) return missingMetadata();
  const words = await loadDirectoryWords(data);
  const { t, locale } = words;
  const noSuchPage = { title: t('noSuchPage.title'), robots: { index: false } };
  if (page === undefined) return noSuchPage;
  const answer = await findDealerships({ ...asked, page });
  const total = answer.failed ? undefined : answer.total;
  if (total !== undefined && page > lastPageOf(total, asked.limit)) return noSuchPage;
  const name = asked.portal ? t('portal.title') : headline(asked.filters, words);
  const title = total ? t('meta.title', { headline: name, count: total }) : name;
  return {
    title: page === 1 ? title : t('meta.pageOf', { headline: name, page: formatNumber(page, locale) }),
    description: t('meta.description', { headline: name }),
    ...(await pageMetadata(query)),
    ...(total === 0 && { robots: { index: false, follow: true } }),
  };
}
