import type { PushedCar } from '@kardan/contract/calls/stock/push';
import type { Tx } from '../../db/database.ts';
import type { AppliedCar } from '../cars/applied-car.ts';
import { shortenChanges } from '../cars/shorten-changes.ts';
import { loadStates } from './push-store.ts';

/** What became of cars, with how they stand now. */
export async function presentPushed(tx: Tx, applied: readonly AppliedCar[]): Promise<PushedCar[]> {
  const states = await loadStates(
    tx,
    applied.flatMap(({ listingId }) => listingId ?? []),
  );
  return applied.map(({ car, fate, listingId, title, isDraft, changes, issues }) => {
    const now = states.get(listingId ?? 0);
    return {
      number: car.number,
      listingId,
      title,
      state: now?.state ?? null,
      revision: now?.revision ?? null,
      fate,
      isDraft,
      changes: shortenChanges(changes),
      issues: [...issues],
    };
  });
}
