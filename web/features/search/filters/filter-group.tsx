import type { FilterKey } from '@kardan/contract/filters';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { Accordion } from '@kardan/ui/content/accordion.tsx';
import type { ReactNode } from 'react';
import { searchAddress } from '#domain/search/url/search-address.ts';
import type { SearchState } from '#domain/search/url/search-state.ts';
import type { FilterWords } from '#domain/search/words/filter-words.ts';
import { filterName } from '#domain/search/words/filter-words.ts';
import { groupName, isOpen, withOpen } from './panel-groups.ts';

interface Props {
  words: FilterWords;
  state: SearchState;
  /** The filters in the group. */
  keys: readonly FilterKey[];
  /** The first filter's name unless told. */
  title?: string;
  /** Stands open at first; others bring their options when they are opened. */
  open?: boolean;
  children: ReactNode;
}

/**
 * Filters under one title, with how many of them are active. A group that was not opened holds the address of the page on
 * which it is: the form goes there when the group is opened, and without scripts it is a link.
 */
export function FilterGroup({ words, state, keys, title, open = false, children }: Props) {
  const { t, locale } = words;
  const active = keys.reduce((sum, key) => sum + valuesIn(state.filters[key]), 0);
  const [first] = keys;
  const isLoaded = open || isOpen(state, keys);
  const opened = isLoaded ? undefined : searchAddress(locale, withOpen(state, groupName(keys)));
  return (
    <Accordion
      title={title ?? (first && filterName(words, first))}
      activeCount={active}
      activeLabel={t('activeCount', { count: active })}
      open={isLoaded}
      loadFrom={opened}
    >
      {opened ? (
        <TextLink href={opened} rel="nofollow" className="text-sm">
          {t('panel.open')}
        </TextLink>
      ) : (
        <div className="grid gap-3">{children}</div>
      )}
    </Accordion>
  );
}

function valuesIn(value: unknown): number {
  if (value === undefined) return 0;
  return Array.isArray(value) ? value.length : 1;
}
