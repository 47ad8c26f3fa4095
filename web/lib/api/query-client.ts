import { ApiError } from '@kardan/contract/client/api-error';
import { passesByItself } from '@kardan/contract/client/passes-by-itself';
import { QueryClient } from '@tanstack/react-query';

const secondMs = 1_000;
const minuteMs = 60 * secondMs;

/** Attempts after the first. */
const maxRetries = 3;

/**
 * The browser's cache of answers. It asks even when the browser believes to be offline, and never because a tab is looked
 * at again.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnWindowFocus: false,
        gcTime: 5 * minuteMs,
        staleTime: 30 * secondMs,
        retry: (failures, error) => failures < maxRetries && mayHelp(error),
        retryDelay: retryDelayMs,
      },
    },
  });
}

let shared: QueryClient | undefined;

/** The one client that all parts of a page share. For browsers only: on a server, visitors would share answers. */
export function queryClient(): QueryClient {
  shared ??= createQueryClient();
  return shared;
}

/** Waits of 1, 2, 4 … seconds, 30 at most. */
export function retryDelayMs(failures: number): number {
  return Math.min(secondMs * 2 ** failures, 30 * secondMs);
}

/** Asking again can only help when it was not the request's fault. */
function mayHelp(error: Error): boolean {
  return !(error instanceof ApiError) || passesByItself(error);
}
