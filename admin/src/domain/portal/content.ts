import type { ContentKind } from '@kardan/contract/values/content';
import type { Language } from '@kardan/contract/values/identifiers';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api/api.ts';
import { type ContentQuestion, contentSearchOf } from './content-question.ts';
import { portalPath } from './navigation.ts';

/** What begins the key of every list of texts. */
export const contentsKey = ['contents'] as const;

/** Texts, changed last first; while others are asked for, the last ones stay in sight. */
export const contentsQuery = ({ kind, state, q }: ContentQuestion) =>
  infiniteQueryOptions({
    queryKey: [...contentsKey, 'list', kind, state, q],
    queryFn: ({ pageParam, signal }) =>
      api.contents({
        query: { kind, ...(state && { state }), ...(q && { search: q }), ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor,
    placeholderData: keepPreviousData,
  });

/** How many texts wait for somebody else to release them. */
export const inReviewQuery = queryOptions({
  queryKey: [...contentsKey, 'in-review'],
  queryFn: async ({ signal }) => {
    const { kinds } = await api.contents({ query: { state: 'review' }, signal });
    return Object.values(kinds).reduce((sum, count) => sum + count, 0);
  },
  staleTime: 30_000,
  refetchInterval: 60_000,
});

/** Keys of a kind's texts in a language; for kinds that have few, each a page. */
export const takenKeysQuery = (kind: ContentKind, language: Language) =>
  queryOptions({
    queryKey: [...contentsKey, 'keys', kind, language],
    queryFn: async ({ signal }) =>
      (await api.contents({ query: { kind, language }, signal })).items.map(({ key }) => key),
  });

/** Texts that become or became public in a stretch of days. */
export const calendarQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: [...contentsKey, 'calendar', from, to],
    queryFn: async ({ signal }) => {
      const items = [];
      let cursor: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof api.contents>> = await api.contents({
          query: { publicFrom: from, publicTo: to, ...(cursor && { cursor }) },
          signal,
        });
        items.push(...page.items);
        cursor = page.cursor;
      } while (cursor);
      return items;
    },
  });

/** Own texts that a link may lead to. */
export const linkTargetsQuery = (search: string, language: Language) =>
  queryOptions({
    queryKey: [...contentsKey, 'link-targets', search, language],
    queryFn: ({ signal }) => api.contents({ query: { search, language }, signal }),
    enabled: search.length > 1,
    placeholderData: keepPreviousData,
  });

export const contentKey = (contentId: string) => ['content', contentId] as const;

/** Never asked for again by itself: what stands in the editor is newer than any answer. */
export const contentQuery = (contentId: string) =>
  queryOptions({
    queryKey: contentKey(contentId),
    queryFn: ({ signal }) => api.content({ params: { contentId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  });

export const contentChecksQuery = (contentId: string, version: string) =>
  queryOptions({
    queryKey: ['content-checks', contentId, version],
    queryFn: ({ signal }) => api.contentChecks({ params: { contentId }, signal }),
  });

export const revisionsKey = (contentId: string) => ['content-revisions', contentId] as const;

export const revisionsQuery = (contentId: string) =>
  infiniteQueryOptions({
    queryKey: revisionsKey(contentId),
    queryFn: ({ pageParam, signal }) =>
      api.contentRevisions({ params: { contentId }, query: pageParam ? { cursor: pageParam } : {}, signal }),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor,
  });

export const differenceQuery = (contentId: string, from: number, to: number) =>
  queryOptions({
    // The newest version grows while its author writes.
    queryKey: [...revisionsKey(contentId), 'difference', from, to],
    queryFn: ({ signal }) => api.contentDifference({ params: { contentId }, query: { from, to }, signal }),
    staleTime: 0,
  });

export const picturesKey = ['content-pictures'] as const;

export const picturesQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...picturesKey, search],
    queryFn: ({ pageParam, signal }) =>
      api.contentPictures({ query: { ...(search && { search }), ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor,
    placeholderData: keepPreviousData,
  });

export const referencesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['content-references', language],
    queryFn: async ({ signal }) => (await api.contentReferences({ query: { language }, signal })).items,
    staleTime: 5 * 60_000,
  });

/** What a block of cars shows now: by the sentence that somebody types, or by the options that the block has. */
export const carBlockQuery = (by: { text: string } | { options: string }, language: Language) =>
  queryOptions({
    queryKey: ['content-cars', by, language],
    queryFn: ({ signal }) => api.contentCarBlock({ query: { ...by, language }, signal }),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });

export const redirectsKey = ['redirects'] as const;

export const redirectsQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...redirectsKey, search],
    queryFn: ({ pageParam, signal }) =>
      api.redirects({ query: { ...(search && { search }), ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor,
    placeholderData: keepPreviousData,
  });

/** A text, and the list as it stood when it was opened. */
export function textPath(contentId: number, question?: ContentQuestion): string {
  const search = question ? new URLSearchParams(contentSearchOf(question)).toString() : '';
  return portalPath('content', String(contentId)) + (search && `?${search}`);
}
