import { ApiError } from '@kardan/contract/client/api-error';
import { QueryClient } from '@tanstack/react-query';

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const maxRetries = 2;

/** The answers that pages share. It asks even when the browser believes to be offline, and never because a tab is looked at again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      refetchOnWindowFocus: false,
      gcTime: 5 * minuteMs,
      staleTime: 30 * secondMs,
      retry: (failures, error) => failures < maxRetries && mayHelp(error),
      retryDelay: (failures) => Math.min(secondMs * 2 ** failures, 30 * secondMs),
    },
    mutations: { networkMode: 'always' },
  },
});

/** Asking again can only help when it was not the request's fault. */
function mayHelp(error: Error): boolean {
  return error instanceof ApiError && (error.status === undefined || error.status === 429 || error.status >= 500);
}
