import type { OwnAgent } from '@kardan/contract/calls/search-agent';
import { ApiError } from '@kardan/contract/client/api-error';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { cache } from 'react';
import { api } from '#lib/api/api.ts';
import { type ApiFailure, apiFailure } from '#lib/api/api-failure.ts';

/** The agent that a signed link opens; undefined when there is none, be it deleted or never made. Head and body ask once. */
export const loadOwnAgent = cache(
  async (token: string, language: Locale): Promise<OwnAgent | ApiFailure | undefined> => {
    const client = await api();
    try {
      return await client.ownSearchAgent({ params: { token }, query: { language } });
    } catch (error) {
      // What is no token at all, as a mail program may have cut it, opens nothing either.
      const isUnknown = error instanceof ApiError && error.status === 404;
      return isUnknown ? undefined : apiFailure(error);
    }
  },
);
