import type { StockFilter, StockRow } from '@kardan/contract/calls/stock/stock-list';
import { useState } from 'react';

interface Page {
  total: number;
  items: readonly StockRow[];
}

export interface Selection {
  count: number;
  /** All cars of the filter, those on other pages included: the server gets the filter, not their ids. */
  isWhole: boolean;
  /** None while it is the whole filter. */
  ids: number[] | undefined;
  total: number;
  isPageSelected: boolean;
  isSelected: (id: number) => boolean;
  toggle: (id: number) => void;
  togglePage: () => void;
  selectWhole: () => void;
  clear: () => void;
}

/** Which cars are chosen. Another filter is another stock, as is another dealership: nothing is chosen in it. */
export function useSelection(slug: string, page: Page | undefined, filter: StockFilter): Selection {
  const key = JSON.stringify([slug, filter]);
  const [chosen, setChosen] = useState<{ key: string; ids: ReadonlySet<number>; isWhole: boolean }>(none(key));
  const { ids, isWhole } = chosen.key === key ? chosen : none(key);
  const onPage = page?.items.map(({ id }) => id) ?? [];
  const isPageSelected = onPage.length > 0 && (isWhole || onPage.every((id) => ids.has(id)));
  const choose = (next: Iterable<number>) => setChosen({ key, ids: new Set(next), isWhole: false });
  return {
    count: isWhole ? (page?.total ?? 0) : ids.size,
    isWhole,
    ids: isWhole ? undefined : [...ids],
    total: page?.total ?? 0,
    isPageSelected,
    isSelected: (id) => isWhole || ids.has(id),
    toggle: (id) => {
      const before = isWhole ? onPage : [...ids];
      choose(before.includes(id) ? before.filter((other) => other !== id) : [...before, id]);
    },
    togglePage: () => choose(isPageSelected ? [...ids].filter((id) => !onPage.includes(id)) : [...ids, ...onPage]),
    selectWhole: () => setChosen({ key, ids: new Set(), isWhole: true }),
    clear: () => setChosen(none(key)),
  };
}

function none(key: string) {
  return { key, ids: new Set<number>(), isWhole: false };
}
