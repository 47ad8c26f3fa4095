/** What an operator should look at. No schema in here: browsers load it. */
export const findingKinds = ['vin', 'picture', 'price', 'text'] as const;
export type FindingKind = (typeof findingKinds)[number];

/** `ended`: what it rested on is gone, a car offline or a price changed. */
export const findingStates = ['open', 'dismissed', 'acted', 'ended'] as const;
export type FindingState = (typeof findingStates)[number];

/** What two cars may have in common beside what they were found by. */
export const equalFacts = ['vin', 'price', 'mileage', 'first-registration', 'colour', 'description'] as const;
export type EqualFact = (typeof equalFacts)[number];

/** A price outside of these percents of the expected one is looked at, if enough cars of the model say what is expected. */
export const priceFindingLimits = { lowPercent: 60, highPercent: 250, leastComparables: 20 } as const;

/** From so many dealerships on that show it, a picture is the manufacturer's and no copy. */
export const stockPhotographFrom = 4;
/** One picture alone may be alike by chance or be a sign of the street. */
export const leastAlikePictures = 2;

export const findingsPageSize = 20;
export const maxFindingWhy = 500;
