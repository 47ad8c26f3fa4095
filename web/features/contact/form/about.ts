/** Whom a form writes to, and about what. */
export type About = { kind: 'listing'; listingId: number } | { kind: 'dealership'; dealershipId: number };

export function keyOf(about: About): string {
  return about.kind === 'listing' ? `listing-${about.listingId}` : `dealership-${about.dealershipId}`;
}
