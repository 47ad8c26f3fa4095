import type {
  CustomPage,
  DealershipDetails,
  DealershipLeftBar,
  DealershipProfile,
} from '@kardan/contract/calls/dealerships/dealerships';
import { api } from '#lib/api/api.ts';
import { optional } from '#lib/api/optional.ts';

/** Its people, the days to come and its legal data. */
export async function loadDetails({ id }: DealershipProfile): Promise<DealershipDetails> {
  const client = await api();
  return client.dealershipDetails({ params: { id: String(id) }, query: {} });
}

interface OwnPage {
  page: CustomPage;
  /** What it has on offer; undefined while nobody can count that. */
  leftBar: DealershipLeftBar | undefined;
}

/** The page it has written itself, where it has one, with the navigation that belongs to it. */
export async function loadCustomPage({ id, customPage }: DealershipProfile): Promise<OwnPage | undefined> {
  if (!customPage) return undefined;
  const client = await api();
  const params = { id: String(id) };
  const [page, leftBar] = await Promise.all([
    optional(client.customPage({ params })),
    optional(client.customPageLeftBar({ params })),
  ]);
  return page && { page, leftBar };
}
