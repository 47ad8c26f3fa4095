import { oneLine } from './one-line.ts';

/** Forms that texts of a request must have; what is said of one that has not is in labels/schema-issue.ts. */
export const textForms = {
  postcode: /^[1-9]\d{3}$/,
  slug: /^[a-z0-9]+(-[a-z0-9]+)*$/,
  withLetter: /[a-z]/,
  /** A make, or one of its models. */
  vehicle: /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)?$/,
  month: /^(18|19|20)\d\d-(0[1-9]|1[0-2])$/,
  oneLine,
  phone: /^\+?[\d ()/.-]+$/,
  vatId: /^ATU\d{8}$/,
  mailedCode: /^\d{6}$/,
  pictureAddress: /^\/media\/[0-9a-f]{64}$/,
} as const;
