/** A filter that was clicked, from the event to the paint of its results; moments are the page's own clock. */
export interface ShownClick {
  clickedAtMs: number;
  paintedAtMs: number;
  /** When the router asked the server, and had all of the answer. */
  requests: { startMs: number; endMs: number }[];
  /** The longest time that an event of this click took to its next paint; the browser tells none below 16 ms. */
  eventMs: number;
}

/** By which the page tells us. */
export const tellName = 'tellShownClick';

/** What is used of a browser: this workspace is checked without its types. */
interface Browser {
  location: { href: string };
  document: {
    addEventListener(type: 'click', listener: (event: ClickEvent) => void, capture: true): void;
    querySelector(selector: string): { textContent: string } | null;
  };
  performance: {
    now(): number;
    setResourceTimingBufferSize(entries: number): void;
    getEntriesByType(type: 'resource'): { name: string; startTime: number; responseEnd: number }[];
  };
  MutationObserver: new (changed: () => void) => { observe(node: object, what: Record<string, boolean>): void };
  PerformanceObserver: new (
    seen: (entries: { getEntries(): EventEntry[] }) => void,
  ) => { observe(what: { type: 'event'; durationThreshold: number; buffered: boolean }): void };
  MessageChannel: new () => { port1: { onmessage: () => void }; port2: { postMessage(message: undefined): void } };
  requestAnimationFrame(callback: () => void): void;
  setTimeout(callback: () => void, ms: number): void;
  tellShownClick(click: ShownClick): void;
}

interface ClickEvent {
  timeStamp: number;
  isTrusted: boolean;
  target: { type?: string };
}

interface EventEntry {
  startTime: number;
  duration: number;
  interactionId: number;
}

/** Runs in the page, before its own scripts. Results are new when address and total are; both come in one commit of React. */
export function watchClicks(): void {
  const page = globalThis as unknown as Browser;
  const { document, performance } = page;
  const leastEventMs = 16;
  let clicked: { atMs: number; address: string; total: string } | undefined;
  let events: EventEntry[] = [];
  const total = () => document.querySelector('main [role="status"]')?.textContent ?? '';
  performance.setResourceTimingBufferSize(5_000);

  document.addEventListener(
    'click',
    ({ isTrusted, target, timeStamp }) => {
      if (isTrusted && target.type === 'checkbox')
        clicked = { atMs: timeStamp, address: page.location.href, total: total() };
    },
    true,
  );

  new page.PerformanceObserver((entries) => events.push(...entries.getEntries())).observe({
    type: 'event',
    durationThreshold: leastEventMs,
    buffered: true,
  });

  new page.MutationObserver(() => {
    if (!clicked || page.location.href === clicked.address || total() === clicked.total) return;
    const { atMs } = clicked;
    clicked = undefined;
    page.requestAnimationFrame(() => {
      // A message is delivered right after the frame that is being made.
      const { port1, port2 } = new page.MessageChannel();
      port1.onmessage = () => tell(atMs, performance.now());
      port2.postMessage(undefined);
    });
  }).observe(document, { subtree: true, childList: true, characterData: true });

  // Later: the browser books a request when its last byte is read, and an event some time after its paint.
  const tell = (clickedAtMs: number, paintedAtMs: number) =>
    page.setTimeout(() => {
      const requests = performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => /[?&]_rsc=/.test(name) && startTime >= clickedAtMs && startTime < paintedAtMs)
        .map(({ startTime, responseEnd }) => ({ startMs: startTime, endMs: responseEnd }));
      const ours = events.filter(({ interactionId, startTime }) => interactionId > 0 && startTime <= paintedAtMs);
      events = [];
      const eventMs = Math.max(leastEventMs, ...ours.map(({ duration }) => duration));
      page.tellShownClick({ clickedAtMs, paintedAtMs, requests, eventMs });
    }, 400);
}

/** Runs in the page: whether React has taken over the filters. */
export function isHydrated(): boolean {
  const { document } = globalThis as unknown as Browser;
  return Object.keys(document.querySelector('#filter-form') ?? {}).some((key) => key.startsWith('__reactProps'));
}
