/** Which part of the inbox: everything, what nobody has read, what is to be answered, what waits for the buyer, what is over. */
export const inboxViews = ['all', 'unread', 'open', 'waiting', 'done'] as const;
export type InboxView = (typeof inboxViews)[number];

export interface InboxQuestion {
  view: InboxView;
  /** Whose: everybody's, one's own, nobody's. */
  who: 'all' | 'mine' | 'nobody';
  /** Only here, or in every site of the group. */
  sites: 'this' | 'group';
  q: string;
  /** About one car. */
  listingId?: number | undefined;
}

/** What the address says of the inbox; what it says wrongly is left out. */
export function readInboxQuestion(search: Record<string, unknown>): InboxQuestion {
  const { view, who, sites, q, car } = search;
  return {
    view: inboxViews.find((known) => known === view) ?? 'all',
    who: who === 'mine' || who === 'nobody' ? who : 'all',
    sites: sites === 'group' ? 'group' : 'this',
    // What somebody searches for may look like a number: "911".
    q: typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, 100) : '',
    ...(Number.isSafeInteger(car) && (car as number) > 0 && { listingId: car as number }),
  };
}

/** The way back: only what is not so anyway. */
export function searchOf({ view, who, sites, q, listingId }: InboxQuestion): Record<string, string | number> {
  return {
    ...(view !== 'all' && { view }),
    ...(who !== 'all' && { who }),
    ...(sites !== 'this' && { sites }),
    ...(q !== '' && { q }),
    ...(listingId !== undefined && { car: listingId }),
  };
}

/** As a query of the API writes it. */
export function queryOf({ view, who, sites, q, listingId }: InboxQuestion) {
  return {
    sites,
    ...(view === 'unread' && { unread: 'true' }),
    ...(view === 'open' && { state: ['open' as const] }),
    ...((view === 'waiting' || view === 'done') && { group: view }),
    ...(who === 'mine' && { mine: 'true' }),
    ...(who === 'nobody' && { unassigned: 'true' }),
    ...(q !== '' && { q }),
    ...(listingId !== undefined && { listingId }),
  };
}
