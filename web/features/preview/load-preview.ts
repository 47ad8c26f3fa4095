import type { ContentPreview } from '@kardan/contract/calls/content/preview';
import { ApiError } from '@kardan/contract/client/api-error';
import { cache } from 'react';
import { api } from '#lib/api/api.ts';
import { type ApiFailure, apiFailure } from '#lib/api/api-failure.ts';

/** Undefined when the link leads to nothing: made up, replaced, or over. */
export type FoundPreview = ContentPreview | ApiFailure | undefined;

export const loadPreview = cache(async (token: string): Promise<FoundPreview> => {
  try {
    return await (await api()).contentPreview({ params: { token: decodeURIComponent(token) } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    return apiFailure(error);
  }
});

export function isPreview(found: FoundPreview): found is ContentPreview {
  return found !== undefined && !('failed' in found);
}

/** What the text is called, for the head of the page. */
export function previewTitle(preview: ContentPreview): string {
  switch (preview.kind) {
    case 'article':
      return preview.article.title;
    case 'testimonial':
      return preview.testimonial.title;
    case 'faulty':
      return preview.title;
    default:
      return preview.page.title;
  }
}
