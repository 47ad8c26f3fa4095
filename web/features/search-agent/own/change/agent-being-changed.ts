import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { tabMemory } from '#lib/browser/tab-memory.ts';

/** Whose search is being changed on other pages. */
export interface AgentBeingChanged {
  token: string;
  /** What it looks for now, and that in words. */
  filters: SearchFilters;
  words: string;
}

const memory = tabMemory<AgentBeingChanged>('search-agent-being-changed');

/** Remembered by this tab until another search is taken over, or none. */
export const rememberAgent = memory.write;
export const forgetAgent = memory.forget;

export function agentBeingChanged(): AgentBeingChanged | undefined {
  const value = memory.read();
  const isAgent = typeof value.token === 'string' && typeof value.words === 'string';
  const isWhole = isAgent && typeof value.filters === 'object' && value.filters !== null;
  return isWhole ? (value as AgentBeingChanged) : undefined;
}
