import type { OwnDealership } from '@kardan/contract/calls/admin/account-fields';
import { createContext, useContext } from 'react';
import type { Role } from '../account/rights.ts';

export interface CurrentDealership extends OwnDealership {
  role: Role;
}

/** The dealership that the address names, for pages below it. */
export const DealershipContext = createContext<CurrentDealership | undefined>(undefined);

/** The dealership that the page is about; only for pages below a dealership. */
export function useDealership(): CurrentDealership {
  const dealership = useContext(DealershipContext);
  if (!dealership) throw new Error('useDealership is for pages below a dealership');
  return dealership;
}

/** Whether anything of it can be changed: of a suspended or closed one only by operators, others look at it. */
export function isChangeable({ state, role }: Pick<CurrentDealership, 'state' | 'role'>): boolean {
  return role === 'operator' || (state !== 'suspended' && state !== 'closed');
}
