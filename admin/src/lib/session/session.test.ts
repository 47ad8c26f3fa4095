import { ApiError } from '@kardan/contract/client/api-error';
import { expect, test } from 'vitest';
import { createSession, type Granted } from './session.ts';
import type { TabMessage, Tabs } from './tabs.ts';

/** A browser with several tabs: one channel, one lock, one cookie's worth of renewals. */
function browser() {
  const listeners: { tab: number; listen: (message: TabMessage) => void }[] = [];
  let queue: Promise<unknown> = Promise.resolve();
  const state = {
    renewals: 0,
    nowMs: 0,
    isOver: false,
    isOffline: false,
    renewedToken: '',
    othersSeen: [] as number[],
  };
  const refresh = async (): Promise<Granted> => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    if (state.isOffline) throw new ApiError('network');
    if (state.isOver) throw new ApiError('session-ended', { status: 401 });
    state.renewals += 1;
    return { accessToken: state.renewedToken || `token ${state.renewals}`, expiresInSeconds: 900 };
  };
  const open = (tab: number) => {
    const tabs: Tabs = {
      tell: (message) => {
        for (const other of listeners) if (other.tab !== tab) other.listen(message);
      },
      listen: (listen) => listeners.push({ tab, listen }),
    };
    const exclusively = <Result>(work: () => Promise<Result>): Promise<Result> => {
      const turn = queue.then(work, work);
      queue = turn.catch(() => undefined);
      return turn;
    };
    const onOtherAccount = () => state.othersSeen.push(tab);
    return createSession({ refresh, tabs, exclusively, onOtherAccount, nowMs: () => state.nowMs });
  };
  return { state, open };
}

test('many calls in many tabs that find their token ended ask for one renewal', async () => {
  const { state, open } = browser();
  const tabs = [open(1), open(2), open(3)];
  tabs[0]?.signIn({ accessToken: 'first', expiresInSeconds: 900 });
  state.nowMs = 880_000;
  const tokens = await Promise.all(tabs.flatMap((tab) => [tab.accessToken(), tab.accessToken(), tab.renew()]));
  expect(new Set(tokens)).toEqual(new Set(['token 1']));
  expect(state.renewals).toBe(1);
});

test('a token is renewed a minute before its end, not sooner', async () => {
  const { state, open } = browser();
  const tab = open(1);
  tab.signIn({ accessToken: 'first', expiresInSeconds: 900 });
  state.nowMs = 839_000;
  expect(await tab.accessToken()).toBe('first');
  expect(tab.renewInMs()).toBe(1_000);
  state.nowMs = 841_000;
  expect(await tab.accessToken()).toBe('token 1');
});

test('a session that is over is told as ended where a page is open, and as signed out where none was', async () => {
  const { state, open } = browser();
  const working = open(1);
  const fresh = open(2);
  working.signIn({ accessToken: 'first', expiresInSeconds: 900 });
  fresh.startSignedOut();
  state.isOver = true;
  expect(await working.renew()).toBeUndefined();
  expect(working.state()).toBe('ended');
  expect(await working.accessToken()).toBeUndefined();
  expect(await fresh.renew()).toBeUndefined();
  expect(fresh.state()).toBe('signed-out');
});

test('a lost connection ends nothing: the next call asks again', async () => {
  const { state, open } = browser();
  const tab = open(1);
  tab.signIn({ accessToken: 'first', expiresInSeconds: 900 });
  state.isOffline = true;
  await expect(tab.renew()).rejects.toThrow('network');
  expect(tab.state()).toBe('signed-in');
  state.isOffline = false;
  expect(await tab.renew()).toBe('token 1');
});

test('signing out holds for every tab, signing in again too', () => {
  const { open } = browser();
  const [one, other] = [open(1), open(2)];
  one.signIn({ accessToken: 'first', expiresInSeconds: 900 });
  expect(other.state()).toBe('signed-in');
  other.signOut();
  expect([one.state(), other.state()]).toEqual(['signed-out', 'signed-out']);
});

/** As the API writes it, for an account. */
const tokenOf = (sub: string, end = '') => `header.${btoa(JSON.stringify({ sub, end }))}.signature`;
const grantedTo = (sub: string): Granted => ({ accessToken: tokenOf(sub), expiresInSeconds: 900 });

test('somebody else who signs in is never taken for the person whose page it is, in no tab', async () => {
  const { state, open } = browser();
  const [one, other] = [open(1), open(2)];
  expect(one.signIn(grantedTo('anna'))).toBe(true);
  expect(one.signIn(grantedTo('berta'))).toBe(false);
  expect(state.othersSeen.toSorted()).toEqual([1, 2]);
  expect(await one.accessToken()).toBeUndefined();
  expect(await other.accessToken()).toBeUndefined();
});

test("a renewal that brings somebody else's token is no renewal", async () => {
  const { state, open } = browser();
  const tab = open(1);
  tab.signIn(grantedTo('anna'));
  state.renewedToken = tokenOf('anna', 'later');
  expect(await tab.renew()).toBe(state.renewedToken);
  state.renewedToken = tokenOf('berta');
  expect(await tab.renew()).toBeUndefined();
  expect(state.othersSeen).toEqual([1]);
});

test('a page stays its person’s after the session has ended, and is anybody’s once they have signed out', async () => {
  const { state, open } = browser();
  const tab = open(1);
  tab.signIn(grantedTo('anna'));
  state.isOver = true;
  await tab.renew();
  expect(tab.state()).toBe('ended');
  expect(tab.signIn(grantedTo('berta'))).toBe(false);
  expect(tab.signIn(grantedTo('anna'))).toBe(true);
  tab.signOut();
  expect(tab.signIn(grantedTo('berta'))).toBe(true);
  expect(state.othersSeen).toEqual([1]);
});
