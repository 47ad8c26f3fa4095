/** Who may make a call. A rule is data, so that a test can walk all routes and an operator can read them. */
export type Access =
  | { rule: 'everyone' }
  /** Whoever is signed in, for what is their own; also an operator who has still to set up the second factor. */
  | { rule: 'signed-in' }
  | { rule: 'operator' }
  /** Whoever works for a dealership, whichever; suspended ones included. */
  | { rule: 'dealer' }
  /** Everybody who works for the dealership that the path, or the query, names, analysts of its group included, and operators. */
  | { rule: 'dealer-member'; param: string; in?: 'query' }
  /** Staff and owners of the dealership that the path parameter names, and operators. A suspended one's may only read. */
  | { rule: 'dealer-staff'; param: string }
  /** Owners of the dealership that the path parameter names, and operators. A suspended one's may only read. */
  | { rule: 'dealer-owner'; param: string }
  /** Owners of the group that the path parameter names, and operators. */
  | { rule: 'group-owner'; param: string };

export const everyone: Access = { rule: 'everyone' };
export const signedIn: Access = { rule: 'signed-in' };
export const operator: Access = { rule: 'operator' };
export const anyDealer: Access = { rule: 'dealer' };

export function dealerMemberOf(param: string): Access {
  return { rule: 'dealer-member', param };
}

/** The same for a call whose path names no dealership: its query does. */
export function dealerMemberOfQuery(param: string): Access {
  return { rule: 'dealer-member', param, in: 'query' };
}

export function dealerStaffOf(param: string): Access {
  return { rule: 'dealer-staff', param };
}

export function dealerOwnerOf(param: string): Access {
  return { rule: 'dealer-owner', param };
}

export function groupOwnerOf(param: string): Access {
  return { rule: 'group-owner', param };
}
