import { ApiError } from '@kardan/contract/client/api-error';

/** Why a form could not be sent, as the name of the text that says what to do. */
export type FailureKind = 'offline' | 'tooOften' | 'sold' | 'gone' | 'spamCheck' | 'nobodyNear' | 'failed';

export interface Failure {
  kind: FailureKind;
  requestId?: string | undefined;
}

/** What went wrong, as far as the visitor can do something about it. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { kind: 'failed' };
  const { code, requestId } = error;
  switch (code) {
    case 'network':
      return { kind: 'offline' };
    case 'too-many-requests':
      return { kind: 'tooOften' };
    case 'listing-sold':
      return { kind: 'sold' };
    case 'listing-gone':
    case 'not-found':
      return { kind: 'gone' };
    case 'no-dealership-nearby':
      return { kind: 'nobodyNear' };
    case 'spam-check-failed':
      return { kind: 'spamCheck' };
    default:
      return { kind: 'failed', requestId };
  }
}
