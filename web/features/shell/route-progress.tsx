'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { navigationStarts } from '#lib/navigation.ts';

/** A bar at the top from the press of a link until the new page is there. */
export function RouteProgress({ label }: { label: string }) {
  const address = `${usePathname()}?${useSearchParams()}`;
  const [leaving, setLeaving] = useState<string>();

  useEffect(() => {
    const start = () => setLeaving(`${location.pathname}?${location.search.slice(1)}`);
    const onClick = (event: MouseEvent) => {
      if (leadsElsewhere(event)) start();
    };
    document.addEventListener('click', onClick);
    document.addEventListener(navigationStarts, start);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener(navigationStarts, start);
    };
  }, []);

  const loading = leaving !== undefined && leaving === address;
  useEffect(() => {
    // Arrived: whoever comes back to the page that the press led away from is not waiting for it.
    if (!loading) setLeaving(undefined);
  }, [loading]);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-loading', loading);
  }, [loading]);

  return (
    <div role="status" className="fixed inset-x-0 top-0 z-80 h-[3px]" hidden={!loading}>
      <div className="route-progress h-full bg-accent-line" />
      <span className="sr-only">{loading ? label : ''}</span>
    </div>
  );
}

/** Whether a press will be answered by the router with another page. */
function leadsElsewhere(event: MouseEvent): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return false;
  // It opens something over the page, and is a link only for browsers without JavaScript.
  if (link.hasAttribute('aria-haspopup')) return false;
  return link.pathname !== location.pathname || link.search !== location.search;
}
