import { AskNearby } from '#features/contact/ask-nearby.tsx';
import type { AskNearby as AskNearbyFor } from '#features/search/ask-nearby.ts';

/** The form below a search without hits. */
export const askNearbyFor: AskNearbyFor = (filters, make) => (
  <AskNearby reason="search" wanted={{ filters }} make={make} />
);
