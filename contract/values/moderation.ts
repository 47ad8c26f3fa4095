/** What is done about a car that breaks law or terms; `none` where it was put right before the decision. */
export const moderationMeasures = ['block-listing', 'remove-picture', 'restrict-dealership', 'none'] as const;
export type ModerationMeasure = (typeof moderationMeasures)[number];

/** What a statement of reasons is about. */
export const moderatedObjects = ['listing', 'image', 'dealership'] as const;

/** What a measure rests on (DSA Art. 17(3)(d) and (e)). */
export const moderationGrounds = ['law', 'terms'] as const;
export type ModerationGround = (typeof moderationGrounds)[number];

/** How the facts came to light (DSA Art. 17(3)(b)). */
export const moderationOrigins = ['notice', 'own', 'automated'] as const;
export type ModerationOrigin = (typeof moderationOrigins)[number];

/** Where a measure holds (DSA Art. 17(3)(a)). */
export const moderationTerritories = ['everywhere', 'austria'] as const;
export type ModerationTerritory = (typeof moderationTerritories)[number];

export const complainants = ['dealer', 'reporter'] as const;
export type Complainant = (typeof complainants)[number];

export const complaintStates = ['open', 'upheld', 'rejected'] as const;
export type ComplaintState = (typeof complaintStates)[number];

/** Months within which a decision can be complained of (DSA Art. 20(1)). */
export const complaintMonths = 6;
/** Days within which a complaint is decided. */
export const complaintDays = 14;

export const moderationBounds = { text: 5000, clause: 200, min: 20 } as const;

/** Cases that a list shows at once. */
export const moderationPageSize = 50;
