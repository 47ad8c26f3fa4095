/** What the portal can hold against a dealership, and what it has to say of it. No schema in here: browsers load it. */

/** From the mildest on. */
export const restrictionKinds = ['no-new-listings', 'suspended', 'closed'] as const;
export type RestrictionKind = (typeof restrictionKinds)[number];

export const restrictionGrounds = ['terms', 'law'] as const;
export type RestrictionGround = (typeof restrictionGrounds)[number];

/** How the portal came to know of it (Art. 17 DSA). */
export const restrictionFindings = ['notice', 'own-check', 'automated'] as const;
export type RestrictionFinding = (typeof restrictionFindings)[number];

/** Why a dealership may be closed without waiting (Art. 4 P2B). */
export const restrictionHastes = ['law', 'repeated-infringement'] as const;
export type RestrictionHaste = (typeof restrictionHastes)[number];

/** Where it stands: announced for a later day, in force, or over. */
export const restrictionStates = ['announced', 'in-force', 'lifted'] as const;
export type RestrictionState = (typeof restrictionStates)[number];

/** Days between the reasons for closing a dealership and its closing. */
export const closingNoticeDays = 30;
/** Months within which a dealership can complain of a decision (Art. 20 DSA). */
export const complaintMonths = 6;
/** A later day than this is no announcement any more. */
export const maxNoticeDays = 365;

/** What it was lifted for may be the answer to a complaint, word for word. */
export const restrictionLengths = { facts: 4_000, clause: 200, liftedBecause: 5_000 } as const;
