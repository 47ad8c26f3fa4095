import { infiniteQueryOptions, queryOptions, skipToken } from '@tanstack/react-query';
import { api } from '#lib/api/api.ts';

/** Whatever is asked of the catalogue: a change makes all of it stale. */
export const catalogueKey = ['portal', 'catalogue'] as const;

export const makesToEditQuery = queryOptions({
  queryKey: [...catalogueKey, 'makes'],
  queryFn: ({ signal }) => api.catalogueMakes({ signal }),
});

export const makeToEditQuery = (makeId: string | undefined) =>
  queryOptions({
    queryKey: [...catalogueKey, 'make', makeId],
    queryFn: makeId === undefined ? skipToken : ({ signal }) => api.catalogueMake({ params: { makeId }, signal }),
  });

export const modelToEditQuery = (modelId: string) =>
  queryOptions({
    queryKey: [...catalogueKey, 'model', modelId],
    queryFn: ({ signal }) => api.catalogueModel({ params: { modelId }, signal }),
  });

export const versionsToEditQuery = (modelId: string) =>
  queryOptions({
    queryKey: [...catalogueKey, 'versions', modelId],
    queryFn: ({ signal }) => api.catalogueVersions({ params: { modelId }, signal }),
  });

export const codeQuery = (code: string | undefined) =>
  queryOptions({
    queryKey: [...catalogueKey, 'code', code],
    queryFn: code === undefined ? skipToken : ({ signal }) => api.findNationalCode({ params: { code }, signal }),
  });

const paged = {
  initialPageParam: '',
  getNextPageParam: ({ cursor }: { cursor: string | null }) => cursor,
};
const from = (cursor: string) => (cursor === '' ? {} : { cursor });

export const unknownCodesQuery = infiniteQueryOptions({
  ...paged,
  queryKey: [...catalogueKey, 'unknown-codes'],
  queryFn: ({ pageParam, signal }) => api.unknownNationalCodes({ query: from(pageParam), signal }),
});

export const unmappedValuesQuery = (words: string) =>
  infiniteQueryOptions({
    ...paged,
    queryKey: [...catalogueKey, 'unmapped', words],
    queryFn: ({ pageParam, signal }) => api.unmappedValues({ query: { ...from(pageParam), words }, signal }),
  });

export const decidedMappingsQuery = (words: string) =>
  infiniteQueryOptions({
    ...paged,
    queryKey: [...catalogueKey, 'decided', words],
    queryFn: ({ pageParam, signal }) => api.decidedMappings({ query: { ...from(pageParam), words }, signal }),
  });

export const proposedMappingsQuery = queryOptions({
  queryKey: [...catalogueKey, 'proposed'],
  queryFn: ({ signal }) => api.proposedMappings({ signal }),
});

export const colloquialNamesQuery = (words: string) =>
  infiniteQueryOptions({
    ...paged,
    queryKey: [...catalogueKey, 'names', words],
    queryFn: ({ pageParam, signal }) => api.colloquialNames({ query: { ...from(pageParam), words }, signal }),
  });

export const citiesToEditQuery = (words: string) =>
  infiniteQueryOptions({
    ...paged,
    queryKey: [...catalogueKey, 'cities', words],
    queryFn: ({ pageParam, signal }) => api.operatorCities({ query: { ...from(pageParam), words }, signal }),
  });

export type ProposedMapping = Awaited<ReturnType<typeof api.proposedMappings>>['items'][number];

export const wordMeaningQuery = (word: string | undefined) =>
  queryOptions({
    queryKey: [...catalogueKey, 'meaning', word],
    queryFn: word === undefined ? skipToken : ({ signal }) => api.wordMeaning({ query: { word }, signal }),
  });

export const understoodQuery = (text: string) =>
  queryOptions({
    queryKey: [...catalogueKey, 'understood', text],
    queryFn: text === '' ? skipToken : ({ signal }) => api.understandText({ query: { text }, signal }),
  });
