import { ApiError } from '@kardan/contract/client/api-error';
import { passesByItself } from '@kardan/contract/client/passes-by-itself';
import { QueryClient } from '@tanstack/react-query';
import { isTimeout } from './fetch-in-time.ts';

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const maxRetries = 2;

/**
 * The answers that pages share. It asks even when the browser believes to be offline, again once that is over, and never because
 * a tab is looked at again.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      // Off unless told, since it asks without a connection too.
      refetchOnReconnect: true,
      refetchOnWindowFocus: false,
      gcTime: 5 * minuteMs,
      staleTime: 30 * secondMs,
      retry: (failures, error) => failures < maxRetries && mayHelp(error),
      retryDelay: (failures) => Math.min(secondMs * 2 ** failures, 30 * secondMs),
    },
    mutations: { networkMode: 'always' },
  },
});

/** Asking again can only help when it was not the request's fault; who has waited half a minute decides for themselves. */
function mayHelp(error: Error): boolean {
  return error instanceof ApiError && !isTimeout(error) && passesByItself(error);
}
