/** The event that says that another page is on its way, for moves that are not the press of a link. */
export const navigationStarts = 'kardan:navigation-starts';

export function announceNavigation(): void {
  document.dispatchEvent(new Event(navigationStarts));
}

/** The event that asks whether a script may lead to another page now; whoever holds it back takes it up later. */
export const navigationAsked = 'kardan:navigation-asked';

/** Leads to another page as soon as there is a connection: without one the router ends on the browser's error page. */
export function whenConnected(go: () => void): void {
  const isFree = document.dispatchEvent(new CustomEvent(navigationAsked, { cancelable: true, detail: go }));
  if (isFree) go();
}
