import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { filters as catalogue, type FilterKey } from '@kardan/contract/filters';
import type { EquipmentKey } from '@kardan/contract/values/equipment';
import { type Category, type Colour, colours, drives, type Fuel } from '@kardan/contract/values/vehicle';
import type { Market } from './market.ts';
import { pick, type Random } from './random.ts';
import { weighted } from './weighted.ts';

/** How likely each filter is to be the next that is set, among those not set yet. */
const nextFilter = [
  ['vehicles', 30],
  ['category', 14],
  ['priceEur', 24],
  ['firstRegistration', 16],
  ['mileageKm', 15],
  ['fuel', 13],
  ['place', 10],
  ['gearbox', 9],
  ['body', 9],
  ['region', 7],
  ['powerKw', 4],
  ['drive', 3],
  ['equipment', 3],
  ['text', 1],
  ['colour', 1],
  ['accidentFree', 1],
  ['withPictures', 1],
  ['daysOnline', 1],
] as const satisfies (readonly [FilterKey, number])[];
export type NarrowingFilter = (typeof nextFilter)[number][0];

const drawCategory = weighted<Category>([
  ['used', 76],
  ['new', 11],
  ['one-year', 10],
  ['old-timer', 3],
]);

/** What people write that no filter offers, beside makes and models. */
const wishes = ['sitzheizung', 'anhängerkupplung', 'leder', 'allrad', 'standheizung', 'panoramadach', 'erstbesitz'];
const wantedEquipment: EquipmentKey[] = ['seat-heating', 'navigation', 'cruise-control', 'tow-bar', 'rear-camera'];

const steps = {
  priceEur: [3_000, 5_000, 7_500, 10_000, 12_500, 15_000, 17_500, 20_000, 25_000, 30_000, 40_000, 50_000, 70_000],
  mileageKm: [10_000, 20_000, 30_000, 50_000, 75_000, 100_000, 125_000, 150_000, 200_000],
  powerKw: [55, 66, 74, 85, 96, 110, 125, 140, 150, 185, 220],
};

/** Draws values for filters by what the market offers. */
export function valueDrawer(market: Market) {
  const drawMake = weighted(market.makes);
  const drawModel = weighted(market.models);
  const drawFuel = weighted(market.fuels);
  const drawBody = weighted(market.bodies);
  const drawGearbox = weighted(market.gearboxes);
  const drawRegion = weighted(market.regions);
  const drawPostcode = weighted(market.postcodes);
  const modelsByMake = Map.groupBy(market.models, ([model]) => model.split('/')[0] ?? '');
  const year = market.newestAt.getUTCFullYear();

  const draws: { [K in NarrowingFilter]: (random: Random) => SearchFilters[K] } = {
    vehicles: (random) => (random() < 0.45 ? [drawMake(random)] : severalOf(random, drawModel, 0.15)),
    category: (random) => [drawCategory(random)],
    priceEur: (random) => upTo(random, steps.priceEur, 0.3),
    mileageKm: (random) => upTo(random, steps.mileageKm, 0.08),
    powerKw: (random) => ({ from: pick(random, steps.powerKw) }),
    firstRegistration: (random) => {
      const from = year - 1 - Math.floor(random() ** 1.5 * 18);
      return { from: `${from}-01`, ...(random() < 0.2 && { to: `${Math.min(year, from + 3)}-12` }) };
    },
    fuel: (random) => severalOf(random, drawFuel, 0.15) as Fuel[],
    body: (random) => severalOf(random, drawBody, 0.2) as SearchFilters['body'],
    gearbox: (random) => [drawGearbox(random)] as SearchFilters['gearbox'],
    region: (random) => severalOf(random, drawRegion, 0.2),
    place: (random) => ({ postcode: drawPostcode(random), radiusKm: pick(random, catalogue.place.radiiKm) }),
    drive: (random) => [random() < 0.8 ? 'all' : pick(random, drives)],
    colour: (random) => [pick<Colour>(random, colours)],
    equipment: (random) => [...new Set([pick(random, wantedEquipment), pick(random, wantedEquipment)])],
    text: (random) => (random() < 0.6 ? drawModel(random).replaceAll(/[/-]/g, ' ') : pick(random, wishes)),
    accidentFree: () => true,
    withPictures: () => true,
    daysOnline: (random) => pick(random, [1, 3, 7, 14]),
  };

  return {
    draw: <K extends NarrowingFilter>(key: K, random: Random): SearchFilters[K] => draws[key](random),
    /** One filter more, or the model after the make. */
    narrow(filters: SearchFilters, random: Random): SearchFilters {
      const [vehicle, ...others] = filters.vehicles ?? [];
      const models = others.length === 0 ? modelsByMake.get(vehicle ?? '') : undefined;
      if (models && random() < 0.5) return { ...filters, vehicles: [weighted(models)(random)] };
      const open = nextFilter.filter(([key]) => filters[key] === undefined && !excluded(filters, key));
      const key = weighted(open)(random);
      return { ...filters, [key]: draws[key](random) };
    },
  };
}

/** Nobody asks for a region and for a radius around a place at once. */
function excluded(filters: SearchFilters, key: NarrowingFilter): boolean {
  return (key === 'region' && filters.place !== undefined) || (key === 'place' && filters.region !== undefined);
}

function severalOf(random: Random, draw: (random: Random) => string, share: number): string[] {
  const first = draw(random);
  return random() < share ? [...new Set([first, draw(random)])] : [first];
}

/** Mostly "up to"; sometimes a lower end too. */
function upTo(random: Random, steps: readonly number[], bothEnds: number): { from?: number; to: number } {
  const to = pick(random, steps);
  return random() < bothEnds ? { from: Math.floor(to / 2), to } : { to };
}
