import { lives } from '../means/lives.ts';
import type { FaultyStack } from './faulty-stack.ts';

/**
 * Processes of ours that do not say that they live: one that does not is restarted, which helps against nobody else's fault. What is
 * itself broken is not asked.
 */
export async function deadProcesses(
  { web, api, workerHealth, replies }: Pick<FaultyStack, 'web' | 'api' | 'workerHealth' | 'replies'>,
  broken?: 'worker',
): Promise<string[]> {
  const origins = { web, api, worker: workerHealth, 'receiver of replies': replies.health };
  const asked = await Promise.all(
    Object.entries(origins).map(async ([name, origin]) => ({ name, lives: name === broken || (await lives(origin)) })),
  );
  return asked.flatMap((each) => (each.lives ? [] : [each.name]));
}
