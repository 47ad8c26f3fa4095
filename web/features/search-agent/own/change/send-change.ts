import type { Failure } from '#features/search-agent/form/failure.ts';
import type { Change } from './change-agent.ts';

/** Changes an agent, with a script that is fetched only then; gives why that failed. */
export async function sendChange(token: string, change: Change): Promise<Failure | undefined> {
  const loaded = await import('./change-agent.ts').catch(() => undefined);
  return loaded ? loaded.changeAgent(token, change) : { text: 'failure.offline', offline: true };
}
