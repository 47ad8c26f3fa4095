import type { ContentPage } from '@kardan/contract/calls/content/pages';
import { ApiError } from '@kardan/contract/client/api-error';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { cache } from 'react';
import { api } from '#lib/api/api.ts';
import { type ApiFailure, apiFailure } from '#lib/api/api-failure.ts';

/** Undefined when there is no such text in the language. */
export type FoundPage = ContentPage | ApiFailure | undefined;

/** The text of a portal page or a price list, by its key. */
export const loadPortalText = cache((language: Locale, key: string) =>
  found(async () => (await api()).contentPage({ params: { slug: key }, query: { language } })),
);

export const loadPressRelease = cache((language: Locale, slug: string) =>
  found(async () => (await api()).pressRelease({ params: { slug: decodeURIComponent(slug) }, query: { language } })),
);

async function found(read: () => Promise<ContentPage>): Promise<FoundPage> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    return apiFailure(error);
  }
}

export function isFound(page: FoundPage): page is ContentPage {
  return page !== undefined && !('failed' in page);
}
