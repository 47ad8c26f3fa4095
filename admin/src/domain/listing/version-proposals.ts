import type { EditableFields } from '@kardan/contract/calls/stock/editable-fields';
import { ApiError } from '@kardan/contract/client/api-error';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { api } from '#lib/api/api.ts';

const staleTime = 30 * 60_000;

type Vehicle = Pick<EditableFields, 'make' | 'model' | 'version'>;

/** What may be proposed of the car that a national code names; null where nobody knows it. Nothing is asked before its six digits. */
export const versionByCodeQuery = (code: string | null) =>
  queryOptions({
    queryKey: ['version-by-code', code],
    queryFn:
      code !== null && isNationalCode(code)
        ? ({ signal }) => optional(api.versionByCode({ query: { nationalCode: code }, signal }))
        : skipToken,
    staleTime,
  });

/** What may be proposed of a car of a version that somebody has chosen. */
export const versionQuery = ({ make, model, version }: Vehicle) =>
  queryOptions({
    queryKey: ['version-proposals', make, model, version],
    queryFn:
      make === null || model === null || version === null
        ? skipToken
        : ({ signal }) => optional(api.versionProposals({ query: { make, model, version }, signal })),
    staleTime,
  });

export function isNationalCode(code: string): boolean {
  return /^\d{6}$/.test(code);
}

/** A code that nobody knows is no failure: the vehicle is chosen by hand. */
async function optional<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not-found') return null;
    throw error;
  }
}
