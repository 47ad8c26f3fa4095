import type { FieldIssue } from '../../kernel/errors.ts';
import type { Twin } from './twin-store.ts';

/** A block is of the car, not of its row: the same car is not offered under another number while the block stands. */
export function blockedTwinIssues(twins: readonly Twin[]): FieldIssue[] {
  const blocked = twins.find(({ field, isBlocked }) => field === 'vin' && isBlocked);
  return blocked ? [{ path: ['vin'], code: 'vin-blocked', message: `blocked as ${blocked.listingId}` }] : [];
}
