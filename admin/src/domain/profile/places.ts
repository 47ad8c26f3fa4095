import { textForms } from '@kardan/contract/values/text-forms';
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { api } from '#lib/api/api.ts';

/** Places of a postcode, once it is a whole one. */
export const placesQuery = (dealershipId: string, postcode: string) =>
  queryOptions({
    queryKey: ['places', dealershipId, postcode],
    queryFn: textForms.postcode.test(postcode)
      ? ({ signal }) => api.placesOfPostcode({ params: { dealershipId }, query: { postcode }, signal })
      : skipToken,
    placeholderData: keepPreviousData,
    staleTime: 30 * 60_000,
  });
