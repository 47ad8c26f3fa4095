import { oneLine } from './one-line.ts';

/** Forms that texts of a request must have; what is said of one that has not is in labels/schema-issue.ts. */
export const textForms = {
  postcode: /^[1-9]\d{3}$/,
  slug: /^[a-z0-9]+(-[a-z0-9]+)*$/,
  withLetter: /[a-z]/,
  contentKey: /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
  /** A make, or one of its models. */
  vehicle: /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)?$/,
  month: /^(18|19|20)\d\d-(0[1-9]|1[0-2])$/,
  oneLine,
  /** Neither an address nor a link; initials and titles may have their dots. */
  personName: /^(?!.*(?:[@/\\<>]|[\p{L}\p{N}]{2,}\.\p{L}{2,}|[\p{L}\p{N}]\.\p{Ll}{2,}))/u,
  phone: /^\+?[\d ()/.-]+$/,
  vatId: /^ATU\d{8}$/,
  /** Without FN before it; the letter is a check sign. */
  companyRegisterNumber: /^\d{1,6}[a-z]$/,
  gisaNumber: /^\d{8}$/,
  colour: /^#[0-9a-f]{6}$/,
  clock: /^([01]\d|2[0-3]):[0-5]\d$/,
  closingTime: /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/,
  country: /^[A-Z]{2}$/,
  nationalCode: /^\d{6}$/,
  versionName: /^[\w.-]+$/,
  siteOrSecureAddress: /^(\/(?!\/)|https:\/\/)/,
  withAnyLetter: /\p{L}/u,
  notBlank: /\S/,
  jobName: /^[a-z-]{1,60}$/,
  mailedCode: /^\d{6}$/,
  listingId: /^[1-9]\d{0,14}$/,
  contentHash: /^[0-9a-f]{64}$/,
  uploadLinkToken: /^[\w-]{32}$/,
  /** Without I, O and Q, which look like digits; its check digit and year do not bind in Europe. */
  vin: /^[A-HJ-NPR-Z0-9]{17}$/,
  secureAddress: /^https:\/\//,
  webAddress: /^https?:\/\//,
  /** Without host, query and fragment; it names a page other than the first. */
  sitePath: /^\/(?!\/)[\w\-./%~]+$/,
  domain: /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/,
  pictureAddress: /^\/media\/[0-9a-f]{64}$/,
} as const;
