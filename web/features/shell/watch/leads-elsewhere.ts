/** The link whose press will be answered by the router with another page. */
export function leadsElsewhere(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return undefined;
  // It opens something over the page, and is a link only for browsers without JavaScript.
  if (link.hasAttribute('aria-haspopup')) return undefined;
  return link.pathname !== location.pathname || link.search !== location.search ? link : undefined;
}
