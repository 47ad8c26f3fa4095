import { ApiError } from '@kardan/contract/client/api-error';
import { keepFromCaches } from '#lib/server/exchange.ts';
import { logWarning } from '#lib/server/log.ts';

/**
 * The answer to a call that a page can do without; undefined when the API fails. The page is shown then, but not kept for
 * others, and the failure is logged. Whatever else goes wrong is a defect of ours and surfaces.
 */
export async function optional<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { code, status, requestId } = error;
    logWarning({ code, status, requestId }, 'a part of the page is missing: the API failed');
    keepFromCaches();
    return undefined;
  }
}
