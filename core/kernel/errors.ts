import { type FormerListing, type Issue, type ProblemCode, problems } from '@kardan/contract/problem';

/** A field the caller has to correct; it stands in the body unless told. */
export type FieldIssue = Omit<Issue, 'in'> & { in?: Issue['in'] };

/** A failure the caller is told about: the code's public text goes out, message and cause stay in the log. */
export class Failure extends Error {
  readonly code: ProblemCode;
  readonly issues: FieldIssue[];

  constructor(code: ProblemCode, options: { message?: string; cause?: unknown; issues?: FieldIssue[] } = {}) {
    super(options.message ?? code, { cause: options.cause });
    this.name = new.target.name;
    this.code = code;
    this.issues = options.issues ?? [];
  }
}

/** There is no such object, or it is not the caller's: both look the same from outside. */
export class NotFound extends Failure {
  constructor(what: string) {
    super('not-found', { message: `${what} not found` });
  }
}

/** The car was public once and is not any more; says which it was, so that its page can lead on. */
export class ListingGone extends Failure {
  readonly formerListing: FormerListing;

  constructor(formerListing: FormerListing) {
    super('listing-gone', { message: `listing ${formerListing.id} is gone` });
    this.formerListing = formerListing;
  }
}

/** The request is well-formed, but a value in it cannot be; says so for every field at once. */
export class InvalidRequest extends Failure {
  constructor(issues: FieldIssue[]) {
    super('invalid-request', { issues });
  }
}

/** The cursor was made for another order, or not by us. */
export class InvalidCursor extends Failure {
  constructor() {
    super('invalid-request', {
      issues: [{ path: ['cursor'], code: 'invalid-cursor', message: 'not a cursor of this search' }],
    });
  }
}

/** It was done too often; says when it may be done again. */
export class TooManyRequests extends Failure {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number, code: 'too-many-requests' | 'sign-in-throttled' = 'too-many-requests') {
    super(code);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** OpenSearch does not answer: shown as an outage, never as an empty result. */
export class SearchUnavailable extends Failure {
  constructor(cause: unknown) {
    super('search-unavailable', { cause });
  }
}

/** The store of pictures does not answer. */
export class MediaUnavailable extends Failure {
  constructor(cause: unknown) {
    super('media-unavailable', { cause });
  }
}

/**
 * Whether our rules or the database's own refuse what was wanted, as opposed to an outage or a mistake of ours: the same may well be
 * done once a service is back, or there is a turn again.
 */
export function isRefusal(error: unknown): error is Error {
  if (error instanceof Failure) return problems[error.code].status < 500;
  // Values that a column cannot hold (22), and constraints (23).
  return error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code));
}

// Connection exceptions (08), a server that has lost the lead to another (25006), insufficient resources (53), shutdown and
// restart (57P), and what sockets report.
const outageCodes = /^(08|25006|53|57P0)|^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH)$/;

// Those of the pool and of its connections carry no code.
const poolErrors =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|is not queryable|Client was closed/;

/** Whether PostgreSQL could not be reached, or there was no turn at it, as opposed to refusing a statement. */
export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof Failure) return error.code === 'overloaded';
  if (error instanceof AggregateError) return error.errors.some(isDatabaseOutage);
  const { code } = error as { code?: unknown };
  if (typeof code === 'string') return outageCodes.test(code);
  return poolErrors.test(error.message);
}

/** Whether the database or the store of files could not be reached: nothing is wrong with what was wanted, and it can be done once they are back. */
export function isServiceOutage(error: unknown): boolean {
  return error instanceof MediaUnavailable || isDatabaseOutage(error);
}
