import { AskNearby } from '#features/contact/ask-nearby.tsx';
import { loadUsedValues, loadVersion } from '#features/new-cars/load-new-cars.ts';
import { versionMetadata } from '#features/new-cars/new-cars-metadata.ts';
import { VersionPage } from '#features/new-cars/version/version-page.tsx';
import { IfPage } from '#lib/page/if-page.tsx';

type Props = PageProps<'/[locale]/new-cars/[make]/[model]/[version]'>;

async function load({ params }: Props) {
  const { make, model, version } = await params;
  return loadVersion(make, model, version);
}

export async function generateMetadata(props: Props) {
  return versionMetadata(await load(props), await props.searchParams);
}

export default async function NewCarVersionPage(props: Props) {
  const found = await load(props);
  const usedValues = found.kind === 'page' ? await loadUsedValues(found.page) : [];
  return (
    <IfPage found={found}>
      {(page) => (
        <VersionPage
          page={page}
          usedValues={usedValues}
          request={
            <AskNearby
              reason="offer"
              make={page.make}
              anchor="anfrage"
              wanted={{
                filters: { category: ['new'], vehicles: [`${page.make.slug}/${page.model.slug}`] },
                version: page.version.slug,
              }}
            />
          }
        />
      )}
    </IfPage>
  );
}
