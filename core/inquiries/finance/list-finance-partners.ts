import type { PartnerList } from '@kardan/contract/calls/contact/finance-request';
import type { Env } from '../../env.ts';

/** Who can be asked, as everybody may see it: where their mail goes stays here. */
export function listFinancePartners({ env }: { env: Env }): PartnerList {
  return { items: env.FINANCE_PARTNERS.map(({ id, name, city, offers }) => ({ id, name, city, offers })) };
}
