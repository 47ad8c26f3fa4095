/** The link whose press will be answered by the router with another page. */
export function leadsElsewhere(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return undefined;
  // It opens something over the page, and is a link only for browsers without JavaScript.
  if (link.hasAttribute('aria-haspopup')) return undefined;
  return link.pathname !== location.pathname || link.search !== location.search ? link : undefined;
}

/** Whether the browser itself leads to what a form asks for; whoever sends a form in another way announces it. */
export function isSentByBrowser({ defaultPrevented, target, submitter }: SubmitEvent): boolean {
  if (defaultPrevented || !(target instanceof HTMLFormElement)) return false;
  const frame = submitter?.getAttribute('formtarget') ?? target.target;
  return target.method !== 'dialog' && (frame === '' || frame === '_self');
}
