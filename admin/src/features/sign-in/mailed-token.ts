/** What a mail's link brings along. It stands behind the #, which browsers send to no server and no log keeps. */
export function mailedToken(): string {
  return decodeURIComponent(location.hash.slice(1));
}
