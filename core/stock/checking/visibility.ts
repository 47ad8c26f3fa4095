import type { CheckItem, ListingCheck, OwnListing } from '@kardan/contract/calls/stock/own-listing';
import type { DealershipState } from '@kardan/contract/values/accounts';

interface VisibilityFacts {
  listing: OwnListing;
  /** Of what is online where something is, otherwise of what is saved. */
  blocking: readonly CheckItem[];
  dealershipState: DealershipState;
  revision: number | undefined;
  indexedRevision: number | null | undefined;
}

/** Every reason why buyers may not find a car, in the order in which one asks, with what was found. */
export function visibilityOf(facts: VisibilityFacts): Pick<ListingCheck, 'visibility' | 'isOnline'> {
  const { listing, blocking, dealershipState } = facts;
  const { state, unpublished, scheduled, online } = listing;
  const isOffered = state === 'active' || state === 'reserved';
  const missing = blocking.filter(({ code }) => code !== 'consumption-required').map(({ field }) => field);
  const unlawful = blocking.filter(({ code }) => code === 'consumption-required').map(({ field }) => field);
  const planned = isOffered ? undefined : scheduled.find(({ publish }) => publish);
  const waiting = online ? unpublished : [];
  const index = indexState(facts);
  const reason = (name: ListingCheck['visibility'][number]['reason'], found: string | null) => ({
    reason: name,
    ok: found === null,
    found,
  });
  const visibility = [
    reason('state', isOffered ? null : state),
    reason('complete', listOf(missing)),
    reason('law', listOf(unlawful)),
    reason('schedule', planned?.at ?? null),
    reason('unpublished-changes', listOf(waiting)),
    reason('dealership', dealershipState === 'active' ? null : dealershipState),
    reason('index', isOffered && dealershipState === 'active' ? index : null),
  ];
  const isFound = index === null || index === 'behind';
  return { visibility, isOnline: isOffered && dealershipState === 'active' && isFound };
}

function indexState({ revision, indexedRevision }: VisibilityFacts): string | null {
  if (indexedRevision === undefined) return 'unavailable';
  if (indexedRevision === null) return 'missing';
  return revision !== undefined && indexedRevision < revision ? 'behind' : null;
}

function listOf(names: readonly (string | null)[]): string | null {
  return names.length === 0 ? null : names.join(', ');
}
