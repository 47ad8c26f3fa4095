import type { CountedName } from '@kardan/contract/values/counted';
import { browserApi } from '#lib/api/browser-api.ts';
import { queryClient } from '#lib/api/query-client.ts';

/** The models of a make that a dealership has cars of; asked once, however often the make is ticked. */
export function loadStockModels(dealershipId: number, make: string): Promise<CountedName[]> {
  return queryClient().fetchQuery({
    queryKey: ['models', dealershipId, make],
    queryFn: ({ signal }) =>
      browserApi.modelsOfDealership({ params: { dealershipId: String(dealershipId), makeId: make }, signal }),
    retry: 1,
  });
}
