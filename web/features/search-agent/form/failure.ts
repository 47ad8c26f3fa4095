import { ApiError } from '@kardan/contract/client/api-error';
import type { Values } from '@kardan/ui/texts/translator.ts';

/** Why something could not be done, as the text that says what to do. */
export interface Failure {
  text: `failure.${'offline' | 'tooOften' | 'tooOftenSoon' | 'spamCheck' | 'gone' | 'failed'}`;
  values?: Values;
  offline?: boolean;
  requestId?: string | undefined;
}

/** What went wrong, as far as the visitor can do something about it. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { text: 'failure.failed' };
  switch (error.code) {
    case 'network':
      return { text: 'failure.offline', offline: true };
    case 'too-many-requests': {
      const count = minutesOf(error);
      return count > 1 ? { text: 'failure.tooOften', values: { count } } : { text: 'failure.tooOftenSoon' };
    }
    case 'spam-check-failed':
      return { text: 'failure.spamCheck' };
    case 'not-found':
      return { text: 'failure.gone' };
    default:
      return { text: 'failure.failed', requestId: error.requestId };
  }
}

/** How long one has to wait, in whole minutes. */
export function minutesOf({ retryAfterSeconds = 60 }: Pick<ApiError, 'retryAfterSeconds'>): number {
  return Math.max(1, Math.ceil(retryAfterSeconds / 60));
}
