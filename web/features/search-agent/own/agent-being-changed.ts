import type { SearchFilters } from '@kardan/contract/search';

/** Whose search is being changed on other pages. */
export interface AgentBeingChanged {
  token: string;
  /** What it looks for now, and that in words. */
  filters: SearchFilters;
  words: string;
}

const key = 'search-agent-being-changed';

/** Remembered by this tab until another search is taken over, or none. */
export function rememberAgent(agent: AgentBeingChanged): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(agent));
  } catch {
    // Full or forbidden: then the search leads to a new agent.
  }
}

export function agentBeingChanged(): AgentBeingChanged | undefined {
  try {
    const value = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<AgentBeingChanged> | null;
    const isAgent = typeof value?.token === 'string' && typeof value.words === 'string';
    const isWhole = isAgent && typeof value.filters === 'object' && value.filters !== null;
    return isWhole ? (value as AgentBeingChanged) : undefined;
  } catch {
    return undefined;
  }
}

export function forgetAgent(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
