import type { StockSheet } from '@kardan/contract/calls/stock/stock-list';

type Fuel = NonNullable<StockSheet['fields']['fuel']>;

interface PosterGroup {
  make: string;
  fuels: { fuel: Fuel | null; models: StockSheet[] }[];
}

/** Cars by make and fuel, lowest CO₂ first; of cars that a poster could not tell apart one. */
export function posterGroups(cars: readonly StockSheet[]): PosterGroup[] {
  const byMake = Map.groupBy(cars, ({ makeName }) => makeName ?? '');
  return [...byMake]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([make, ofMake]) => ({
      make,
      fuels: [...Map.groupBy(ofMake, ({ fields }) => fields.fuel ?? null)].map(([fuel, models]) => ({
        fuel,
        models: [...new Map(models.map((car) => [keyOf(car), car])).values()].sort(
          (one, other) => (one.fields.co2GPerKm ?? 0) - (other.fields.co2GPerKm ?? 0),
        ),
      })),
    }));
}

function keyOf({ modelName, versionName, fields }: StockSheet): string {
  return [modelName, versionName ?? fields.title, fields.co2GPerKm, fields.consumptionL, fields.consumptionKwh].join(
    '|',
  );
}
