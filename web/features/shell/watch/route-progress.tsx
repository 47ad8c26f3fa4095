'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { navigationStarts } from '#lib/browser/navigation.ts';
import { isSentByBrowser, leadsElsewhere } from './leads-elsewhere.ts';

/** The router has most pages of the way back at hand: none of them is worth a bar. */
const restoreMs = 100;

/** A bar at the top from when a link is pressed, a form sent or the way back taken until the new page is there. */
export function RouteProgress({ label }: { label: string }) {
  const address = `${usePathname()}?${useSearchParams()}`;
  const shown = useRef(address);
  const bar = useRef<HTMLDivElement>(null);
  const [leaving, setLeaving] = useState<string>();

  // A moment later: on the way back the router tells the new address before the listener below is asked.
  useEffect(() => {
    const timer = setTimeout(() => {
      shown.current = address;
    });
    return () => clearTimeout(timer);
  }, [address]);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    let restoring: number | undefined;
    let arrival: MutationObserver | undefined;
    // By hand: React renders nothing while it waits for a page of the way back.
    const show = (isLoading: boolean) => {
      const { current: line } = bar;
      if (!line?.lastChild) return;
      line.hidden = !isLoading;
      line.lastChild.textContent = isLoading ? label : '';
      document.documentElement.toggleAttribute('data-loading', isLoading);
    };
    const stopWaiting = () => {
      window.clearTimeout(restoring);
      if (!arrival) return;
      arrival.disconnect();
      arrival = undefined;
      show(false);
    };
    const start = () => setLeaving(currentAddress());
    const onClick = (event: MouseEvent) => {
      if (leadsElsewhere(event)) start();
    };
    const onSubmit = (event: SubmitEvent) => {
      if (isSentByBrowser(event)) start();
    };
    // The router tells the new address at once and shows the old page until it has the new one.
    const onPopState = () => {
      stopWaiting();
      const content = document.querySelector('main');
      if (!content || currentAddress() === shown.current) return;
      arrival = new MutationObserver(stopWaiting);
      arrival.observe(content, { childList: true, subtree: true });
      restoring = window.setTimeout(show, restoreMs, true);
    };
    // A page that the browser kept as it was left waits for nothing.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setLeaving(undefined);
    };
    document.addEventListener('click', onClick, { signal });
    document.addEventListener(navigationStarts, start, { signal });
    // Comes last: by then whoever sends a form in another way has taken the event.
    window.addEventListener('submit', onSubmit, { signal });
    window.addEventListener('popstate', onPopState, { signal });
    window.addEventListener('pageshow', onPageShow, { signal });
    return () => {
      listening.abort();
      stopWaiting();
    };
  }, [label]);

  const loading = leaving !== undefined && leaving === address;
  useEffect(() => {
    // Arrived: whoever comes back to the page that the press led away from is not waiting for it.
    if (!loading) setLeaving(undefined);
  }, [loading]);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-loading', loading);
  }, [loading]);

  return (
    <div ref={bar} role="status" className="fixed inset-x-0 top-0 z-80 h-[3px]" hidden={!loading}>
      <div className="route-progress h-full bg-accent-line" />
      <span className="sr-only">{loading ? label : ''}</span>
    </div>
  );
}

/** As the router spells it: the same parameters may be escaped in several ways. */
function currentAddress(): string {
  return `${location.pathname}?${new URLSearchParams(location.search)}`;
}
