/** What tabs of this browser tell each other. */
export type TabMessage = { kind: 'granted'; accessToken: string; endsAtMs: number } | { kind: 'signed-out' };

export interface Tabs {
  tell: (message: TabMessage) => void;
  listen: (listener: (message: TabMessage) => void) => void;
}

/** By a channel that only pages of our own origin can read; nothing of it is stored. */
export function tabsOfBrowser(): Tabs {
  const channel = new BroadcastChannel('kardan-session');
  return {
    tell: (message) => channel.postMessage(message),
    listen: (listener) => channel.addEventListener('message', ({ data }) => listener(data as TabMessage)),
  };
}

/** Where the build renders a page there is no other tab, and a channel would keep the build from ending. */
export const noTabs: Tabs = { tell: () => undefined, listen: () => undefined };
