import type { CountryPage } from '@kardan/contract/calls/regions/regional';
import type { Language } from '@kardan/contract/values/identifiers';
import { sectionFilters } from '@kardan/contract/values/sections';
import { listAllDistricts } from '../../regions/list-all-districts.ts';
import { listRegions } from '../../regions/list-regions.ts';
import type { GroupOfCars, Summary, SummaryQuestion } from '../../search/summary/summary-question.ts';
import { type NamedMake, vehicleDirectory } from '../../vehicles/vehicle-directory.ts';
import { nameOf } from '../find-vehicle.ts';
import { askUnlessDown, type PageServices } from './ask-unless-down.ts';
import { typicalMake } from './typical-make.ts';

/** All federal states with their districts, and what tells them apart in figures; in one round trip. */
export async function readCountryPage(services: PageServices, language: Language): Promise<CountryPage> {
  const [regions, districts, makes] = await Promise.all([
    listRegions(services, language),
    listAllDistricts(services),
    vehicleDirectory(services),
  ]);
  const asked = await askUnlessDown(services, {
    country: { filters: {}, groups: { make: [], district: [] } },
    ...Object.fromEntries(regions.map(({ slug }) => [inRegion(slug), aboutRegion(slug)])),
  });
  const answers: Record<string, Summary | null> = asked?.answers ?? {};
  const country = answers.country ?? null;
  return {
    total: country?.total ?? null,
    regions: regions.map((region) => {
      const summary = answers[inRegion(region.slug)] ?? null;
      return {
        ...nameOf(region),
        count: summary?.total ?? null,
        districts: districts
          .filter(({ regionId, selectable }) => regionId === region.id && selectable)
          .map((district) => ({
            ...nameOf(district),
            count: country && countOf(country.groups.district, district.slug),
          })),
        figures: country && summary && figuresOf(summary, country, makes),
      };
    }),
  };
}

const inRegion = (slug: string) => `region/${slug}`;

function aboutRegion(slug: string): SummaryQuestion {
  return {
    filters: { region: [slug] },
    groups: { make: [], fuel: [] },
    figures: ['medianPriceEur', 'dealerships'],
  };
}

function figuresOf(region: Summary, country: Summary, makes: NamedMake[]) {
  const [electric = ''] = sectionFilters('electric').fuel ?? [];
  return {
    dealerships: region.figures.dealerships ?? 0,
    medianPriceEur: region.figures.medianPriceEur,
    electric: countOf(region.groups.fuel, electric),
    typicalMake: typicalMake(
      { total: region.total, makes: region.groups.make },
      { total: country.total, makes: country.groups.make },
      makes,
    ),
  };
}

function countOf(groups: GroupOfCars[], value: string): number {
  return groups.find((group) => group.value === value)?.count ?? 0;
}
