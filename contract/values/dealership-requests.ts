import { feedFormats } from './feeds.ts';

/** What the wizard of a new dealership, the operator's queue and their checks share. No schema in here: browsers load it. */

export const requestStates = ['open', 'asked', 'approved', 'refused'] as const;
export type RequestState = (typeof requestStates)[number];

/** The queue's tabs: what waits for the operator, what waits for the sender, what is over. */
export const requestTabs = ['open', 'asked', 'decided'] as const;
export type RequestTab = (typeof requestTabs)[number];

/** How cars shall get here: by hand, by a file that we read, or by something that has to be talked about. */
export const wishedFeeds = ['none', ...feedFormats, 'another'] as const;
export type WishedFeed = (typeof wishedFeeds)[number];

export const maxCarCount = 100_000;

/** Working days in which a request is answered. */
export const requestWorkingDays = 5;

export const requestLengths = { court: 80, question: 3_000, reasons: 3_000 } as const;
/** A refusal or a question says something. */
export const shortestDecision = 10;

/** What is looked at before a dealership is let in, in the order of the page. */
export const requestChecks = [
  'register-number',
  'vat-number',
  'vat-register',
  'trade-number',
  'address',
  'duplicates',
  'restrictions',
] as const;
export type RequestCheck = (typeof requestChecks)[number];

/** `open`: nobody has looked, or nothing was told that could be compared. */
export const checkOutcomes = ['ok', 'problem', 'open'] as const;

/** What a check has found; the words are the pages'. */
export const checkFindings = [
  'right',
  'wrong-form',
  'wrong-check-sign',
  'not-told',
  'not-needed',
  'unexpected',
  'confirmed',
  'another-name',
  'unknown-number',
  'unreachable',
  'waiting',
  'not-set-up',
  'another-place',
  'unknown-postcode',
  'none',
  'found',
] as const;
export type CheckFinding = (typeof checkFindings)[number];

/** Which findings each check can have; pages have words for each. */
export const findingsOfChecks = {
  'register-number': ['right', 'wrong-form', 'wrong-check-sign', 'not-told', 'not-needed', 'unexpected'],
  'vat-number': ['right', 'wrong-form', 'wrong-check-sign', 'not-told'],
  'vat-register': ['confirmed', 'another-name', 'unknown-number', 'unreachable', 'waiting', 'not-set-up', 'not-told'],
  'trade-number': ['right', 'wrong-form', 'not-told'],
  address: ['right', 'another-place', 'unknown-postcode'],
  duplicates: ['none', 'found'],
  restrictions: ['none', 'found'],
} as const satisfies Record<RequestCheck, readonly CheckFinding[]>;

/** By what somebody else is the same. */
export const sameness = ['vat', 'register', 'phone', 'email', 'name'] as const;

/** Days between the announcement of new terms and the day they hold from (P2B regulation, Art. 3(2)). */
export const agreementNoticeDays = 15;
export const agreementLengths = { version: 20, textUrl: 300, summary: 2_000 } as const;
