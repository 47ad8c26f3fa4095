import type { OwnNotice } from '@kardan/contract/calls/contact/notices';
import { ApiError } from '@kardan/contract/client/api-error';
import { cache } from 'react';
import { api } from '#lib/api/api.ts';
import { type ApiFailure, apiFailure } from '#lib/api/api-failure.ts';

/** The report that a signed link opens; undefined when there is none, or none any more. Head and body ask once. */
export const loadOwnNotice = cache(async (token: string): Promise<OwnNotice | ApiFailure | undefined> => {
  const client = await api();
  try {
    return await client.ownNotice({ params: { token } });
  } catch (error) {
    // What is no token at all, as a mail program may have cut it, opens nothing either.
    const isUnknown = error instanceof ApiError && error.status === 404;
    return isUnknown ? undefined : apiFailure(error);
  }
});
