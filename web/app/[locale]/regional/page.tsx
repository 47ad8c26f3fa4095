import { CountryPage } from '#features/regional/country/country-page.tsx';
import { IfFound } from '#features/regional/if-found.tsx';
import { loadCountry, loadPlace } from '#features/regional/load-areas.ts';
import { placeName } from '#features/regional/place-address.ts';
import { PlacePage } from '#features/regional/place-page.tsx';
import { countryMetadata, placeMetadata } from '#features/regional/regional-metadata.ts';
import { toSearchParams } from '#lib/routes/query.ts';

type Props = PageProps<'/[locale]/regional'>;

export async function generateMetadata({ searchParams }: Props) {
  const query = await searchParams;
  const { asked, found } = await placeOf(query);
  return asked && found.kind === 'area' ? placeMetadata(found, query) : countryMetadata(await loadCountry(), query);
}

/** The whole country, or what is around the place that the address names. */
export default async function RegionalPage({ searchParams }: Props) {
  const { asked, found } = await placeOf(await searchParams);
  if (asked && found.kind !== 'unknown') return <IfFound found={found}>{(page) => <PlacePage page={page} />}</IfFound>;
  return <IfFound found={await loadCountry()}>{(page) => <CountryPage page={page} unknownPlace={asked} />}</IfFound>;
}

async function placeOf(query: Awaited<Props['searchParams']>) {
  const asked = toSearchParams(query).get(placeName)?.trim() || undefined;
  return { asked, found: asked ? await loadPlace(asked.toLowerCase()) : ({ kind: 'unknown' } as const) };
}
