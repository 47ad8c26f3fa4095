import { ApiError } from '@kardan/contract/client/api-error';
import { passesByItself } from '@kardan/contract/client/passes-by-itself';

/** Nothing answered, or nobody who could have taken it: the same words may be taken later. */
export function judgeFailure(error: unknown): 'stale' | 'offline' | 'refused' {
  if (!(error instanceof ApiError)) return 'refused';
  if (error.code === 'stale-revision') return 'stale';
  return passesByItself(error) ? 'offline' : 'refused';
}
