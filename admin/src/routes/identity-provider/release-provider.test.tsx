// @vitest-environment jsdom
import type { IdentityProvider } from '@kardan/contract/calls/admin/sso';
import { respond } from '@kardan/contract/client/testing/recording-server';
import { currentToasts } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { expect, test } from 'vitest';
import { showWithServer } from '#lib/testing/show-with-server.tsx';
import { ReleaseProvider } from './release-provider.tsx';

async function show(domains: IdentityProvider['domains']) {
  const provider = { issuer: 'https://id.lechner.example', domains } as IdentityProvider;
  const { element, seen } = await showWithServer(
    <main>
      <ReleaseProvider provider={provider} group={{ id: 7, name: 'Lechner Gruppe' }} groupId="lechner" />
    </main>,
    (response) => respond(response, 200, provider),
  );
  await expect.poll(() => element.querySelector('main')).not.toBeNull();
  const press = (within: string) =>
    [...element.querySelectorAll<HTMLButtonElement>(`${within} button`)]
      .find(({ textContent }) => textContent === 'Freigeben')
      ?.click();
  return { element, seen, press };
}

test('an operator releases the domains that wait, as they were looked at, once that is confirmed', async () => {
  const { element, seen, press } = await show([
    { domain: 'alt.example', isConfirmed: true },
    { domain: 'neu.example', isConfirmed: false },
  ]);
  expect(element.textContent).toContain('jede Adresse von neu.example nur noch über https://id.lechner.example an');
  press('main');
  await expect.poll(() => element.querySelector('dialog')?.textContent).toContain('Lechner Gruppe freigeben?');
  expect(seen).toEqual([]);
  press('dialog');
  await expect.poll(() => currentToasts().map(({ text }) => text)).toContain('Das Firmenkonto ist freigegeben');
  expect(seen[0]?.url).toMatch(/\/operator\/company-accounts\/7\/release$/);
  expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ issuer: 'https://id.lechner.example', domains: ['neu.example'] });
});

test('where nothing waits nothing is shown', async () => {
  const { element } = await show([{ domain: 'alt.example', isConfirmed: true }]);
  expect(element.textContent).toBe('');
});
