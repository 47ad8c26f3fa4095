import { permanentRedirect } from 'next/navigation';
import { carActions } from '#features/car-park/car-actions.tsx';
import { RegionalFailure } from '#features/regional/area/outage.tsx';
import { loadRegion } from '#features/regional/load-areas.ts';
import { inRegion } from '#features/regional/place-words.ts';
import { RegionPage } from '#features/regional/region-page.tsx';
import { regionMetadata } from '#features/regional/regional-metadata.ts';
import { RegionMap } from '#features/regions/region-map.tsx';
import { currentLocale } from '#lib/current-locale.ts';
import { NotFound } from '#lib/not-found.tsx';
import { href } from '#lib/routes/href.ts';
import { texts } from '#lib/texts/texts.ts';
import { mapTexts } from '../map-texts.ts';
import { regionalLinks } from '../regional-links.ts';

type Props = PageProps<'/[locale]/regional/[region]'>;

export async function generateMetadata({ params, searchParams }: Props) {
  return regionMetadata(await loadRegion((await params).region), await searchParams);
}

export default async function RegionalRegionPage({ params }: Props) {
  const { region: asked } = await params;
  const [locale, t, counts, actions, found] = await Promise.all([
    currentLocale(),
    texts('regional'),
    mapTexts(),
    carActions(),
    loadRegion(asked),
  ]);
  if (found.kind === 'unknown') return <NotFound />;
  if (found.kind === 'failed') return <RegionalFailure failure={found.failure} />;
  const { region, districts } = found.page;
  if (region.slug !== asked) permanentRedirect(href(locale, 'regionalRegion', { region: region.slug }));
  const areas = districts.map(({ slug, name, count }) => ({
    slug,
    name,
    count,
    href: href(locale, 'regionalDistrict', { region: region.slug, district: slug }),
  }));
  const label = t('map.districts', { place: inRegion(t, region) });
  return (
    <RegionPage
      page={found.page}
      links={regionalLinks(locale)}
      actions={actions}
      map={<RegionMap region={region.slug} districts={areas} label={label} {...counts} />}
    />
  );
}
