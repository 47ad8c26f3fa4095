import type { CountryPage, DistrictPage, PlacePage, RegionPage } from '@kardan/contract/calls/regions/regional';
import type { Metadata } from 'next';
import { missingMetadata } from '#lib/page/missing-metadata.ts';
import { pageMetadata } from '#lib/page/page-metadata.ts';
import type { Query } from '#lib/routes/query.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { type DescribedArea, describeArea } from './describe-area.ts';
import type { FoundArea } from './load-areas.ts';
import { aroundPlace, inDistrict, inRegion } from './place-words.ts';

export async function countryMetadata(found: FoundArea<CountryPage>, query: Query): Promise<Metadata> {
  const t = await texts('regional');
  const total = found.kind === 'area' ? found.page.total : null;
  return {
    title: t('country.title'),
    description: total === null ? t('country.descriptionPlain') : t('country.description', { count: total }),
    ...(await pageMetadata(query)),
  };
}

export async function regionMetadata(found: FoundArea<RegionPage>, query: Query): Promise<Metadata> {
  if (found.kind !== 'area') return missingMetadata(found.kind);
  const { region, offers } = found.page;
  return areaMetadata({ place: inRegion(await texts('regional'), region), make: undefined, offers }, query);
}

export async function districtMetadata(found: FoundArea<DistrictPage>, query: Query): Promise<Metadata> {
  if (found.kind !== 'area') return missingMetadata(found.kind);
  const { district, make, offers } = found.page;
  return areaMetadata({ place: inDistrict(await texts('regional'), district), make: make?.name, offers }, query);
}

export async function placeMetadata(found: FoundArea<PlacePage>, query: Query): Promise<Metadata> {
  if (found.kind !== 'area') return missingMetadata(found.kind);
  const { place, radiusKm, offers } = found.page;
  return areaMetadata({ place: aroundPlace(await texts('regional'), place, radiusKm), make: undefined, offers }, query);
}

async function areaMetadata(area: DescribedArea, query: Query): Promise<Metadata> {
  const [locale, t, common] = await Promise.all([currentLocale(), texts('regional'), pageMetadata(query)]);
  return { ...common, ...describeArea(area, t, locale) };
}
