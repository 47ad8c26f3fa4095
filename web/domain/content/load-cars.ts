import type { CarsBlock } from '@kardan/contract/calls/content/blocks';
import { api } from '#lib/api/api.ts';
import { optional } from '#lib/api/optional.ts';

/** The cars that a text asks for; undefined while the search cannot tell. */
export async function loadCars({ filters, sort, limit }: CarsBlock) {
  return optional((await api()).searchQuery({ body: { ...filters, sort, limit } }));
}
