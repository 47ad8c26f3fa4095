import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { beginPage, requestedAddress, waitLeftMs, withExchange } from './exchange.ts';

test.each([
  ['/autohaendler?_rsc=1x2y', '/autohaendler'],
  ['/autohaendler?ort=8010&_rsc=1x2y', '/autohaendler?ort=8010'],
  ['/autohaendler?_rsc=1x2y&ort=8010', '/autohaendler?ort=8010'],
  ['/autohaendler?_rsc&ort=8010&umkreis=5', '/autohaendler?ort=8010&umkreis=5'],
  ['/autohaendler?name=x_rsc', '/autohaendler?name=x_rsc'],
])('%s is shown as %s', (url, shown) => {
  const request = { url, headers: {}, socket: {} } as IncomingMessage;
  expect(withExchange(request, {} as ServerResponse, requestedAddress)).toBe(shown);
});

test('calls of a page wait for the API together as long as one of them may', async () => {
  const request = { url: '/', headers: {}, socket: {} } as IncomingMessage;
  await withExchange(request, {} as ServerResponse, async () => {
    expect(waitLeftMs(100)).toBe(100);
    await new Promise((resolve) => setTimeout(resolve, 40));
    expect(waitLeftMs(100)).toBeLessThan(70);
    await new Promise((resolve) => setTimeout(resolve, 80));
    expect(waitLeftMs(100)).toBe(1);
  });
  expect(waitLeftMs(100)).toBe(100);
});

test('what a page does before its first call is taken off the time that it waits', async () => {
  const request = { url: '/', headers: {}, socket: {} } as IncomingMessage;
  await withExchange(request, {} as ServerResponse, async () => {
    await new Promise((resolve) => setTimeout(resolve, 40));
    const begun = performance.now();
    beginPage();
    await new Promise((resolve) => setTimeout(resolve, 40));
    const left = waitLeftMs(200);
    expect(left).toBeLessThan(170);
    // Not what it did before it was begun.
    expect(left).toBeGreaterThanOrEqual(Math.floor(200 - (performance.now() - begun)));
  });
});
