'use client';

import type { SelectOption } from '@kardan/ui/forms/select.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { mayNameTown } from '#domain/search/filters/read-filters.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { queryClient } from '#lib/api/query-client.ts';
import { useDebounced } from '../live/use-debounced.ts';
import type { QuickAnswers } from './quick-answers.ts';
import { chosenMake, quickFilters } from './quick-filters.ts';

interface Props {
  /** What the fields say, as an address says it. */
  query: string;
  onAnswers: (answers: QuickAnswers) => void;
}

const none: SelectOption[] = [];

/** Counts what the fields mean and looks up the models of the make. */
export default function LiveQuick({ query, onAnswers }: Props) {
  const client = queryClient();
  const asked = new URLSearchParams(useDebounced(query));
  const filters = quickFilters(asked);
  const counted = useQuery(
    {
      queryKey: ['searchCount', filters],
      queryFn: ({ signal }) => browserApi.searchCount({ body: filters, signal }),
      placeholderData: keepPreviousData,
    },
    client,
  );
  // The make is not waited for: models of the last one must not be chosen meanwhile.
  const make = chosenMake(new URLSearchParams(query));
  const listed = useQuery(
    {
      queryKey: ['modelsOfMake', make],
      queryFn: ({ signal }) => browserApi.modelsOfMake({ params: { makeId: make ?? '' }, query: {}, signal }),
      select: (models): SelectOption[] => models.map(({ slug, name }) => ({ value: `${make}/${slug}`, label: name })),
      enabled: make !== undefined,
    },
    client,
  );
  // A town is understood by the page that the form leads to.
  const total = counted.isError || mayNameTown(asked) ? undefined : counted.data?.total;
  const counting = counted.isPlaceholderData;
  const models = listed.data ?? none;
  useEffect(() => onAnswers({ total, counting, models }), [onAnswers, total, counting, models]);
  return null;
}
