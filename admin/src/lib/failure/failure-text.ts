import { ApiError } from '@kardan/contract/client/api-error';
import type { Translator } from '@kardan/ui/texts/translator.ts';
import type { failure } from '#texts/de/failure.ts';
import { isTimeout } from '../api/fetch-in-time.ts';

/** What went wrong, in one sentence for the person at the screen: the API's own words, or ours where none came. */
export function failureText(error: unknown, t: Translator<typeof failure>): string {
  if (!(error instanceof ApiError)) return t('defect');
  if (isTimeout(error)) return t('timeout');
  if (error.code === 'network') return t('network');
  if (error.code === 'unreadable-answer') return t('unreachable');
  const wait = error.retryAfterSeconds;
  if (error.status !== 429 || wait === undefined) return error.message;
  return `${error.message} ${wait < 90 ? t('waitSeconds', { count: wait }) : t('waitMinutes', { count: Math.ceil(wait / 60) })}`;
}

/** The same where no form has a field for what is wrong with each value: their own words. */
export function refusalText(error: unknown, t: Translator<typeof failure>): string {
  const issues = error instanceof ApiError ? error.issues : [];
  return issues.map(({ message }) => message).join(' ') || failureText(error, t);
}

/** For questions to support; failures of the network have none. */
export function requestIdOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.requestId : undefined;
}

export function isOffline(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'network' && !isTimeout(error);
}
