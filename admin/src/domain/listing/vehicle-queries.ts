import { queryOptions, skipToken } from '@tanstack/react-query';
import { api } from '#lib/api/api.ts';

/** The catalogue changes seldom: what was asked once is good for the whole visit. */
const staleTime = 30 * 60_000;

/** Every make that there is, those with cars first. */
export const namedMakesQuery = queryOptions({
  queryKey: ['makes'],
  queryFn: async ({ signal }) => {
    const { makes, makesWithoutCars } = await api.searchParams({ signal });
    return [...makes, ...makesWithoutCars].map(({ id, slug, name }) => ({ id, slug, name }));
  },
  staleTime,
});

export const makesQuery = queryOptions({
  ...namedMakesQuery,
  select: (makes) => makes.map(({ slug, name }) => ({ value: slug, label: name })),
});

export const modelsQuery = (make: string | null) =>
  queryOptions({
    queryKey: ['models', make],
    queryFn:
      make === null
        ? skipToken
        : async ({ signal }) => {
            const models = await api.modelsOfMake({ params: { makeId: make }, query: { withoutCars: 'true' }, signal });
            return models.map(({ slug, name }) => ({ value: slug, label: name }));
          },
    staleTime,
  });

/** Versions of a model that were built in a year; all of them where none is told. */
export const versionsQuery = (make: string | null, model: string | null, year: number | undefined) =>
  queryOptions({
    queryKey: ['versions', make, model, year],
    queryFn:
      make === null || model === null
        ? skipToken
        : ({ signal }) => api.eurotaxListing({ query: { make, model, ...(year && { year }) }, signal }),
    staleTime,
  });
