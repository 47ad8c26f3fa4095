/** Files that we read: ours, and what dealers' systems send elsewhere. */
export const feedFormats = ['kardan-csv', 'kardan-xlsx', 'kardan-json', 'mobile-csv', 'autoscout-json'] as const;
export type FeedFormat = (typeof feedFormats)[number];

/** How a feed's cars get here. */
export const feedSources = ['upload', 'url', 'sftp', 'push'] as const;
export type FeedSource = (typeof feedSources)[number];

/** What became of a car of a run. */
export const carFates = ['created', 'changed', 'unchanged', 'refused', 'withdrawn'] as const;
export type CarFate = (typeof carFates)[number];

/**
 * What a finding means for its car: `refuses` keeps the car from being taken, `drops` leaves out the one value, `keeps` says
 * that what a person has set by hand stays.
 */
export const lineSeverities = ['refuses', 'drops', 'keeps'] as const;
export type LineSeverity = (typeof lineSeverities)[number];

/** Everything a run may find in a line; the texts of each are the pages'. */
export const lineIssueCodes = [
  'number-missing',
  'number-invalid',
  'number-twice',
  'site-unknown',
  'make-unknown',
  'model-unknown',
  'value-unmapped',
  'value-invalid',
  'value-out-of-range',
  'value-too-long',
  'question-open',
  'credit-incomplete',
  'credit-in-text',
  'link-in-text',
  'picture-invalid',
  'too-many-pictures',
  'field-missing',
  'consumption-required',
  'vin-online-twice',
  'number-taken',
  'state-refuses',
  'field-locked',
  'contradiction',
  // The line has more or fewer columns than the first one, or cannot be read at all.
  'columns-differ',
  'line-unreadable',
  // A whole set of a credit's figures, for which cars have no place.
  'credit-unsupported',
] as const;
export type LineIssueCode = (typeof lineIssueCodes)[number];

/** Why a file could not be read, or not to its end; nothing vanishes because of such a file. */
export const unreadableFileCodes = [
  'empty',
  'html',
  'archive',
  'not-text',
  'not-csv',
  'not-json',
  'not-xlsx',
  'header-unknown',
  'cut-off',
  'line-too-long',
  'too-many-columns',
  'too-many-rows',
  'too-deep',
  'too-large',
  'too-slow',
] as const;
export type UnreadableFileCode = (typeof unreadableFileCodes)[number];
