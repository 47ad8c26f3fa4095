import { iconSpritePath } from '@kardan/ui/icons/icon-sprite.gen.ts';
import { navigationAsked } from '#lib/browser/navigation.ts';
import { isSentByBrowser, leadsElsewhere } from './leads-elsewhere.ts';

interface Told {
  onHeld: () => void;
  /** There is a connection, whatever the browser says. */
  onReached: () => void;
}

interface Hold {
  /** Asks whether the site can be reached, at once and then every few seconds until it can. */
  check: () => Promise<void>;
  /** Takes up what was asked for last, unless the page has changed since. */
  letGo: () => void;
}

const retryMs = 3_000;
const answerWithinMs = 4_000;

/**
 * While there is no connection, keeps whatever leads to another page from the browser's error page: links, forms, and what
 * scripts make of them. What the browser says of the connection is not enough to let go: behind it may be a login page of a
 * hotel, or names that are not resolved yet.
 */
export function holdNavigation({ onHeld, onReached }: Told): Hold {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  let held: { from: string; go: () => void } | undefined;
  let retry: number | undefined;
  const check = async () => {
    const reachable = await isReachable();
    if (listening.signal.aborted) return;
    if (reachable) return onReached();
    window.clearTimeout(retry);
    retry = window.setTimeout(() => void check(), retryMs);
  };
  const hold = (event: Event, go: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    held = { from: location.href, go };
    onHeld();
    void check();
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
  const letGo = () => {
    listening.abort();
    window.clearTimeout(retry);
    if (held?.from === location.href) held.go();
  };
  return { check, letGo };
}

async function isReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(answerWithinMs);
    return (await fetch(iconSpritePath, { method: 'HEAD', cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}
