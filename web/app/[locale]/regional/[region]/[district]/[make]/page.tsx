import { permanentRedirect } from 'next/navigation';
import { DistrictPage } from '#features/regional/district-page.tsx';
import { IfFound } from '#features/regional/if-found.tsx';
import { loadDistrict } from '#features/regional/load-areas.ts';
import { movedTo } from '#features/regional/moved-to.ts';
import { districtMetadata } from '#features/regional/regional-metadata.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';

type Props = PageProps<'/[locale]/regional/[region]/[district]/[make]'>;

export async function generateMetadata({ params, searchParams }: Props) {
  const { region, district, make } = await params;
  return districtMetadata(await loadDistrict(region, district, make), await searchParams);
}

export default async function RegionalDistrictMakePage({ params }: Props) {
  const { region, district, make } = await params;
  const [locale, found] = await Promise.all([currentLocale(), loadDistrict(region, district, make)]);
  const moved = movedTo(found, { region, district, make }, locale);
  if (moved) permanentRedirect(moved);
  return <IfFound found={found}>{(page) => <DistrictPage page={page} />}</IfFound>;
}
