import { permanentRedirect } from 'next/navigation';
import { loadDistrict } from '#features/regional/load-areas.ts';
import { districtMetadata } from '#features/regional/regional-metadata.ts';
import { currentLocale } from '#lib/current-locale.ts';
import { movedTo, ShowDistrict } from './show-district.tsx';

type Props = PageProps<'/[locale]/regional/[region]/[district]'>;

export async function generateMetadata({ params, searchParams }: Props) {
  const { region, district } = await params;
  return districtMetadata(await loadDistrict(region, district), await searchParams);
}

export default async function RegionalDistrictPage({ params }: Props) {
  const { region, district } = await params;
  const [locale, found] = await Promise.all([currentLocale(), loadDistrict(region, district)]);
  const moved = movedTo(found, { region, district }, locale);
  if (moved) permanentRedirect(moved);
  return <ShowDistrict found={found} />;
}
