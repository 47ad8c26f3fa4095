import { ApiError } from '@kardan/contract/client/api-error';
import type { CountProblem } from './live-count.ts';

/** What is the matter, as far as the visitor can do something about it. */
export function countProblem(error: unknown): CountProblem {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.issues.some(({ code }) => code === 'unknown-postcode')) return 'unknown-postcode';
  return error.status === 429 ? 'too-many' : 'failed';
}
