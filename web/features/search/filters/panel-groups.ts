import type { FacetKey } from '@kardan/contract/calls/search/search';
import { type FilterKey, filters } from '@kardan/contract/filters';
import type { SearchState } from '#domain/search/url/search-state.ts';

interface PanelGroup {
  keys: readonly FilterKey[];
  /** What is counted for it. */
  facets: readonly FacetKey[];
}

export const conditionFlags = ['accidentFree', 'serviceBook', 'warranty', 'priceReduced', 'withPictures'] as const;
export const conditionOptions = ['conditionKind', 'taxation', 'inputTax'] as const;

/**
 * Groups of the panel that are closed at first. Their options are counted and sent when they are opened: of a broad search
 * they would be four fifths of the engine's work, equipment alone half of it.
 */
export const closedGroups = {
  gearbox: { keys: ['gearbox', 'drive'], facets: ['gearbox', 'drive'] },
  power: { keys: ['powerPs'], facets: [] },
  region: { keys: ['region'], facets: ['region'] },
  colour: { keys: ['colour'], facets: ['colour'] },
  equipment: { keys: ['equipment'], facets: ['equipment'] },
  condition: {
    keys: [...conditionFlags, ...conditionOptions],
    facets: [...conditionFlags, ...conditionOptions],
  },
} as const satisfies Record<string, PanelGroup>;

/** The list of makes shows the most frequent ones; its other makes are sent when it is opened. */
export const allMakes = 'fahrzeug';

/** What an address calls a group: by its first filter. */
export function groupName([first]: readonly FilterKey[]): string {
  return first === undefined ? '' : filters[first].urlName;
}

/** A group is open when the visitor opened it, and when one of its filters is active. */
export function isOpen(state: SearchState, keys: readonly FilterKey[]): boolean {
  return (state.open ?? []).includes(groupName(keys)) || keys.some((key) => state.filters[key] !== undefined);
}

/** The search with one more group opened. */
export function withOpen(state: SearchState, name: string): SearchState {
  return { ...state, open: [...new Set([...(state.open ?? []), name])] };
}
