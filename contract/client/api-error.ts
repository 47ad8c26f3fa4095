import type { FormerListing, Issue, Problem, ProblemCode } from '../problem.ts';

/**
 * Why a call gave no data: a problem the API told; `network` when no answer came; `cancelled` when the caller's signal
 * said so; `unreadable-answer` when something answered that is not our API, such as a proxy's error page. Or why an upload gave
 * no picture: `picture-refused`, with the reason as message, or `picture-not-ready` within the time that it is waited for.
 */
export type ApiErrorCode =
  | ProblemCode
  | 'network'
  | 'cancelled'
  | 'unreadable-answer'
  | 'picture-refused'
  | 'picture-not-ready';

interface ApiErrorDetails {
  status?: number | undefined;
  message?: string;
  issues?: Issue[] | undefined;
  formerListing?: FormerListing | undefined;
  requestId?: string | undefined;
  retryAfterSeconds?: number | undefined;
  cause?: unknown;
}

/** The one error a client throws. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  /** Status of the answer; undefined when there was none. */
  readonly status: number | undefined;
  /** Every field to correct. */
  readonly issues: Issue[];
  /** With `listing-gone`: which car it was. */
  readonly formerListing: FormerListing | undefined;
  /** What support finds the log by. */
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ApiErrorCode, details: ApiErrorDetails = {}) {
    super(details.message ?? code, { cause: details.cause });
    this.name = 'ApiError';
    this.code = code;
    this.status = details.status;
    this.issues = details.issues ?? [];
    this.formerListing = details.formerListing;
    this.requestId = details.requestId;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** Reads an answer that is not a success. */
export async function errorFromResponse(response: Response): Promise<ApiError> {
  const { status } = response;
  const requestId = response.headers.get('x-request-id') ?? undefined;
  const retryAfterSeconds = Number(response.headers.get('retry-after') ?? Number.NaN) || undefined;
  const isProblem = response.headers.get('content-type')?.startsWith('application/problem+json');
  const document = isProblem ? ((await response.json().catch(() => undefined)) as Problem | undefined) : undefined;
  if (!document) {
    if (!isProblem) await response.body?.cancel();
    return new ApiError('unreadable-answer', { status, requestId, retryAfterSeconds });
  }
  const { code, title: message, issues, formerListing, requestId: told } = document;
  return new ApiError(code, { status, message, issues, formerListing, requestId: told, retryAfterSeconds });
}
