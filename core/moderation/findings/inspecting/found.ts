import type { FindingKind } from '@kardan/contract/values/findings';

export interface AlikePictures {
  image: string;
  otherImage: string;
  differentBits: number;
}

/** What a finding tells of its kind, beside the cars as they stand. */
export interface FindingDetail {
  pictures?: AlikePictures[];
  price?: { estimateEur: number; percent: number; comparables: number };
  words?: string[];
}

/** What was found of a car, or of a pair of which the first has the lower id. */
export interface Found {
  kind: FindingKind;
  listingId: number;
  otherListingId: number | null;
  /** What it rests on, in one text. */
  facts: string;
  detail: FindingDetail;
}
