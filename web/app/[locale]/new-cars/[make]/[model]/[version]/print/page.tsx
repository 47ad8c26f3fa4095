import { loadVersion } from '#features/new-cars/load-new-cars.ts';
import { versionMetadata } from '#features/new-cars/new-cars-metadata.ts';
import { VersionPrint } from '#features/new-cars/version/version-print.tsx';
import { IfPage } from '#lib/page/if-page.tsx';

type Props = PageProps<'/[locale]/new-cars/[make]/[model]/[version]/print'>;

async function load({ params }: Props) {
  const { make, model, version } = await params;
  return loadVersion(make, model, version);
}

export async function generateMetadata(props: Props) {
  return versionMetadata(await load(props), await props.searchParams, { print: true });
}

/** A version for paper. */
export default async function NewCarVersionPrintPage(props: Props) {
  return <IfPage found={await load(props)}>{(page) => <VersionPrint page={page} />}</IfPage>;
}
