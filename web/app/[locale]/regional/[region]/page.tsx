import { permanentRedirect } from 'next/navigation';
import { IfFound } from '#features/regional/if-found.tsx';
import { loadRegion } from '#features/regional/load-areas.ts';
import { RegionPage } from '#features/regional/region-page.tsx';
import { regionMetadata } from '#features/regional/regional-metadata.ts';
import { href } from '#lib/routes/href.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';

type Props = PageProps<'/[locale]/regional/[region]'>;

export async function generateMetadata({ params, searchParams }: Props) {
  return regionMetadata(await loadRegion((await params).region), await searchParams);
}

export default async function RegionalRegionPage({ params }: Props) {
  const { region: asked } = await params;
  const found = await loadRegion(asked);
  const slug = found.kind === 'area' ? found.page.region.slug : asked;
  if (slug !== asked) permanentRedirect(href(await currentLocale(), 'regionalRegion', { region: slug }));
  return <IfFound found={found}>{(page) => <RegionPage page={page} />}</IfFound>;
}
