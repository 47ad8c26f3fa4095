import type { CustomPage, DealershipDetails, DealershipProfile } from '@kardan/contract/calls/dealerships/dealerships';
import { api } from '#lib/api/api.ts';
import { optional } from '#lib/api/optional.ts';

/** Its people, the days to come and its legal data. */
export async function loadDetails({ id }: DealershipProfile): Promise<DealershipDetails> {
  const client = await api();
  return client.dealershipDetails({ params: { id: String(id) }, query: {} });
}

/** The page it has written itself, where it has one. */
export async function loadCustomPage({ id, customPage }: DealershipProfile): Promise<CustomPage | undefined> {
  if (!customPage) return undefined;
  const client = await api();
  return optional(client.customPage({ params: { id: String(id) } }));
}
