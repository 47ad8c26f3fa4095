// @vitest-environment jsdom
import { TextsProvider } from '@kardan/ui/texts/texts-provider.tsx';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenConnected } from '#lib/browser/navigation.ts';
import german from '#locales/de-AT/common.json' with { type: 'json' };
import { OfflineNotice } from './offline-notice.tsx';

let isReachable: boolean;
let went: number;

beforeEach(() => {
  vi.useFakeTimers();
  isReachable = false;
  went = 0;
  vi.stubGlobal('fetch', async () => {
    if (!isReachable) throw new TypeError('no connection');
    return new Response();
  });
  render(
    <TextsProvider locale="de-AT" messages={{ common: german }}>
      <OfflineNotice />
    </TextsProvider>,
  );
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const notice = () => screen.getByRole('status').textContent;

async function tell(type: 'online' | 'offline'): Promise<void> {
  fireEvent(window, new Event(type));
  await passes(0);
}

async function ask(): Promise<void> {
  whenConnected(() => went++);
  await passes(0);
}

test('a connection behind which the site is not reached lets nothing go, until it is', async () => {
  await tell('offline');
  await ask();
  await tell('online');
  await passes(60_000);
  expect([went, notice()]).toEqual([0, expect.stringContaining('braucht eine Verbindung')]);
  isReachable = true;
  await passes(5_000);
  expect([went, notice()]).toEqual([1, '']);
  await passes(60_000);
  expect(went).toBe(1);
});

test('nothing is held once the site was reached', async () => {
  await tell('offline');
  expect(notice()).toContain('Keine Verbindung');
  isReachable = true;
  await tell('online');
  expect(notice()).toBe('');
  await ask();
  expect(went).toBe(1);
});

test('a connection that is gone again before the site was reached makes the page no younger', async () => {
  await tell('offline');
  const said = notice();
  await tell('online');
  await passes(10 * 60_000);
  await tell('offline');
  expect(notice()).toBe(said);
});
