/** States of a dealership's car, for its own people; what was never published is a draft. */
export const stockStates = ['draft', 'active', 'reserved', 'sold', 'expired', 'withdrawn', 'blocked'] as const;
export type StockState = (typeof stockStates)[number];

/** What an operator may set as the most cars of a dealership; unless told it is 20,000. */
export const maxMaxCars = 1_000_000;

/** Pictures that a buyer expects of a car, in the order in which somebody walks around it. */
export const shots = [
  'front-left',
  'front',
  'side-left',
  'rear-left',
  'rear',
  'rear-right',
  'side-right',
  'wheels',
  'dashboard',
  'seats',
  'odometer',
  'boot',
] as const;
export type Shot = (typeof shots)[number];

/** Where a change of a car came from. */
export const changeSources = ['form', 'bulk', 'schedule', 'feed', 'api', 'undo', 'operator'] as const;
export type ChangeSource = (typeof changeSources)[number];

/** What is open in a car: `blocks` keeps it from going online, `warns` is to be looked at, `improves` adds points. */
export const checkSeverities = ['blocks', 'warns', 'improves'] as const;

export const checkCodes = [
  'field-missing',
  'picture-missing',
  'consumption-required',
  // What contradicts itself: `found` is the code of the issue that publishing would answer.
  'contradiction',
  'more-pictures',
  'shot-missing',
  'more-details',
  'more-equipment',
  'longer-description',
  'warranty-excluded',
  'rate-in-text',
  'contact-in-text',
  'duplicate-vin',
  // The portal has blocked a car with this VIN.
  'blocked-vin',
  'duplicate-number',
  'vin-of-another-make',
  'mileage-implausible',
  'power-implausible',
  'price-implausible',
  'registration-implausible',
  'catalogue-differs',
  'blurred-picture',
  'dark-picture',
  'bright-picture',
  'picture-twice',
] as const;
export type CheckCode = (typeof checkCodes)[number];

/** Every reason why buyers may not find a car, in the order in which one asks. */
export const visibilityReasons = [
  'state',
  'complete',
  'law',
  'schedule',
  'unpublished-changes',
  'dealership',
  'index',
] as const;
export type VisibilityReason = (typeof visibilityReasons)[number];

/** What the stock can be ordered by. */
export const stockSorts = [
  'changed',
  'title',
  'price',
  'first-registration',
  'mileage',
  'days-in-stock',
  'score',
  'pictures',
  'views',
  'inquiries',
  'price-position',
] as const;
export type StockSort = (typeof stockSorts)[number];

export const stockPageSize = 100;
/** Most signs that are printed at once: a ream of paper. */
export const maxPrintedCars = 500;
/** Minutes that the link for a phone's pictures lives. */
export const uploadLinkMinutes = 30;
export const maxPicturesOfListing = 50;

/** States that a dealer's own system may tell of a car. */
export const pushStates = ['active', 'reserved', 'sold', 'withdrawn'] as const;
export type PushState = (typeof pushStates)[number];

export const pushBounds = {
  number: 40,
  url: 2_000,
  /** Cars of one call. */
  cars: 500,
  /** Cars of a page of numbers. */
  page: 1_000,
} as const;
