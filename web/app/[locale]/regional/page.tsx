import { RegionalFailure } from '#features/regional/area/outage.tsx';
import { CountryPage } from '#features/regional/country/country-page.tsx';
import { loadCountry } from '#features/regional/load-areas.ts';
import { countryMetadata } from '#features/regional/regional-metadata.ts';
import { AustriaMap } from '#features/regions/austria-map.tsx';
import { currentLocale } from '#lib/current-locale.ts';
import { NotFound } from '#lib/not-found.tsx';
import { href } from '#lib/routes/href.ts';
import { texts } from '#lib/texts/texts.ts';
import { mapTexts } from './map-texts.ts';

type Props = PageProps<'/[locale]/regional'>;

export async function generateMetadata({ searchParams }: Props) {
  return countryMetadata(await loadCountry(), await searchParams);
}

export default async function RegionalPage() {
  const [locale, t, counts, found] = await Promise.all([currentLocale(), texts('regional'), mapTexts(), loadCountry()]);
  if (found.kind === 'unknown') return <NotFound />;
  if (found.kind === 'failed') return <RegionalFailure failure={found.failure} />;
  const areas = found.page.regions.map(({ slug, name, count }) => ({
    slug,
    name,
    count,
    href: href(locale, 'regionalRegion', { region: slug }),
  }));
  return <CountryPage page={found.page} map={<AustriaMap areas={areas} label={t('country.map')} {...counts} />} />;
}
