import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { requestedAddress, withExchange } from './exchange.ts';

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
