import type { SearchFilters } from '@kardan/contract/calls/search/search';
import type { AgentPreview } from '@kardan/contract/calls/search-agent';
import { ApiError } from '@kardan/contract/client/api-error';
import { api } from '#lib/api/api.ts';
import { apiFailure } from '#lib/api/api-failure.ts';

export interface FoundPreview {
  /** Undefined when it could not be counted: a search agent does not depend on it. */
  preview: AgentPreview | undefined;
  /** What was asked for; without the place when there is no such postcode. */
  filters: SearchFilters;
  unknownPostcode: string | undefined;
}

/** What a search agent would tell of. */
export async function loadPreview(filters: SearchFilters): Promise<FoundPreview> {
  const client = await api();
  try {
    const preview = await client.previewSearchAgent({ body: filters });
    return { preview, filters, unknownPostcode: undefined };
  } catch (error) {
    const { place, ...elsewhere } = filters;
    if (place && isUnknownPostcode(error)) {
      return { ...(await loadPreview(elsewhere)), unknownPostcode: place.postcode };
    }
    apiFailure(error);
    return { preview: undefined, filters, unknownPostcode: undefined };
  }
}

function isUnknownPostcode(error: unknown): boolean {
  return error instanceof ApiError && error.issues.some(({ code }) => code === 'unknown-postcode');
}
