import { CountryPage } from '#features/regional/country/country-page.tsx';
import { IfFound } from '#features/regional/if-found.tsx';
import { loadCountry } from '#features/regional/load-areas.ts';
import { countryMetadata } from '#features/regional/regional-metadata.ts';

type Props = PageProps<'/[locale]/regional'>;

export async function generateMetadata({ searchParams }: Props) {
  return countryMetadata(await loadCountry(), await searchParams);
}

export default async function RegionalPage() {
  return <IfFound found={await loadCountry()}>{(page) => <CountryPage page={page} />}</IfFound>;
}
