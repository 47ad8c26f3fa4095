import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '#lib/api/loaded.tsx';
import { MoreRows } from '#lib/api/more-rows.tsx';

interface Props<Item> {
  query: UseInfiniteQueryResult<InfiniteData<{ items: Item[] }>>;
  label: string;
  empty: ReactNode;
  row: (item: Item) => ReactNode;
}

/** A queue of cases, as many as were asked for, with the way to more. */
export function CaseList<Item>({ query, label, empty, row }: Props<Item>) {
  return (
    <>
      <Loaded query={query} skeleton={<Skeleton className="h-80" />}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          if (items.length === 0) return empty;
          return (
            <ul aria-label={label} className="overflow-hidden rounded-md border border-line bg-surface">
              {items.map(row)}
            </ul>
          );
        }}
      </Loaded>
      <MoreRows query={query} />
    </>
  );
}
