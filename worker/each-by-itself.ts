import { chunk } from '@kardan/core/kernel/chunk';
import type { Services } from '@kardan/core/services';

interface Failed<Payload> {
  payload: Payload;
  reason: string;
}

/**
 * Does the work for each thing that jobs of a batch name, once however many name it and so many side by side. What fails is
 * logged with its id, is to be tried again, and keeps no other from its turn.
 */
export async function eachByItself<Key extends string, Payload extends Record<Key, unknown>>(
  { log }: Pick<Services, 'log'>,
  batch: Payload[],
  key: Key,
  work: (id: Payload[Key]) => Promise<unknown>,
  atOnce = batch.length,
): Promise<Failed<Payload>[]> {
  const failed: Failed<Payload>[] = [];
  const tryOne = async ([id, payloads]: [Payload[Key], Payload[]]) => {
    try {
      await work(id);
    } catch (err) {
      log.error({ err, [key]: id }, 'job failed');
      const reason = err instanceof Error ? err.message : String(err);
      failed.push(...payloads.map((payload) => ({ payload, reason })));
    }
  };
  const jobs = [...Map.groupBy(batch, (payload) => payload[key])];
  for (const some of chunk(jobs, atOnce)) await Promise.all(some.map(tryOne));
  return failed;
}
