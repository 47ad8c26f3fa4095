/** Who may make a call. A rule is data, so that a test can walk all routes and an operator can read them. */
export type Access =
  | { rule: 'everyone' }
  | { rule: 'operator' }
  /** Staff and owners of any dealership, who act for the one their token names. */
  | { rule: 'dealer' }
  /** Staff and owners of the dealership that the path parameter names, and operators. */
  | { rule: 'dealer-staff'; param: string }
  /** Owners of the dealership that the path parameter names, and operators. */
  | { rule: 'dealer-owner'; param: string };

export const everyone: Access = { rule: 'everyone' };
export const operator: Access = { rule: 'operator' };
export const anyDealer: Access = { rule: 'dealer' };

export function dealerStaffOf(param: string): Access {
  return { rule: 'dealer-staff', param };
}

export function dealerOwnerOf(param: string): Access {
  return { rule: 'dealer-owner', param };
}
