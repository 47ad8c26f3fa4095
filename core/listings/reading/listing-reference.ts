/** The id in what an address says of a listing: the id itself, or a slug, which ends in it whatever its words were then. */
export function listingIdOf(reference: string): number | undefined {
  const id = /^(?:[a-z0-9-]*[a-z][a-z0-9-]*-)?(\d{1,15})$/.exec(reference)?.[1];
  return id === undefined ? undefined : Number(id);
}
