import type { OwnDealership } from '@kardan/contract/calls/admin/account-fields';
import { createContext, useContext } from 'react';
import type { Role } from '../account/rights.ts';

export interface CurrentDealership extends OwnDealership {
  role: Role;
  /** How long an operator may change things for it, who looks at it otherwise. */
  actingUntil?: string | null;
}

/** The dealership that the address names, for pages below it. */
export const DealershipContext = createContext<CurrentDealership | undefined>(undefined);

/** The dealership that the page is about; only for pages below a dealership. */
export function useDealership(): CurrentDealership {
  const dealership = useContext(DealershipContext);
  if (!dealership) throw new Error('useDealership is for pages below a dealership');
  return dealership;
}

/** Whether anything of it can be changed: a suspended or closed one is looked at, and so is every one by operators who have not said why they would change it. */
export function isChangeable(
  { state, role, actingUntil }: Pick<CurrentDealership, 'state' | 'role' | 'actingUntil'>,
  now = Date.now(),
): boolean {
  if (role === 'operator') return Boolean(actingUntil) && Date.parse(actingUntil ?? '') > now;
  return state !== 'suspended' && state !== 'closed';
}
