// @vitest-environment jsdom
import { respond } from '@kardan/contract/client/testing/recording-server';
import { pageKeys } from '@kardan/contract/site-paths';
import { expect, test } from 'vitest';
import { showWithServer } from '#lib/testing/show-with-server.tsx';
import { PageField } from './page-field.tsx';

async function showPages(taken: readonly string[] = []) {
  const items = taken.map((key) => ({ key }));
  const { element, seen } = await showWithServer(<PageField kind="portal" language="de-AT" />, (response) =>
    respond(response, 200, { items, cursor: null, kinds: {} }),
  );
  await expect.poll(() => seen.length).toBe(1);
  return {
    addresses: () => [...element.querySelectorAll('option')].map(({ label, textContent }) => label || textContent),
    text: () => element.textContent,
    asked: seen[0]?.url,
  };
}

test('a text of a page is begun for pages of the site that have none in its language', async () => {
  const taken = (pageKeys.portal ?? []).filter((key) => key !== 'ranking' && key !== 'accessibility');
  const { addresses, asked } = await showPages(taken);
  await expect.poll(addresses).toEqual(['Bitte wählen', '/portal/barrierefreiheit', '/portal/reihung']);
  expect(asked).toMatch(/content\?kind=portal&language=de-AT$/);
});

test('where every page has its text, it says so', async () => {
  const { addresses, text } = await showPages(pageKeys.portal);
  await expect.poll(text).toContain('Jede dieser Seiten hat in dieser Sprache schon einen Text.');
  expect(addresses()).toEqual(['Bitte wählen']);
});
