import { ApiError } from '@kardan/contract/client/api-error';

/** Why the API gave no answer; plain data, since React's development build chokes on errors in properties. */
export interface ApiFailure {
  failed: true;
  /** 429 or 500 as the API told; 503 for everything else, an API that gave no answer included. */
  status: 429 | 500 | 503;
  retryAfterSeconds: number;
  requestId: string | undefined;
}

/** A failure of the API as a page shows it. A request that we got wrong is a defect of ours and breaks the page. */
export function apiFailure(error: unknown): ApiFailure {
  if (!(error instanceof ApiError) || error.code === 'invalid-request') throw error;
  const { status, retryAfterSeconds = 10, requestId } = error;
  return { failed: true, status: status === 429 || status === 500 ? status : 503, retryAfterSeconds, requestId };
}
