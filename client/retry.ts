import { ApiError } from '@kardan/contract/client/api-error';
import { passesByItself } from '@kardan/contract/client/passes-by-itself';

export interface RetryOptions {
  /** How often a call is sent at most. */
  maxTries: number;
  /** Wait before the second try where the server names none; it doubles with each, with up to as much again at random. */
  firstDelayMs: number;
  maxDelayMs: number;
}

export const defaultRetry: RetryOptions = { maxTries: 6, firstDelayMs: 500, maxDelayMs: 60_000 };

/** Sends a call again while the server asks to wait or cannot be reached; every other failure is the caller's. */
export async function retrying<Answer>(
  send: () => Promise<Answer>,
  { maxTries, firstDelayMs, maxDelayMs }: RetryOptions,
  signal?: AbortSignal,
): Promise<Answer> {
  for (let tried = 1; ; tried++) {
    try {
      return await send();
    } catch (error) {
      if (!isPassing(error) || tried >= maxTries) throw error;
      const asked = (error.retryAfterSeconds ?? 0) * 1_000;
      const own = Math.min(maxDelayMs, firstDelayMs * 2 ** (tried - 1)) * (1 + Math.random());
      await sleep(Math.max(asked, own), signal);
    }
  }
}

/** What passes by itself but for a defect of the server, which whoever sees to it has to learn of at once. */
function isPassing(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status !== 500 && passesByItself(error);
}

/** Waits, unless the caller has enough. */
export function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(new ApiError('cancelled', { cause: signal?.reason }));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop, { once: true });
  });
}
