import type { SearchFilters } from '@kardan/contract/calls/search/search';
import type { FilterKey } from '@kardan/contract/filters';
import { Accordion } from '@kardan/ui/content/accordion.tsx';
import type { ReactNode } from 'react';
import type { FilterWords } from '#domain/search/words/filter-words.ts';
import { filterName } from '#domain/search/words/filter-words.ts';

interface Props {
  words: FilterWords;
  filters: SearchFilters;
  /** The filters in the group. */
  keys: FilterKey[];
  /** The first filter's name unless told. */
  title?: string;
  open?: boolean;
  children: ReactNode;
}

/** Filters under one title, with how many of them are active; open when one is. */
export function FilterGroup({ words, filters, keys, title, open = false, children }: Props) {
  const active = keys.reduce((sum, key) => sum + valuesIn(filters[key]), 0);
  const [first] = keys;
  return (
    <Accordion
      title={title ?? (first && filterName(words, first))}
      activeCount={active}
      activeLabel={words.t('activeCount', { count: active })}
      open={open || active > 0}
    >
      <div className="grid gap-3">{children}</div>
    </Accordion>
  );
}

function valuesIn(value: unknown): number {
  if (value === undefined) return 0;
  return Array.isArray(value) ? value.length : 1;
}
