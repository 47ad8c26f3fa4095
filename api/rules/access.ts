/** Who may make a call. A rule is data, so that a test can walk all routes and an operator can read them. */
export type Access =
  | { rule: 'everyone' }
  /** Whoever is signed in, for what is their own; also an operator who has still to set up the second factor. */
  | { rule: 'signed-in' }
  | { rule: 'operator' }
  /** Editors and operators: texts of the site are theirs, and nothing else is an editor's. */
  | { rule: 'editor' }
  /** Whoever works for a dealership, whichever; suspended ones included. */
  | { rule: 'dealer' }
  /** Everybody who works for the dealership that the path, or the query, names, analysts of its group included, and operators, who only look. */
  | { rule: 'dealer-member'; param: string; in?: 'query' }
  /** Staff and owners of the dealership that the path parameter names. A suspended one's may only read, and so may operators who have not declared to act for it. */
  | { rule: 'dealer-staff'; param: string }
  /** The same for owners. */
  | { rule: 'dealer-owner'; param: string }
  /** Owners of the group that the path parameter names, and operators. */
  | { rule: 'group-owner'; param: string };

export const everyone: Access = { rule: 'everyone' };
export const signedIn: Access = { rule: 'signed-in' };
export const operator: Access = { rule: 'operator' };
export const editor: Access = { rule: 'editor' };
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
