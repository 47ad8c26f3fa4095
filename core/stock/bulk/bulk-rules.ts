import type { BulkAct } from '@kardan/contract/calls/stock/stock-list';
import type { ListingChange } from '../../listings/changing/change-listing.ts';
import { offerStates } from '../../listings/changing/offer-rules.ts';
import { netPriceAlong } from '../../listings/prices/net-price.ts';

/** What a bulk act looks at of a car. */
export interface BulkCar {
  id: number;
  title: string;
  state: string;
  priceEur: number | null;
  netPriceEur: number | null;
  /** Set while the portal blocks it, also when its dealership has withdrawn it meanwhile. */
  blockedReason: string | null;
  /** States that it can be brought to, by the same rules as one by one. */
  nextStates: readonly string[];
  /** What is saved is not online: a draft, or changes of a car. */
  unpublished: boolean;
  /** What is online and what is saved beside it, each by what changes with it. */
  revision: number | null;
  draftSavedAt: Date | null;
  /** What keeps it from going online as it is saved, or from coming back as it is, as a code. */
  publicationIssue: string | null;
}

/** A car as a preview showed it; what is to be published must still be the same to the letter. */
export interface SeenCar extends ListingChange {
  revision?: number | null;
  draftSavedAt?: string | null;
}

/** What is to become of a car; of what was published, the revision that it made. */
export interface MadeCar extends ListingChange {
  revision?: number;
}

/** The fields that an act changes, as they were and as they are to be; what cannot be done says why, as a code. */
export interface PlannedChange {
  before: SeenCar;
  after: MadeCar;
  refused: string | null;
}

type BulkRefusal = 'never-online' | 'not-for-sale' | 'price-out-of-range' | 'invalid-transition' | 'unchanged';

const maxPriceEur = 10_000_000;

/** What an act means for a car. */
export function planChange(act: BulkAct, car: BulkCar): PlannedChange {
  if (act.kind === 'state') return planState(act.state, car);
  if (act.kind === 'publish') return planPublication(car);
  const { priceEur, netPriceEur, state } = car;
  const refuse = (refused: BulkRefusal): PlannedChange => ({
    before: priceEur === null ? {} : { priceEur },
    after: {},
    refused,
  });
  if (state === 'draft' || priceEur === null) return refuse('never-online');
  if (state === 'sold' || state === 'withdrawn' || state === 'blocked') return refuse('not-for-sale');
  const wanted = act.kind === 'price-eur' ? priceEur + act.eur : Math.round(priceEur * (1 + act.percent / 100));
  if (wanted < 1 || wanted > maxPriceEur) return refuse('price-out-of-range');
  if (wanted === priceEur) return refuse('unchanged');
  if (netPriceEur === null) return { before: { priceEur }, after: { priceEur: wanted }, refused: null };
  return {
    before: { priceEur, netPriceEur },
    after: { priceEur: wanted, netPriceEur: netPriceAlong(car, wanted) },
    refused: null,
  };
}

/** What is saved goes online; an offer of which nothing is saved is renewed, as it is one by one. */
function planPublication(car: BulkCar): PlannedChange {
  const { state, unpublished, publicationIssue, blockedReason, revision, draftSavedAt } = car;
  const before = {
    state: state as ListingStateChange,
    revision,
    draftSavedAt: draftSavedAt?.toISOString() ?? null,
  };
  const isOffered = offerStates.some((offered) => offered === state);
  if (!unpublished && !isOffered) return { before, after: {}, refused: 'unchanged' };
  if (state === 'sold' || blockedReason !== null) return { before, after: {}, refused: 'invalid-transition' };
  if (publicationIssue !== null) return { before, after: {}, refused: publicationIssue };
  return { before, after: { state: state === 'reserved' ? 'reserved' : 'active' }, refused: null };
}

type ListingStateChange = NonNullable<ListingChange['state']>;

function planState(wanted: ListingStateChange, { state, nextStates, publicationIssue }: BulkCar): PlannedChange {
  const before = { state: state as ListingStateChange };
  if (state === wanted) return { before, after: {}, refused: 'unchanged' };
  if (!nextStates.includes(wanted)) {
    return { before, after: {}, refused: state === 'draft' ? 'never-online' : 'invalid-transition' };
  }
  if (publicationIssue !== null) return { before, after: {}, refused: publicationIssue };
  return { before, after: { state: wanted }, refused: null };
}
