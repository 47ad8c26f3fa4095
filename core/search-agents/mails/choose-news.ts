import type { ListingCard } from '@kardan/contract/calls/search/search';
import type { AgentEvent } from '@kardan/contract/values/search-agent';
import type { StoredCard } from '../../listings/cards/read-listing-cards.ts';
import { isOnOffer } from '../../listings/changing/offer-rules.ts';
import { visibilityOf } from '../../listings/reading/visibility-rules.ts';

export interface News {
  event: AgentEvent;
  card: ListingCard;
}

/** In the order in which a mail tells them. */
const events: AgentEvent[] = ['new-car', 'price-drop', 'sold'];

/**
 * What of an agent's matches is still true when its mail is written: each car once. One that was sold meanwhile is told
 * as sold or not at all, one that is gone not at all, a price that has risen again is no drop.
 */
export function chooseNews(
  matches: { listingId: number; event: AgentEvent }[],
  stored: Map<number, StoredCard>,
  now: Date,
): News[] {
  const byListing = Map.groupBy(matches, ({ listingId }) => listingId);
  const news = [...byListing].flatMap(([listingId, ofListing]) => {
    const listing = stored.get(listingId);
    const event = listing && eventOf(new Set(ofListing.map((match) => match.event)), listing, now);
    return listing && event ? [{ event, card: listing.card }] : [];
  });
  return events.flatMap((event) => news.filter((each) => each.event === event));
}

function eventOf(told: Set<AgentEvent>, listing: StoredCard, now: Date): AgentEvent | undefined {
  if (visibilityOf(listing, now) !== 'shown') return undefined;
  if (!isOnOffer(listing.state, listing.dealershipState)) return told.has('sold') ? 'sold' : undefined;
  if (told.has('new-car')) return 'new-car';
  return told.has('price-drop') && listing.card.reducedFromEur !== null ? 'price-drop' : undefined;
}
