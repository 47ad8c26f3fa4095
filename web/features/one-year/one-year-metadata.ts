import type { OneYearMakePage } from '@kardan/contract/calls/pages/car-pages';
import type { Metadata } from 'next';
import type { FoundPage } from '#lib/api/found-page.ts';
import { missingMetadata } from '#lib/page/missing-metadata.ts';
import { pageMetadata } from '#lib/page/page-metadata.ts';
import type { Query } from '#lib/routes/query.ts';
import { texts } from '#lib/texts/texts.ts';

export async function oneYearMakeMetadata(found: FoundPage<OneYearMakePage>, query: Query): Promise<Metadata> {
  if (found.kind !== 'page') return missingMetadata(found.kind);
  const [t, common] = await Promise.all([texts('one-year'), pageMetadata(query)]);
  const { make, total } = found.page;
  return {
    title: t('title', { make: make.name }),
    description: t('description', { make: make.name, count: total }),
    ...common,
    // Nobody who searches elsewhere wants to arrive where there are no cars.
    ...(total === 0 && { robots: { index: false, follow: true } }),
  };
}
