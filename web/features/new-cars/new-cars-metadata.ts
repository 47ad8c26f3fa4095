import type { MakePage, ModelPage, NewCarMake } from '@kardan/contract/calls/pages/car-pages';
import type { VersionPage } from '@kardan/contract/calls/pages/new-cars';
import type { Metadata } from 'next';
import type { FoundPage } from '#lib/api/found-page.ts';
import { missingMetadata } from '#lib/page/missing-metadata.ts';
import { pageMetadata } from '#lib/page/page-metadata.ts';
import type { Query } from '#lib/routes/query.ts';
import { texts } from '#lib/texts/texts.ts';

/** Nobody who searches elsewhere wants to arrive where there are no cars. */
const unlessEmpty = (total: number) => (total === 0 ? { robots: { index: false, follow: true } } : {});

export async function newCarsMetadata(found: FoundPage<NewCarMake[]>, query: Query): Promise<Metadata> {
  if (found.kind !== 'page') return missingMetadata(found.kind);
  const [t, common] = await Promise.all([texts('new-cars'), pageMetadata(query)]);
  const count = found.page.reduce((sum, make) => sum + make.count, 0);
  return { title: t('title'), description: t('description', { count }), ...common, ...unlessEmpty(count) };
}

export async function newCarMakeMetadata(found: FoundPage<MakePage>, query: Query): Promise<Metadata> {
  if (found.kind !== 'page') return missingMetadata(found.kind);
  const { make, total } = found.page;
  return ofVehicle(make.name, total, query);
}

export async function newCarModelMetadata(found: FoundPage<ModelPage>, query: Query): Promise<Metadata> {
  if (found.kind !== 'page') return missingMetadata(found.kind);
  const { make, model, total } = found.page;
  return ofVehicle(`${make.name} ${model.name}`, total, query);
}

async function ofVehicle(vehicle: string, count: number, query: Query): Promise<Metadata> {
  const [t, common] = await Promise.all([texts('new-cars'), pageMetadata(query)]);
  return {
    title: t('vehicle.title', { vehicle }),
    description: t('vehicle.description', { vehicle, count }),
    ...common,
    ...unlessEmpty(count),
  };
}

interface Options {
  /** Paper is nothing for search engines. */
  print?: boolean;
}

export async function versionMetadata(
  found: FoundPage<VersionPage>,
  query: Query,
  { print = false }: Options = {},
): Promise<Metadata> {
  if (found.kind !== 'page') return missingMetadata(found.kind);
  const [t, common] = await Promise.all([texts('new-cars'), pageMetadata(query)]);
  const { make, model, version, total } = found.page;
  const vehicle = `${make.name} ${model.name} ${version.name}`;
  return {
    title: t('version.title', { vehicle }),
    description: t('version.description', { vehicle }),
    ...common,
    ...unlessEmpty(print ? 0 : total),
  };
}
