import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { beginPage, withExchange } from './exchange.ts';
import { keptRedirects } from './redirects.ts';

const env = { API_ORIGIN: 'http://api.test' };
const answering = (items: { fromPath: string; toPath: string }[]) => {
  const asked: string[] = [];
  const answer = { items, isDown: false };
  const ask: typeof fetch = async (address) => {
    asked.push(String(address));
    return answer.isDown ? new Response('', { status: 503 }) : Response.json({ items: answer.items });
  };
  return { asked, answer, ask };
};

test('an address leads where the table says, with or without a slash or .html at its end', async () => {
  const { ask, asked } = answering([{ fromPath: '/alt/seite', toPath: '/magazin' }]);
  const redirectOf = keptRedirects(env, { ask, now: () => 0 });
  for (const path of ['/alt/seite', '/alt/seite/', '/alt/seite.html']) expect(await redirectOf(path)).toBe('/magazin');
  for (const path of ['/alt', '/', '/alt/seite/mehr']) expect(await redirectOf(path)).toBeUndefined();
  expect(asked).toEqual(['http://api.test/api/v1/public/content/redirects']);
});

test('a thousand unknown addresses at once ask for the table once', async () => {
  const { ask, asked } = answering([]);
  const redirectOf = keptRedirects(env, { ask, now: () => 0 });
  await Promise.all(Array.from({ length: 1_000 }, (_, index) => redirectOf(`/x/${index}`)));
  expect(asked).toHaveLength(1);
});

test('what was known goes on while the API is down, and is asked for again after a while', async () => {
  const { ask, asked, answer } = answering([{ fromPath: '/a', toPath: '/b' }]);
  let clock = 0;
  const redirectOf = keptRedirects(env, { ask, now: () => clock });
  expect(await redirectOf('/a')).toBe('/b');
  answer.isDown = true;
  clock = 20_000;
  expect(await redirectOf('/a')).toBe('/b');
  answer.isDown = false;
  answer.items = [];
  clock = 40_000;
  expect(await redirectOf('/a')).toBeUndefined();
  expect(asked).toHaveLength(3);
});

test('a page that has waited for the API waits for the table only as long as it has left', async () => {
  const redirectOf = keptRedirects(env, { ask: () => new Promise(() => {}), now: () => 0 });
  const request = { url: '/', headers: {}, socket: {} } as IncomingMessage;
  const waitedMs = await withExchange(request, {} as ServerResponse, async () => {
    beginPage();
    await wait(1_000);
    const began = performance.now();
    expect(await redirectOf('/a')).toBeUndefined();
    return performance.now() - began;
  });
  expect(waitedMs).toBeLessThan(900);
});

test('an address of nothing but slashes costs no more than another', async () => {
  const { ask } = answering([{ fromPath: '/a', toPath: '/b' }]);
  const redirectOf = keptRedirects(env, { ask, now: () => 0 });
  const began = performance.now();
  for (let i = 0; i < 20; i++) expect(await redirectOf(`/${'/'.repeat(50_000)}x`)).toBeUndefined();
  expect(await redirectOf(`/a${'/'.repeat(50_000)}`)).toBe('/b');
  expect(performance.now() - began).toBeLessThan(1_000);
});
