import type { ApiError } from './api-error.ts';

/**
 * Whether the same call may succeed later without anybody changing it: too often, too slow a line, a server that is busy, failed or
 * cannot be reached, or the same request still under way. Everything else is the caller's to correct.
 */
export function passesByItself({ code, status }: Pick<ApiError, 'code' | 'status'>): boolean {
  if (code === 'network' || code === 'request-in-progress') return true;
  return status !== undefined && (status === 408 || status === 429 || status >= 500);
}
