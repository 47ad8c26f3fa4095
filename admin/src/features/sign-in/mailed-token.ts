/** What a mail's link brings along. It stands behind the #, which browsers send to no server and no log keeps. */
export function mailedToken(hash = location.hash): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // Cut off in the middle of a character: no link of ours.
    return '';
  }
}
