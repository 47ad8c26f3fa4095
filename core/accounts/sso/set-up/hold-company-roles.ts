import type { Tx } from '../../../db/database.ts';
import { lockProvider } from '../provider-store.ts';
import { loadDomains } from './domain-store.ts';

/**
 * Whose addresses the group's company account lets in, and whether it gives a role in just this dealership; held until the
 * transaction ends.
 */
export async function holdCompanyRoles(
  tx: Tx,
  { groupId, dealershipId }: { groupId: number; dealershipId: number },
): Promise<{ domains: string[]; namesDealership: boolean }> {
  const provider = await lockProvider(tx, groupId);
  if (!provider) return { domains: [], namesDealership: false };
  const domains = (await loadDomains(tx, provider.id)).flatMap((each) => (each.isConfirmed ? each.domain : []));
  return { domains, namesDealership: provider.roleClaims.some((role) => role.dealershipId === dealershipId) };
}
