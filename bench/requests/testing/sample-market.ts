import type { Market } from '../market.ts';

const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, i) => [`${name}-${i}`, Math.ceil(10_000 / (i + 1))] as const);

/** A market of the size of Austria's: what matters is how many values there are and how unevenly they are spread. */
export const sampleMarket: Market = {
  total: 160_000,
  makes: numbered('make', 60),
  models: numbered('make', 60).flatMap(([make, weight]) =>
    numbered('model', 12).map(([model, share]) => [`${make}/${model}`, weight * share] as const),
  ),
  fuels: Object.entries({ petrol: 40, diesel: 40, electric: 12, hybrid: 8 }),
  bodies: Object.entries({ suv: 35, estate: 25, hatchback: 20, sedan: 12, cabriolet: 8 }),
  gearboxes: Object.entries({ manual: 45, automatic: 55 }),
  regions: numbered('region', 9),
  postcodes: Array.from({ length: 2_000 }, (_, i) => [String(1_010 + i * 4), 1_000 + (i % 7) * 900] as const),
  newestAt: new Date('2026-11-15T08:00:00Z'),
};
