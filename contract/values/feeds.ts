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
 * What a finding means for its car: `refuses` keeps the car from being taken, `drops` leaves out the one value, `keeps` calls
 * for nobody: what a person has set by hand stays, or there is no place here for what the file says.
 */
export const lineSeverities = ['refuses', 'drops', 'keeps'] as const;
export type LineSeverity = (typeof lineSeverities)[number];

/** Everything a run may find in a line; the texts of each are the pages'. */
export const lineIssueCodes = [
  'number-missing',
  'number-invalid',
  'number-twice',
  'site-unknown',
  // The dealership is suspended, or lacks what it needs for its first car.
  'site-not-public',
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
  'picture-unreachable',
  'field-missing',
  'consumption-required',
  'vin-online-twice',
  // The portal has blocked the same car under another number.
  'vin-blocked',
  'number-taken',
  'state-refuses',
  // The portal lets no further car of the dealership go online.
  'no-new-listings',
  // The dealership has as many cars as it may.
  'too-many-cars',
  'field-locked',
  'contradiction',
  // The line has more or fewer columns than the first one, or cannot be read at all.
  'columns-differ',
  'line-unreadable',
  // A whole set of a credit's figures, for which cars have no place.
  'credit-unsupported',
  // What nobody expected, of one car: it is looked at again by the next run.
  'unexpected',
] as const;
export type LineIssueCode = (typeof lineIssueCodes)[number];

/** A new feed only runs to show what it would do; it goes live by somebody who has seen that. */
export const feedStates = ['new', 'tried', 'live', 'paused'] as const;
export type FeedState = (typeof feedStates)[number];

/** `waiting` is for a person, and `applying` has changed cars already. */
export const runStates = ['queued', 'reading', 'waiting', 'applying', 'done', 'failed', 'undoing', 'undone'] as const;
export type RunState = (typeof runStates)[number];

/** Why a run failed, waits, or was left off. */
export const runReasons = [
  'unreadable-file',
  'empty-file',
  'file-too-large',
  'no-car-understood',
  'source-unreachable',
  'source-refused',
  'host-key-changed',
  'too-many-vanish',
  'newer-file',
  'feed-paused',
  'dealership-not-public',
  'unexpected',
] as const;
export type RunReason = (typeof runReasons)[number];

/** Which lines of a run somebody looks at. */
export const lineFilters = ['needs-you', 'refused', 'locked', 'withdrawn', 'created', 'changed', 'all'] as const;
export type LineFilter = (typeof lineFilters)[number];

/** Where a value that was mapped counts: in one feed, in one and proposed for all, in all, or only in one for good. */
export const mappingReaches = ['feed', 'proposed', 'all', 'refused'] as const;
export type MappingReach = (typeof mappingReaches)[number];

/** Days within which a whole run can be taken back. */
export const undoRunDays = 7;
/** Days that lines of runs are kept. */
export const keepLinesDays = 90;
/** Cars that may vanish at any limit but 0 %, unless they are a site's last: of a stock of ten, one is a tenth. */
export const vanishAlways = 3;
export const feedBounds = {
  name: 80,
  location: 1_000,
  username: 200,
  secret: 10_000,
  column: 100,
  raw: 200,
  sites: 200,
};
/** Of a dealership or a group. */
export const maxFeeds = 10;
/** No system makes its file more often. */
export const minIntervalMinutes = 15;

/** What somebody is told who looks whether a feed's file is to be had. */
export const connectionOutcomes = [
  'found',
  'address-refused',
  'no-answer',
  'too-slow',
  'too-large',
  'sign-in-refused',
  'host-key-unconfirmed',
  'host-key-changed',
  'no-file',
] as const;
export type ConnectionOutcome = (typeof connectionOutcomes)[number];

/** Why a picture of a feed was given up. */
export const pictureFailures = ['unreachable', 'not-there', 'too-large', 'no-picture', 'address-refused'] as const;
export type PictureFailure = (typeof pictureFailures)[number];

/** A feed's file, packed or not. */
export const maxFeedFileBytes = 500 * 1024 * 1024;

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
