/** Who may make a call. A rule is data, so that a test can walk all routes and an operator can read them. */
export type Access =
  | { rule: 'everyone' }
  /** Whoever is signed in, for what is their own; also an operator who has still to set up the second factor. */
  | { rule: 'signed-in' }
  | { rule: 'operator' }
  /** Whoever works for a dealership, whichever; suspended ones included. */
  | { rule: 'dealer' }
  /** Staff and owners of the dealership that the path parameter names, and operators. A suspended one's may only read. */
  | { rule: 'dealer-staff'; param: string }
  /** Owners of the dealership that the path parameter names, and operators. A suspended one's may only read. */
  | { rule: 'dealer-owner'; param: string };

export const everyone: Access = { rule: 'everyone' };
export const signedIn: Access = { rule: 'signed-in' };
export const operator: Access = { rule: 'operator' };
export const anyDealer: Access = { rule: 'dealer' };

export function dealerStaffOf(param: string): Access {
  return { rule: 'dealer-staff', param };
}

export function dealerOwnerOf(param: string): Access {
  return { rule: 'dealer-owner', param };
}
