'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { navigationStarts } from '#lib/browser/navigation.ts';
import { leadsElsewhere } from './leads-elsewhere.ts';

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
