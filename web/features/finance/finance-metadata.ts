import type { Metadata } from 'next';
import { pageMetadata } from '#lib/page/page-metadata.ts';
import type { Query } from '#lib/routes/query.ts';
import { texts } from '#lib/texts/texts.ts';

/** With values in its address a page is one of endlessly many: search engines keep the one without. */
export async function financeMetadata(
  page: 'compare' | 'credit' | 'leasing' | 'assure',
  query: Query,
): Promise<Metadata> {
  const t = await texts('finance');
  return { title: t(`${page}.title`), description: t(`${page}.description`), ...(await pageMetadata(query)) };
}
