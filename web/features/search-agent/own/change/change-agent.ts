import type { SearchFilters } from '@kardan/contract/calls/search/search';
import type { AgentEvent, AgentFrequency } from '@kardan/contract/values/search-agent';
import { type Failure, failureOf } from '#features/search-agent/form/failure.ts';
import { browserApi } from '#lib/api/browser-api.ts';

export type Change =
  | { kind: 'settings'; frequency: AgentFrequency; events: AgentEvent[] }
  | { kind: 'filters'; filters: SearchFilters }
  | { kind: 'pause' | 'resume' | 'delete' };

/** Changes the agent that a token opens; gives why that failed. */
export async function changeAgent(token: string, change: Change): Promise<Failure | undefined> {
  try {
    await send(token, change);
    return undefined;
  } catch (error) {
    return failureOf(error);
  }
}

function send(token: string, change: Change): Promise<void> {
  const params = { token };
  switch (change.kind) {
    case 'settings': {
      const { frequency, events } = change;
      return browserApi.changeSearchAgentSettings({ params, body: { frequency, events } });
    }
    case 'filters':
      return browserApi.changeSearchAgentFilters({ params, body: { filters: change.filters } });
    case 'pause':
      return browserApi.pauseSearchAgent({ params, body: {} });
    case 'resume':
      return browserApi.resumeSearchAgent({ params, body: {} });
    case 'delete':
      return browserApi.deleteSearchAgent({ params });
  }
}
