import { ApiError } from '@kardan/contract/client/api-error';

/** `fetch` that gives up: a connection that hangs looks like one that works, and a button would turn for ever. */
export function fetchWithin(timeoutMs: number): typeof fetch {
  return (address, init) => {
    const timeout = AbortSignal.timeout(timeoutMs);
    return fetch(address, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout });
  };
}

/** Longer than a slow phone needs, shorter than anybody waits. Files go through `fetchWithProgress`, which waits longer. */
export const fetchInTime = fetchWithin(30_000);

/** No answer came in time: whether anything was done is not known. */
export function isTimeout(error: unknown): boolean {
  return error instanceof ApiError && (error.cause as { name?: string } | undefined)?.name === 'TimeoutError';
}
