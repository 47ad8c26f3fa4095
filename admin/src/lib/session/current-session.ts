import { createClient } from '@kardan/contract/client/client';
import { useSyncExternalStore } from 'react';
import { fetchInTime } from '../api/fetch-in-time.ts';
import { stored } from '../browser/stored.ts';
import { removeDrafts } from '../form/draft.ts';
import { adminBase } from '../router/admin-base.ts';
import { dropUndoable } from '../undo/undoable.ts';
import { settleIdentity } from './confirm-identity.ts';
import { createSession, type SessionState } from './session.ts';
import { noTabs, tabsOfBrowser } from './tabs.ts';

/** Says whether a sign-in is worth looking for: nobody is asked for a session that they never had. It holds no secret. */
const marker = stored('local', 'signedIn');

const plainApi = createClient({ host: '', fetch: fetchInTime });

export const session = createSession({
  refresh: () => plainApi.refreshSession({ body: {} }),
  tabs: import.meta.env.SSR ? noTabs : tabsOfBrowser(),
  exclusively: (work) => navigator.locks.request('kardan-session-renewal', work),
  onOtherAccount: () => {
    removeDrafts();
    settleIdentity(false);
    dropUndoable();
    // Nothing of the other person's stays in this tab's memory.
    location.replace(adminBase);
  },
});

/** Finds out whether somebody is signed in, and keeps the session renewed while a page is open. */
export async function startSession(): Promise<void> {
  session.subscribe(() => {
    if (session.state() === 'signed-in') marker.write('true');
    if (session.state() === 'signed-out') marker.remove();
  });
  if (marker.read() === undefined) session.startSignedOut();
  else await session.renew();
  scheduleRenewal();
}

export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.state, session.state);
}

/** Looks every half minute: timers of a tab in the background, or of a sleeping computer, come late. */
function scheduleRenewal(): void {
  setInterval(() => {
    // Without a connection the next call that needs a token tries again.
    if (session.renewInMs() === 0) session.renew().catch(() => undefined);
  }, 30_000);
}
