import { iconSpritePath } from '@kardan/ui/icons/icon-sprite.gen.ts';
import { navigationAsked } from '#lib/browser/navigation.ts';
import { isSentByBrowser, leadsElsewhere } from './leads-elsewhere.ts';

interface Told {
  onHeld: () => void;
  /** The browser is wrong: there is a connection. */
  onReached: () => void;
}

/**
 * While there is no connection, keeps whatever leads to another page from the browser's error page: links, forms, and what
 * scripts make of them. Returns how to let go, which takes up what was asked for last, unless the page has changed since.
 */
export function holdNavigation({ onHeld, onReached }: Told): () => void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  let held: { from: string; go: () => void } | undefined;
  const hold = (event: Event, go: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    held = { from: location.href, go };
    onHeld();
    void isReachable().then((reachable) => {
      if (reachable && !listening.signal.aborted) onReached();
    });
  };
  document.addEventListener(
    'click',
    (event) => {
      const link = leadsElsewhere(event);
      if (link) hold(event, () => link.click());
    },
    options,
  );
  document.addEventListener(
    'submit',
    (event) => {
      if (!isSentByBrowser(event)) return;
      const { submitter } = event;
      const form = event.target as HTMLFormElement;
      if (form.method === 'get') hold(event, () => form.requestSubmit(submitter));
    },
    options,
  );
  document.addEventListener(
    navigationAsked,
    (event) => hold(event, (event as CustomEvent<() => void>).detail),
    options,
  );
  return () => {
    listening.abort();
    if (held?.from === location.href) held.go();
  };
}

async function isReachable(): Promise<boolean> {
  try {
    return (await fetch(iconSpritePath, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
