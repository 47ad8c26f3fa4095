import { cityTag, districtTag } from '@kardan/contract/cache-tags';
import { enqueuePurge } from '../../caching/enqueue-purge.ts';
import type { Tx } from '../../db/database.ts';

/** Has a city as it was and as it is removed from the caches in front, and the lists it stands in, once that commits. */
export async function announceCity(tx: Tx, ...states: { id: number; districtId: number }[]): Promise<void> {
  await enqueuePurge(
    tx,
    states.flatMap(({ id, districtId }) => [cityTag(id), districtTag(districtId)]),
  );
}
