import type { RegionalOffers } from '@kardan/contract/calls/regions/regional-offers';
import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { bodyCounts, counted, fuelCounts, namedGroups, priced } from '../../search/summary/named-groups.ts';
import { sectionCounts, sectionGroups } from '../../search/summary/section-counts.ts';
import type { Summary } from '../../search/summary/summary-question.ts';
import { type NamedMake, vehicleDirectory } from '../../vehicles/vehicle-directory.ts';
import { priceFigures, priceSpread } from '../price-spread.ts';
import { askUnlessDown, type PageServices } from './ask-unless-down.ts';
import { priceBands } from './price-bands.ts';

const newestCars = 8;
const bestRated = 8;
/** Around the largest place of a district: as far as one drives to look at a car. */
const aroundKm = 50;

/** An area as its page asks about it. */
interface Area {
  /** Which cars are here. */
  filters: SearchFilters;
  make: NamedMake | null;
  /** Which districts are to be counted: its own, or those around it. */
  districts: SearchFilters | null;
  /** The federal state that it is a part of. */
  region: string | null;
  /** Its largest place. */
  place: { postcode: string; name: string } | null;
}

interface AreaOffers {
  offers: RegionalOffers | null;
  /** Cars of a district by its slug; null while the engine is down. */
  countIn: (district: string) => number | null;
}

/** Everything that an area's page counts and shows of its cars, in one round trip. */
export async function readAreaOffers(services: PageServices, area: Area): Promise<AreaOffers> {
  const { make, region, place } = area;
  const ofMake = make ? { vehicles: [make.slug] } : {};
  const here = { ...area.filters, ...ofMake };
  const newest = { order: 'newest', limit: newestCars, spread: true } as const;
  const around = place && { place: { postcode: place.postcode, radiusKm: aroundKm } };
  const [makes, asked] = await Promise.all([
    vehicleDirectory(services),
    askUnlessDown(services, {
      market: {
        filters: here,
        groups: { ...sectionGroups, make: [], priceBar: [], ...(make && { model: ['lowestPriceEur'] }) },
        figures: [...priceFigures, 'dealerships'],
        cards: newest,
      },
      pictured: { filters: { ...here, withPictures: true }, cards: newest },
      goodPrices: {
        filters: { ...here, priceRating: ['very-good'], withPictures: true },
        cards: { ...newest, limit: bestRated },
      },
      districts: area.districts && { filters: { ...area.districts, ...ofMake }, groups: { district: [] } },
      allMakes: make && { filters: area.filters },
      around: around && { filters: { ...around, ...ofMake } },
      region: region === null ? null : { filters: { region: [region], ...ofMake } },
      austria: { filters: ofMake },
    }),
  ]);
  if (!asked) return { offers: null, countIn: () => null };
  const { market, pictured, goodPrices, districts, allMakes, around: nearby, region: state, austria } = asked.answers;
  return {
    countIn: (district) => countOf(districts, district),
    offers: {
      total: market.total,
      dealerships: market.figures.dealerships ?? 0,
      sections: sectionCounts(market),
      makes: namedGroups(market.groups.make, makes).map(counted),
      models: make
        ? namedGroups(market.groups.model, make.models, ({ slug }) => `${make.slug}/${slug}`).map(priced)
        : [],
      bodies: bodyCounts(market.groups.body),
      fuels: fuelCounts(market.groups.fuel),
      priceBands: priceBands(market.groups.priceBar),
      price: priceSpread(market.figures),
      newest: (pictured.total > 0 ? pictured : market).cards,
      bestRated: goodPrices.cards,
      wider: {
        allMakes: allMakes?.total ?? null,
        around:
          place && nearby
            ? { postcode: place.postcode, place: place.name, radiusKm: aroundKm, count: nearby.total }
            : null,
        region: state?.total ?? null,
        austria: austria.total,
      },
      asOf: asked.asOf,
    },
  };
}

function countOf(districts: Summary | null, slug: string): number {
  return districts?.groups.district.find(({ value }) => value === slug)?.count ?? 0;
}
