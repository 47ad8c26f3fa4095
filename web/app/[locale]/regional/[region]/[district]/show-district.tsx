import type { DistrictPage as Page } from '@kardan/contract/calls/regions/regional';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { carActions } from '#features/car-park/car-actions.tsx';
import { RegionalFailure } from '#features/regional/area/outage.tsx';
import { DistrictPage } from '#features/regional/district-page.tsx';
import type { FoundArea } from '#features/regional/load-areas.ts';
import { NeighbourMap } from '#features/regions/neighbour-map.tsx';
import { currentLocale } from '#lib/current-locale.ts';
import { NotFound } from '#lib/not-found.tsx';
import { href } from '#lib/routes/href.ts';
import { texts } from '#lib/texts/texts.ts';
import { mapTexts } from '../../map-texts.ts';
import { regionalLinks } from '../../regional-links.ts';

/** The page of a district, or of a make in it. */
export async function ShowDistrict({ found }: { found: FoundArea<Page> }) {
  if (found.kind === 'unknown') return <NotFound />;
  if (found.kind === 'failed') return <RegionalFailure failure={found.failure} />;
  const [locale, t, counts, actions] = await Promise.all([
    currentLocale(),
    texts('regional'),
    mapTexts(),
    carActions(),
  ]);
  const { region, district, make, neighbours, offers } = found.page;
  const addressOf = (at: { region: string; district: string }) =>
    make ? href(locale, 'regionalDistrictMake', { ...at, make: make.slug }) : href(locale, 'regionalDistrict', at);
  const map = (
    <NeighbourMap
      district={{
        slug: district.slug,
        name: district.name,
        count: offers?.total ?? null,
        href: addressOf({ region: region.slug, district: district.slug }),
      }}
      neighbours={neighbours.map(({ slug, name, count, region: state }) => ({
        slug,
        name,
        count,
        href: addressOf({ region: state.slug, district: slug }),
      }))}
      label={t('map.neighbours', { place: district.name })}
      {...counts}
    />
  );
  return <DistrictPage page={found.page} links={regionalLinks(locale)} actions={actions} map={map} />;
}

/** Where a district's page stands today, when it was asked for by an earlier name or a number. */
export function movedTo(
  found: FoundArea<Page>,
  asked: { region: string; district: string; make?: string },
  locale: Locale,
): string | undefined {
  if (found.kind !== 'area') return undefined;
  const { region, district, make } = found.page;
  const at = { region: region.slug, district: district.slug };
  if (region.slug === asked.region && district.slug === asked.district && make?.slug === asked.make) return undefined;
  return make ? href(locale, 'regionalDistrictMake', { ...at, make: make.slug }) : href(locale, 'regionalDistrict', at);
}
