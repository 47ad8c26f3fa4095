import { ApiError } from '@kardan/contract/client/api-error';
import { type ApiFailure, apiFailure } from './api-failure.ts';

/** What an address names: a page's data, nothing at all, or what the API could not tell. */
export type FoundPage<Page> =
  | { kind: 'page'; page: Page }
  | { kind: 'unknown' }
  | { kind: 'failed'; failure: ApiFailure };

export async function foundPage<Page>(answer: Promise<Page>): Promise<FoundPage<Page>> {
  try {
    return { kind: 'page', page: await answer };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { kind: 'unknown' };
    return { kind: 'failed', failure: apiFailure(error) };
  }
}

/** What can be no name is not asked for. */
export function isName(segment: string): boolean {
  return /^[a-z0-9-]{1,160}$/.test(segment);
}
