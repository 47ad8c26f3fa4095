/** The event that says that another page is on its way, for moves that are not the press of a link. */
export const navigationStarts = 'kardan:navigation-starts';

export function announceNavigation(): void {
  document.dispatchEvent(new Event(navigationStarts));
}
