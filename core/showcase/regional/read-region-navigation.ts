import type { RegionNavigation } from '@kardan/contract/calls/regions/region-navigation';
import { byName } from '@kardan/contract/values/by-name';
import type { CountedName, Named } from '@kardan/contract/values/counted';
import type { Language } from '@kardan/contract/values/identifiers';
import { listDistricts } from '../../regions/list-districts.ts';
import { listRegions } from '../../regions/list-regions.ts';
import { readDistrict } from '../../regions/read-district.ts';
import { readRegion } from '../../regions/read-region.ts';
import { counted, namedGroups } from '../../search/summary/named-groups.ts';
import { summariseListings } from '../../search/summary/summarise-listings.ts';
import type { Group, GroupOfCars } from '../../search/summary/summary-question.ts';
import { vehicleDirectory } from '../../vehicles/vehicle-directory.ts';
import { makeOfPage, nameOf } from '../find-vehicle.ts';
import type { PageServices } from './ask-unless-down.ts';

/** Where one stands: a make may be chosen in a district or in the whole federal state. */
interface Level {
  region?: string;
  district?: string;
  make?: string;
}

/** What can be chosen next by region: states, then districts and makes, then models. */
export async function readRegionNavigation(
  services: PageServices,
  level: Level,
  language: Language,
): Promise<RegionNavigation> {
  const region = level.region === undefined ? null : await readRegion(services, level.region, language);
  const [district, make, makes, regions, districts] = await Promise.all([
    region && level.district !== undefined ? readDistrict(services, region, level.district) : null,
    level.make === undefined ? null : makeOfPage(services, level.make),
    vehicleDirectory(services),
    region ? [] : listRegions(services, language),
    region && level.district === undefined ? listDistricts(services, region.slug) : [],
  ]);
  const next: Group[] = [region ? 'district' : 'region', make ? 'model' : 'make'];
  const { summaries, asOf } = await summariseListings(services, [
    {
      filters: {
        ...(district ? { district: [district.slug] } : region && { region: [region.slug] }),
        ...(make && { vehicles: [make.slug] }),
      },
      groups: Object.fromEntries(next.map((group) => [group, []])),
    },
  ]);
  const [{ total, groups }] = summaries;
  return {
    region: region && nameOf(region),
    district: district && nameOf(district),
    make: make && nameOf(make),
    total,
    regions: withCounts(regions, groups.region),
    districts: withCounts(
      districts.filter(({ selectable }) => selectable),
      groups.district,
    ),
    makes: namedGroups(groups.make, makes).map(counted).sort(byName),
    models: namedGroups(groups.model, make?.models ?? [], ({ slug }) => `${make?.slug}/${slug}`)
      .map(counted)
      .sort(byName),
    asOf,
  };
}

/** Every name in its order, those without cars too: a map has a place for each. */
function withCounts(names: readonly Named[], groups: GroupOfCars[]): CountedName[] {
  const counts = new Map(groups.map(({ value, count }) => [value, count]));
  return names.map((name) => ({ ...nameOf(name), count: counts.get(name.slug) ?? 0 }));
}
