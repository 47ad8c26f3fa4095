import { ApiError } from '@kardan/contract/client/api-error';
import type { Tabs } from './tabs.ts';

/** An access token, as a sign-in or a renewal answers it. */
export interface Granted {
  accessToken: string;
  expiresInSeconds: number;
}

/**
 * - `starting`: not yet known whether there is a session
 * - `ended`: there was one while this page was open; what is on the page stays
 */
export type SessionState = 'starting' | 'signed-in' | 'signed-out' | 'ended';

interface Options {
  /** Asks for a new access token with the cookie that no script can read. */
  refresh: () => Promise<Granted>;
  tabs: Tabs;
  /** Runs one renewal at a time, whichever tab it is in. */
  exclusively: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Somebody else has signed in: what is on the page is not theirs, and nothing of it may be sent in their name. */
  onOtherAccount: () => void;
  nowMs?: () => number;
}

/** A token is renewed so long before its end, so that no call is sent with one that ends on its way. */
const renewBeforeEndMs = 60_000;

/**
 * The session of this browser. The access token is in this memory alone and in that of other tabs, which tell each other of
 * a new one: several calls and several tabs ask for one renewal.
 */
export function createSession({ refresh, tabs, exclusively, onOtherAccount, nowMs = Date.now }: Options) {
  let state: SessionState = 'starting';
  let token: { value: string; endsAtMs: number } | undefined;
  let accountId: string | undefined;
  let renewal: Promise<string | undefined> | undefined;
  const listeners = new Set<() => void>();

  const show = (next: SessionState) => {
    if (state === next) return;
    state = next;
    for (const listener of listeners) listener();
  };
  /** False for the token of somebody else, which is not used here. */
  const take = (value: string, endsAtMs: number): boolean => {
    const taken = accountOf(value) ?? accountId;
    if (accountId !== undefined && taken !== accountId) {
      token = undefined;
      onOtherAccount();
      return false;
    }
    accountId = taken;
    token = { value, endsAtMs };
    show('signed-in');
    return true;
  };
  const forget = (next: 'signed-out' | 'ended') => {
    token = undefined;
    if (next === 'signed-out') accountId = undefined;
    show(next);
  };

  const signIn = ({ accessToken, expiresInSeconds }: Granted): boolean => {
    const endsAtMs = nowMs() + expiresInSeconds * 1_000;
    tabs.tell({ kind: 'granted', accessToken, endsAtMs });
    return take(accessToken, endsAtMs);
  };

  /** A new token, from whoever is first; undefined when the session is over, or is somebody else's. */
  const renew = (): Promise<string | undefined> => {
    const before = token?.value;
    renewal ??= exclusively(async () => {
      // Another tab was faster, and told us while we waited for our turn.
      if (token && token.value !== before) return token.value;
      try {
        const granted = await refresh();
        return signIn(granted) ? granted.accessToken : undefined;
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 401) throw error;
        forget(state === 'signed-in' ? 'ended' : 'signed-out');
        return undefined;
      }
    }).finally(() => {
      renewal = undefined;
    });
    return renewal;
  };

  tabs.listen((message) => {
    if (message.kind === 'granted') take(message.accessToken, message.endsAtMs);
    else forget('signed-out');
  });

  return {
    state: () => state,
    /** Whose page it is: also after the session has ended, until somebody signs out. */
    accountId: () => accountId,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** False when somebody else has signed in than was here before. */
    signIn,
    renew,
    /** What a secure call carries; undefined when nobody is signed in. */
    accessToken: async () => {
      if (!token || state !== 'signed-in') return undefined;
      return token.endsAtMs - nowMs() > renewBeforeEndMs ? token.value : renew();
    },
    /** How long until the token should be renewed, for whoever sets a timer. */
    renewInMs: () => (token ? Math.max(0, token.endsAtMs - renewBeforeEndMs - nowMs()) : undefined),
    /** Nobody is signed in here any more, in no tab. */
    signOut: () => {
      forget('signed-out');
      tabs.tell({ kind: 'signed-out' });
    },
    /** There is no session to look for. */
    startSignedOut: () => forget('signed-out'),
  };
}

/** The account that a token is for; undefined for what is no such token. */
function accountOf(accessToken: string): string | undefined {
  try {
    const payload = accessToken.split('.')[1] ?? '';
    const { sub } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: unknown };
    return sub === undefined ? undefined : String(sub);
  } catch {
    return undefined;
  }
}
