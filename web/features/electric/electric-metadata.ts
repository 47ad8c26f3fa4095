import type { ElectricMakePage } from '@kardan/contract/calls/pages/car-pages';
import type { Metadata } from 'next';
import type { FoundPage } from '#lib/api/found-page.ts';
import { missingMetadata } from '#lib/page/missing-metadata.ts';
import { pageMetadata } from '#lib/page/page-metadata.ts';
import type { Query } from '#lib/routes/query.ts';
import { texts } from '#lib/texts/texts.ts';
import type { ElectricOverview } from './load-electric.ts';

export async function electricMetadata(found: FoundPage<ElectricOverview>, query: Query): Promise<Metadata> {
  if (found.kind !== 'page') return missingMetadata(found.kind);
  const [t, common] = await Promise.all([texts('electric'), pageMetadata(query)]);
  const { total } = found.page.feed;
  return { title: t('title'), description: t('description', { count: total }), ...common };
}

export async function electricMakeMetadata(found: FoundPage<ElectricMakePage>, query: Query): Promise<Metadata> {
  if (found.kind !== 'page') return missingMetadata(found.kind);
  const [t, common] = await Promise.all([texts('electric'), pageMetadata(query)]);
  const { make, total } = found.page;
  return {
    title: t('make.title', { make: make.name }),
    description: t('make.description', { make: make.name, count: total }),
    ...common,
    // Nobody who searches elsewhere wants to arrive where there are no cars.
    ...(total === 0 && { robots: { index: false, follow: true } }),
  };
}
