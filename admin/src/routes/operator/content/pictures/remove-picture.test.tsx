// @vitest-environment jsdom
import type { StoredPicture } from '@kardan/contract/calls/operator/content-tools';
import { currentToasts } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { expect, test } from 'vitest';
import { showWithServer } from '#lib/testing/show-with-server.tsx';
import { RemovePicture } from './remove-picture.tsx';

async function showRemoval(texts: StoredPicture['texts']) {
  const { element, seen } = await showWithServer(
    <RemovePicture picture={{ name: 'kombi-wiese', texts } as StoredPicture} />,
    (response) => void response.writeHead(204).end(),
  );
  const dialog = () => element.querySelector('dialog')?.textContent ?? '';
  await expect.poll(() => element.querySelector('button')).not.toBeNull();
  element.querySelector('button')?.click();
  await expect.poll(dialog).toContain('kombi-wiese');
  const press = (name: string) =>
    [...element.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();
  return { element, dialog, press, calls: () => seen.map(({ method, url }) => `${method} ${url?.split('/').at(-1)}`) };
}

test('a picture in no text is deleted once that is confirmed, and said so', async () => {
  const { dialog, press, calls } = await showRemoval([]);
  expect(dialog()).toContain('lässt sich nicht rückgängig machen');
  expect(calls()).toEqual([]);
  press('Löschen');
  await expect.poll(() => currentToasts().map(({ text }) => text)).toContain('kombi-wiese ist gelöscht.');
  expect(calls()).toEqual(['DELETE kombi-wiese']);
});

test('of a picture that texts show it says which, and offers nothing else', async () => {
  const { element, dialog, calls } = await showRemoval([{ id: 7, title: 'Reifen im Winter', language: 'de-AT' }]);
  expect(dialog()).toContain('Löschen geht, sobald kein Text es mehr zeigt.');
  const link = element.querySelector('dialog a');
  expect([link?.textContent, link?.getAttribute('href')]).toEqual([
    'Reifen im Winter',
    '/dealership-admin/operator/content/7',
  ]);
  const buttons = [...element.querySelectorAll('dialog button')].map(({ textContent }) => textContent);
  expect(buttons).not.toContain('Löschen');
  expect(calls()).toEqual([]);
});
