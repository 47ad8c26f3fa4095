import type { RestrictionKind } from '@kardan/contract/values/restrictions';
import { type ActingPerson, recordAct } from '../../audit/record-act.ts';
import { announceDealership } from '../../changes/announce-dealership.ts';
import type { Tx } from '../../db/database.ts';
import type { DealershipState } from '../../db/schema.gen.ts';
import { type HeldDealership, saveDealership } from '../editing/profile-change-store.ts';
import { markApplied } from './restriction-store.ts';

const stateOf: Record<RestrictionKind, DealershipState | undefined> = {
  'no-new-listings': undefined,
  suspended: 'suspended',
  closed: 'closed',
};

/** Makes a restriction's effect so: pages and cars of a dealership that is suspended or closed leave the site and the search. */
export async function applyRestriction(
  tx: Tx,
  actor: ActingPerson,
  dealership: HeldDealership,
  { id, kind }: { id: string; kind: RestrictionKind },
): Promise<void> {
  await markApplied(tx, id);
  const state = stateOf[kind];
  // A closed one is not suspended any more.
  if (state && dealership.state !== 'closed') await moveDealership(tx, dealership, state);
  await recordAct(tx, actor, {
    action: 'dealership.restriction-applied',
    dealershipId: dealership.id,
    object: { id: dealership.id, label: dealership.name },
    before: { state: dealership.state },
    after: { state: state ?? dealership.state, restriction: kind },
  });
}

/** Brings a dealership into another state, with what visitors see of it. */
export async function moveDealership(tx: Tx, before: HeldDealership, state: DealershipState): Promise<void> {
  if (before.state === state) return;
  const after = await saveDealership(tx, before.id, { state });
  await announceDealership(tx, { before, after });
}
