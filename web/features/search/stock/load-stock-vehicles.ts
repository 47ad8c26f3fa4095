import type { CountedName } from '@kardan/contract/values/counted';
import { api } from '#lib/api/api.ts';
import { optional } from '#lib/api/optional.ts';

/** The makes that a dealership has cars of; undefined while nobody can count them. */
export async function loadStockMakes(dealershipId: number): Promise<CountedName[] | undefined> {
  const client = await api();
  return optional(client.makesOfDealership({ params: { dealershipId: String(dealershipId) } }));
}

/** The models of the makes among chosen vehicles (`bmw`, `bmw/3er`), by make; a make that nobody knows has none. */
export async function loadModelsOfChosen(
  dealershipId: number,
  vehicles: readonly string[],
): Promise<Record<string, CountedName[]>> {
  const client = await api();
  const makes = [...new Set(vehicles.map((vehicle) => vehicle.split('/', 1)[0] ?? ''))];
  const found = await Promise.all(
    makes.map(async (make) => {
      const params = { dealershipId: String(dealershipId), makeId: make };
      return [make, (await optional(client.modelsOfDealership({ params }))) ?? []] as const;
    }),
  );
  return Object.fromEntries(found.filter(([, models]) => models.length > 0));
}
